"""`looplint completion SHELL`: what completes the command line, made from what argparse knows.

eval "$(looplint completion bash)"                              in ~/.bashrc
looplint completion zsh > "${fpath[1]}/_looplint"               for zsh
looplint completion fish > ~/.config/fish/completions/looplint.fish
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import NamedTuple

from looplint import parser as parsers
from looplint.options import COMMANDS
from looplint.rule import rules

SHELLS = ("bash", "zsh", "fish")
_CODES = {"--select", "--extend-select", "--ignore", "--fixable", "--unfixable", "--rule"}


class _Option(NamedTuple):
    """An option of a command ("" for `check`): its names, its help, the values that it takes (None: no value)."""

    command: str
    names: tuple[str, ...]
    help: str
    values: tuple[str, ...] | None


def _codes() -> tuple[str, ...]:
    return tuple(rules())


def _commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield "", parsers.check_parser()
    for name in COMMANDS:
        make: Callable[[], argparse.ArgumentParser] | None = getattr(parsers, f"{name}_parser", None)
        if make is not None and name != "check":
            yield name, make()


def _options() -> Iterator[_Option]:
    for command, parser in _commands():
        for action in parser._actions:
            names = tuple(action.option_strings)
            if not names or action.help == argparse.SUPPRESS:
                continue
            values = tuple(map(str, action.choices)) if action.choices else ()
            if _CODES & set(names):
                values = _codes()
            takes = action.nargs != 0
            yield _Option(command, names, (action.help or "").split(";")[0].split(" (")[0], values if takes else None)


def script(shell: str) -> str:
    """The script for a shell. Raises KeyError for one that is not among `SHELLS`."""
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell]()


# -- bash --------------------------------------------------------------------------------------------------------
def _bash() -> str:
    options = list(_options())
    by_command = {command: [n for o in options if o.command == command for n in o.names] for command, _ in _commands()}
    cases = "\n".join(
        f'        {command or "*"}) options="{" ".join(names)}" ;;'
        for command, names in sorted(by_command.items(), reverse=True)
    )
    values: dict[str, str] = {}
    for option in options:
        if option.values:
            values.setdefault(" ".join(option.values), "")
            values[" ".join(option.values)] += "".join(f"|{name}" for name in option.names)
    valued = "\n".join(
        f'        {_alternatives(names)}) COMPREPLY=($(compgen -W "{words}" -- "$word")); return ;;'
        for words, names in values.items()
    )
    return f"""\
_looplint() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="" command="${{COMP_WORDS[1]}}" options words=""
    [ "$COMP_CWORD" -gt 0 ] && before="${{COMP_WORDS[COMP_CWORD-1]}}"
    case "$before" in
{valued}
    esac
    case "$command" in
{cases}
    esac
    [ "$COMP_CWORD" -eq 1 ] && words="{" ".join(COMMANDS)}"
    [ "$command" = explain ] && words="{" ".join(_codes())}"
    case "$word" in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
        *) COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word")) ;;
    esac
}}
complete -o filenames -F _looplint looplint
"""


def _alternatives(names: str) -> str:
    return "|".join(dict.fromkeys(names[1:].split("|")))


# -- zsh ---------------------------------------------------------------------------------------------------------
def _quoted(text: str) -> str:
    for char in "\\[]:":
        text = text.replace(char, f"\\{char}")
    return text.replace("'", "'\\''")


def _zsh() -> str:
    blocks = []
    for command, _ in _commands():
        lines = []
        for option in _options():
            if option.command != command:
                continue
            for name in option.names:
                value = (
                    ""
                    if option.values is None
                    else f":value:({' '.join(option.values)})"
                    if option.values
                    else ":value:_files"
                )
                lines.append(f"        '*{name}[{_quoted(option.help)}]{value}' \\")
        rest = f"'*:code:({' '.join(_codes())})'" if command == "explain" else "'*:path:_files'"
        blocks.append(f"    {command or '*'})\n        _arguments \\\n" + "\n".join(lines) + f"\n        {rest} ;;")
    commands = "\n".join(f"        '{name}:{_quoted(meaning)}'" for name, meaning in COMMANDS.items())
    return f"""\
#compdef looplint
_looplint() {{
    local -a commands
    commands=(
{commands}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
    fi
    case "$words[2]" in
{chr(10).join([*blocks[1:], blocks[0]])}
    esac
}}
compdef _looplint looplint
"""


# -- fish --------------------------------------------------------------------------------------------------------
def _fish() -> str:
    def text(words: str) -> str:
        return "'" + words.replace("\\", "\\\\").replace("'", "\\'") + "'"

    lines = [
        f"complete -c looplint -n __fish_use_subcommand -a {name} -d {text(meaning)}"
        for name, meaning in COMMANDS.items()
    ]
    for option in _options():
        where = (
            f"__fish_seen_subcommand_from {option.command}"
            if option.command
            else ("not __fish_seen_subcommand_from " + " ".join(name for name in COMMANDS if name != "check"))
        )
        names = " ".join(f"-l {n[2:]}" if n.startswith("--") else f"-s {n[1:]}" for n in option.names)
        value = "" if option.values is None else f" -x -a {text(' '.join(option.values))}" if option.values else " -r"
        lines.append(f"complete -c looplint -n {text(where)} {names}{value} -d {text(option.help)}")
    lines.append(f"complete -c looplint -n '__fish_seen_subcommand_from explain' -f -a {text(' '.join(_codes()))}")
    return "\n".join(lines) + "\n"
