"""`looplint server`: a language server, so that editors show findings while one types.

`places`: what is open, and positions as editors count them. `checking`: a document -> a report, from the unsaved text.
`answers`: findings -> diagnostics, hovers, code actions. `service`: which message leads to which of these. Only this
package loads pygls, and nothing but the command loads this package.
"""
