"""What the command line of `looplint check` says, and the settings that it means."""

from __future__ import annotations

import os
from collections.abc import Sequence

from looplint.config import Config, ConfigError, Settings, amended

COMMANDS = {
    "check": "read scripts and notebooks, and report what is wrong (the default)",
    "run": "run a script, and judge by the same rules what really happens",
    "smoke": "run a training loop on tiny data and prove that it does what it should",
    "explain": "what a rule finds, why it matters, what to write instead; or what was seen in a line",
    "rules": "list all rules",
    "trace": "what looplint sees in a script: objects, events, choices and runs",
    "server": "serve an editor: findings as you type, pages on hover, fixes as code actions",
    "new": "write the file of a new rule, to be filled in",
    "clean": "delete the cache of the working directory",
    "completion": "print what completes the command line in bash, zsh or fish",
}


class Options:
    """What was said, by the names of the options; None or False where nothing was."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.exclude: list[str] | None = None
        self.force_exclude: bool | None = None
        self.no_respect_gitignore = False
        self.stdin_filename: str | None = None
        self.select: list[str] | None = None
        self.extend_select: list[str] | None = None
        self.ignore: list[str] | None = None
        self.per_file_ignores: list[tuple[str, list[str]]] | None = None
        self.confidence: str | None = None
        self.target_torch: str | None = None
        self.output_format: str | None = None
        self.output_file: str | None = None
        self.baseline: str | None = None
        self.write_baseline: str | None = None
        self.diff_base: str | None = None
        self.add_suppressions: str | None = None
        self.fix: bool | None = None
        self.unsafe_fixes: bool | None = None
        self.fix_only = False
        self.diff = False
        self.show_fixes = False
        self.exit_non_zero_on_fix = False
        self.fixable: list[str] | None = None
        self.unfixable: list[str] | None = None
        self.color = "auto"
        self.statistics = False
        self.quiet = False
        self.verbose = False
        self.fail_on: str | None = None
        self.exit_zero = False
        self.config: list[str] = []
        self.isolated = False
        self.jobs: int | None = None
        self.no_cache = False
        self.cache_dir: str | None = None
        self.show_files = False
        self.show_settings = False
        self.version = False


_SWITCHES = {
    "--fix": "fix",
    "--isolated": "isolated",
    "--no-cache": "no_cache",
    "--exit-zero": "exit_zero",
    "--quiet": "quiet",
}


def parse(words: Sequence[str]) -> Options:
    """The options that the words say; leaves with status 2 where they say none. Paths alone do without argparse."""
    options = Options()
    for word in words:
        if word in _SWITCHES:
            setattr(options, _SWITCHES[word], True)
        elif word.startswith("-") and word != "-":
            from looplint.parser import check_parser

            vars(options).update(vars(check_parser().parse_intermixed_args(words)))
            return options
        else:
            options.paths.append(word)
    return options


_PLAIN = (
    "select",
    "extend_select",
    "ignore",
    "confidence",
    "target_torch",
    "output_format",
    "fail_on",
    "force_exclude",
    "fixable",
    "unfixable",
)


def settings(options: Options) -> Settings:
    """The settings that the options mean, over those of the files. Raises `ConfigError`."""
    files = [text for text in options.config if "=" not in text or os.path.exists(text)]
    pairs = [_pair(text) for text in options.config if text not in files]
    if len(files) > 1:
        raise ConfigError(f"--config names more than one file: {', '.join(files)}")
    if files and options.isolated:
        raise ConfigError("--isolated reads no settings file, so --config cannot name one")
    table = {name.replace("_", "-"): value for name in _PLAIN if (value := getattr(options, name)) is not None}
    if options.exclude:
        table["extend-exclude"] = [os.path.abspath(glob) if "/" in glob else glob for glob in options.exclude]
    if options.no_respect_gitignore:
        table["respect-gitignore"] = False
    if options.per_file_ignores:
        table["per-file-ignores"] = _merged(options.per_file_ignores)
    overrides = (*pairs, table)
    _refuse_unknown(overrides)
    return Settings(overrides, file=files[0] if files else None, isolated=options.isolated)


def _merged(pairs: list[tuple[str, list[str]]]) -> dict[str, list[str]]:
    merged: dict[str, list[str]] = {}
    for pattern, codes in pairs:
        merged.setdefault(pattern, []).extend(codes)
    return merged


def _pair(text: str) -> dict[str, object]:
    """`KEY=VALUE` as TOML; a bare word counts as a string."""
    import tomllib

    key, _, value = text.partition("=")
    for written in (text, f'{key} = "{value.strip()}"'):
        try:
            return tomllib.loads(written)
        except tomllib.TOMLDecodeError:
            continue
    raise ConfigError(f"--config: {text!r} is not of the form KEY=VALUE, with the value as in TOML")


def _refuse_unknown(overrides: tuple[dict[str, object], ...]) -> None:
    from looplint.selection import suggestion, unknown

    for table in overrides:
        for word in unknown(amended(Config(layers=()), table).words):
            raise ConfigError(f"there is no rule {word!r}{suggestion(word)}")
