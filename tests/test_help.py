"""Help and refusals of wrong use: whole in French and Spanish, as the framework says them in English."""

from __future__ import annotations

import enum
import inspect
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest
import typer
from fluent.syntax import FluentParser, ast
from typer.core import TyperCommand

from tacora import cli, console
from tacora.help import language_of
from tacora.words import LANGUAGES, Words
from tacora.words.catalogue import help_text
from test_cli import call, processor_time, run

TACORA = str(Path(sys.executable).with_name("tacora"))
SPOKEN = [language for language in LANGUAGES if language != "en"]
EVERY = ["", *cli.COMMANDS]
PAIRS = [(command, language) for command in EVERY for language in SPOKEN]
TRIPLES = [(command, language) for command in EVERY for language in LANGUAGES]


@pytest.fixture(autouse=True)
def silent_system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return monkeypatch


def loaded(command: str) -> Any:
    """A command as the program has it, in English; the whole program for an empty name."""
    return cli._load(command, *cli.COMMANDS[command]) if command else typer.main.get_command(cli.app)


def parameters(command: str) -> list[Any]:
    """All parameters, ``--help`` too."""
    made = loaded(command)
    return list(made.get_params(typer.Context(made)))


def asked(command: str, language: str) -> str:
    ended = call(*([command] if command else []), "--help", "--language", language)
    assert ended.returncode == 0
    assert ended.stderr == ""
    return ended.stdout


def one_line(text: str) -> str:
    return " ".join(text.split())


def squeezed(text: str) -> str:
    """For comparing, as a line may also break after a hyphen."""
    return "".join(text.split())


# Every text has its words -------------------------------------------------------------------------


def keys(param: Any) -> list[str]:
    name = param.name.replace("_", "-")
    return [name, f"{name}-value"] if param.metavar is not None or param.param_type_name == "argument" else [name]


def messages(command: str, words: Words) -> dict[str, str]:
    """The message of each key of a command's parameters: its own, else the one for all. No message, no entry."""
    name = command or "tacora"
    found = {}
    for key in (key for param in parameters(command) for key in keys(param)):
        for message in (f"help-{name}.{key}", f"help-any.{key}"):
            if words.has(message):
                found[key] = message
                break
    return found


@pytest.mark.parametrize(("command", "language"), PAIRS)
def test_every_text_of_every_command_has_words(command: str, language: str) -> None:
    words = Words(language, help_only=True)
    assert words.has(f"help-{command or 'tacora'}")
    assert not command or words.has(f"help-{command}.short")
    wanted = {key for param in parameters(command) for key in keys(param)}
    assert wanted - set(messages(command, words)) == set(), "a new option needs words in fr and es"
    assert all(param.help for param in parameters(command))


@pytest.mark.parametrize("language", SPOKEN)
def test_words_shared_by_commands_are_shared_in_english_too(language: str) -> None:
    words = Words(language, help_only=True)
    english: dict[str, set[str]] = {}
    for command in EVERY:
        texts = {param.name.replace("_", "-"): param.help for param in parameters(command)}
        for key, message in messages(command, words).items():
            if message.startswith("help-any.") and key in texts:
                english.setdefault(message, set()).add(texts[key])
    assert len(english) > 10
    assert [message for message, texts in english.items() if len(texts) > 1] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_words_are_left_over(language: str) -> None:
    """A message of an option that is gone is found out."""
    words = Words(language, help_only=True)
    used = {message for command in EVERY for message in messages(command, words).values()}
    entries = FluentParser().parse(help_text(language)).body
    held = {
        f"help-{command}.{attribute.id.name}"
        for entry in entries
        if isinstance(entry, ast.Message)
        for command in [entry.id.name.removeprefix("help-")]
        for attribute in entry.attributes
    }
    assert {one for one in held if not one.endswith(".short")} == used
    named = {entry.id.name for entry in entries if isinstance(entry, ast.Message) and entry.attributes}
    assert named == {f"help-{command}" for command in ("any", "tacora", *cli.COMMANDS)}


def test_english_stands_in_the_code_alone() -> None:
    assert FluentParser().parse(help_text("en")).body[1:] == []
    assert "help-play" not in Words("fr")._bundle._messages  # nor are the words of help read where none is asked for


# As it is printed ---------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|of|and|with|which|instead|from|your|by|how|this|is|it|are|one|show|try|default|required|env var|"
    r"Usage:|Options:|Arguments:|Commands:|FILE|ADDRESS|VALUE|target|message)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize(("command", "language"), PAIRS)
def test_no_english_is_left(command: str, language: str) -> None:
    told = asked(command, language)
    plain = re.sub(r"<[\w \[\]]+>|--[\w-]+|/metrics|\bone-of\b", "", told)
    assert ENGLISH.findall(plain) == []
    made = loaded(command)
    for text in [*made.help.split("\n\n"), *(param.help for param in parameters(command))]:
        if len(text.split()) > 2 and not text.startswith("Example: "):
            assert squeezed(text) not in squeezed(told)
    words = Words(language, help_only=True)
    for message in messages(command, words).values():
        assert squeezed(words.say(message)) in squeezed(told)


@pytest.mark.parametrize(("command", "language"), TRIPLES)
def test_lines_fit_a_terminal(command: str, language: str) -> None:
    assert max(map(len, asked(command, language).splitlines())) <= 80


@pytest.mark.parametrize(("command", "language"), [(one, language) for one, language in TRIPLES if one])
def test_the_example_is_whole_and_parses(command: str, language: str) -> None:
    """On one line, so that it can be copied."""
    title = {"en": "Example: ", "fr": "Exemple\u202f: ", "es": "Ejemplo: "}[language]
    (line,) = [line.strip() for line in asked(command, language).splitlines() if title in line]
    program, name, *arguments = shlex.split(line.removeprefix(title))
    assert (program, name) == ("tacora", command)
    assert len(line) <= 76
    loaded(command).make_context(command, arguments)


@pytest.mark.parametrize("command", list(cli.COMMANDS))
def test_english_is_the_frameworks(command: str) -> None:
    """What English prints is untouched: the same as of a command that speaks nothing else."""
    made = loaded(command)
    plain = TyperCommand(command, params=made.params, help=made.help, callback=made.callback, rich_markup_mode=None)
    context = typer.Context(plain, info_name=f"tacora {command}", terminal_width=80)  # as the runner has it
    assert plain.get_help(context) + "\n" == asked(command, "en")


@pytest.mark.parametrize(("language", "title"), [("en", "Commands:"), ("fr", "Commandes\u202f:"), ("es", "Órdenes:")])
def test_the_list_of_commands(language: str, title: str) -> None:
    _, _, below = asked("", language).partition(f"\n{title}\n")
    assert re.findall(r"^  (\w+)  ", below, re.MULTILINE) == list(cli.COMMANDS)
    assert asked("", language).count(f"\n{title}\n") == 1


def test_defaults_bounds_and_variables() -> None:
    told = one_line(asked("serve", "fr"))
    assert "[par défaut : 8000, de 0 à 65535]" in told
    assert "[par défaut : browser]" in told
    assert "[par défaut : 0, 0 au moins]" in told
    assert "[variable d’environnement : TACORA_DATABASE]" in told
    assert "[par défaut : ]" not in told
    assert "L’enregistrement d’une partie. [obligatoire]" in one_line(asked("verify", "fr"))
    assert "[TEXTO]..." in asked("ask", "es")


# Which language -----------------------------------------------------------------------------------

STARTS = {"en": "Usage: ", "fr": "Usage\u202f: ", "es": "Uso: "}


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--language", "fr", "--help"], "fr"),
        (["--help", "--language", "fr"], "fr"),
        (["--language=fr", "--help"], "fr"),
        (["--help", "--language=fr-CA"], "fr"),
        (["-l", "es", "--help"], "es"),
        (["--help", "-l", "es"], "es"),
        (["-les", "--help"], "es"),
        (["play", "--language", "fr", "--help"], "fr"),
        (["play", "--help", "--language", "fr"], "fr"),
        (["--language", "fr", "play", "--help"], "fr"),
        (["-l", "es", "play", "--help", "-l", "fr"], "fr"),
        (["play", "--help", "-l", "tlh"], "en"),
        (["play", "--help"], "en"),
    ],
)
def test_help_in_the_language_asked_for_anywhere(arguments: list[str], language: str) -> None:
    ended = call(*arguments)
    assert ended.returncode == 0
    assert ended.stdout.startswith(STARTS[language])


@pytest.mark.parametrize(
    ("system", "arguments", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, [], "es"),
        ({"LANG": "fr_FR.UTF-8"}, [], "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, [], "en"),
        ({"LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LANG": "es_ES.UTF-8"}, ["-l", "fr"], "fr"),
        ({"LANG": "es_ES.UTF-8"}, ["-l", "en"], "en"),
        ({"LANG": "es_ES.UTF-8"}, ["-l", "tlh"], "es"),
    ],
)
def test_help_in_the_language_of_the_system(system: dict[str, str], arguments: list[str], language: str) -> None:
    for command in ([], ["verify"]):
        ended = run(*command, "--help", *arguments, **system)
        assert ended.returncode == 0
        assert ended.stdout.startswith(STARTS[language])


def test_words_after_the_dashes_are_no_options() -> None:
    assert language_of(["ask", "--", "-l", "fr"]) == "en"
    assert language_of(["ask", "-l", "es", "--", "-l", "fr"]) == "es"
    assert language_of(["ask", "-l"]) == "en"


def test_nothing_said_is_help_and_wrong_use(monkeypatch: pytest.MonkeyPatch) -> None:
    english, chosen = call(), call("-l", "fr")
    assert (english.returncode, chosen.returncode) == (2, 2)
    assert english.stderr == asked("", "en")
    assert chosen.stderr == asked("", "fr")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert call().stderr == chosen.stderr


def test_a_language_before_the_command_is_the_commands() -> None:
    assert "jugadores" in call("-l", "es", "games").stdout
    assert "joueurs" in call("-l", "es", "games", "-l", "fr").stdout
    refused = call("-l", "tlh", "games")
    assert refused.returncode == 1
    assert "tlh" in refused.stderr


# Wrong use ----------------------------------------------------------------------------------------

WRONG: list[tuple[list[str], str, str, str]] = [
    (
        ["replay", "--pain"],
        "Il n’y a pas d’option --pain. Voulais-tu dire --plain\u202f?",
        "No hay ninguna opción --pain. ¿Querías decir --plain?",
        "No such option: --pain",
    ),
    (["-z"], "Il n’y a pas d’option -z.", "No hay ninguna opción -z.", "No such option: -z"),
    (
        ["verif"],
        "Il n’y a pas de commande «\u202fverif\u202f». Voulais-tu dire verify\u202f?",
        "No hay ninguna orden «verif». ¿Querías decir verify?",
        "No such command 'verif'.",
    ),
    (
        ["xyz"],
        "Il n’y a pas de commande «\u202fxyz\u202f».",
        "No hay ninguna orden «xyz».",
        "No such command 'xyz'.",
    ),
    (
        ["play", "--seed"],
        "L’option --seed attend une valeur.",
        "La opción --seed necesita un valor.",
        "Option '--seed' requires an argument.",
    ),
    (
        ["play", "--plain=3"],
        "L’option --plain ne prend pas de valeur.",
        "La opción --plain no lleva valor.",
        "Option '--plain' does not take a value.",
    ),
    (["verify"], "Il manque l’argument FICHIER.", "Falta el argumento ARCHIVO.", "Missing argument 'FILE'."),
    (
        ["simulate"],
        "Il manque l’option --bots / -b.",
        "Falta la opción --bots / -b.",
        "Missing option '--bots' / '-b'",
    ),
    (
        ["serve", "--port", "99999"],
        "«\u202f99999\u202f» ne convient pas pour --port. Il faut un nombre entier de 0 à 65535.",
        "«99999» no vale para --port. Se espera un número entero de 0 a 65535.",
        "Invalid value for '--port'",
    ),
    (
        ["serve", "--keep-tables=-1"],
        "«\u202f-1\u202f» ne convient pas pour --keep-tables. Il faut un nombre, 0 au moins.",
        "«-1» no vale para --keep-tables. Se espera un número, 0 como mínimo.",
        "Invalid value for '--keep-tables'",
    ),
    (
        ["odds", "--cave", "1.5"],
        "«\u202f1.5\u202f» ne convient pas pour --cave. Il faut un nombre entier.",
        "«1.5» no vale para --cave. Se espera un número entero.",
        "Invalid value for '--cave'",
    ),
    (
        ["games", "two", "words"],
        "Il y a des mots en trop\u202f: two words",
        "Sobran palabras: two words",
        "(two words)",
    ),
    (
        ["play", "--option", "caves"],
        "--option «\u202fcaves\u202f»\u202f: il faut nom=valeur.",
        "--option «caves»: se espera nombre=valor.",
        "--option “caves”: expected name=value.",
    ),
    (["odds", "-o", "x"], "il faut nom=valeur.", "se espera nombre=valor.", "expected name=value."),
    (["simulate", "-b", "random", "-o", "x"], "il faut nom=valeur.", "se espera nombre=valor.", "expected name=value."),
    (
        ["play", "--resume", "--seed", "1"],
        "--resume reprend une partie sauvegardée",
        "--resume continúa una partida guardada",
        "--resume goes on with a saved match",
    ),
    (
        ["simulate", "--bots", "random", "--engine", "steam"],
        "--engine prend auto, kernel ou reference, pas «\u202fsteam\u202f».",
        "--engine admite auto, kernel o reference, no «steam».",
        "--engine takes auto, kernel or reference, not “steam”.",
    ),
    (["ask"], "Quelle question\u202f?", "¿Qué pregunta?", "Ask what?"),
    (
        ["serve", "--workers", "2", "--database", "tables.sqlite3"],
        "PostgreSQL",
        "PostgreSQL",
        "PostgreSQL",
    ),
]


@pytest.mark.parametrize(("arguments", "french", "spanish", "english"), WRONG, ids=[" ".join(one[0]) for one in WRONG])
def test_wrong_use_is_told_in_three_languages(
    arguments: list[str], french: str, spanish: str, english: str, silent_system: pytest.MonkeyPatch
) -> None:
    for language, sentence in (("fr", french), ("es", spanish), ("en", english)):
        silent_system.setenv("LANG", f"{language}_XX.UTF-8")
        ended = call(*arguments)
        assert ended.returncode == 2
        assert ended.stdout == ""
        assert sentence in ended.stderr
        told = [line for line in ended.stderr.splitlines() if line]
        if language == "en" or told[-1].startswith("tacora: "):
            continue
        command = f"tacora {arguments[0]}" if arguments[0] in cli.COMMANDS else "tacora"
        assert told[0].startswith(STARTS[language] + command)
        assert f"{command} --help" in told[1]
        assert told[1].startswith({"fr": "Essaie «\u202f", "es": "Prueba «"}[language])
        assert told[2].startswith({"fr": "Erreur\u202f: ", "es": "Error: "}[language])
        assert not ENGLISH.search(re.sub(r"--[\w-]+|two words", "", ended.stderr))


def test_wrong_use_in_the_language_asked_for() -> None:
    """Also where the very option is misspelled after it, and from a real command line."""
    for arguments in (["-l", "fr", "play", "--sed"], ["play", "-l", "fr", "--sed"], ["play", "--sed", "-lfr"]):
        ended = call(*arguments)
        assert ended.returncode == 2
        assert "Il n’y a pas d’option --sed" in ended.stderr
    ended = run("serve", "--port", "x", "--language", "es", LANG="fr_FR.UTF-8")
    assert ended.returncode == 2
    assert "«x» no vale para --port" in ended.stderr


@pytest.mark.parametrize("language", SPOKEN)
def test_foreign_text_cannot_reach_the_terminal(language: str) -> None:
    for arguments in (["\x1b[31mx"], ["games", "\x1b]0;title\x07"], ["serve", "--port", "\x1b[2J"], ["--\x1b[1mz"]):
        ended = call("-l", language, *arguments)
        assert ended.returncode == 2
        assert "\x1b" not in ended.stderr
        assert "\x07" not in ended.stderr


class Colour(enum.Enum):
    RED = "red"
    GREEN = "green"


def toy(
    count: Annotated[int, typer.Option(max=9, envvar="TOY_COUNT")] = 1,
    share: Annotated[float, typer.Option()] = 0.5,
    colour: Annotated[Colour, typer.Option()] = Colour.RED,
    numbers: Annotated[list[int] | None, typer.Option()] = None,
) -> None:
    """A toy."""


@pytest.mark.parametrize(
    ("arguments", "variable", "french", "spanish"),
    [
        (["--count", "10"], "", "Il faut un nombre entier, 9 au plus.", "Se espera un número entero, 9 como máximo."),
        ([], "many", "«\u202fmany\u202f» ne convient pas pour --count.", "«many» no vale para --count."),
        (["--share", "half"], "", "Il faut un nombre.", "Se espera un número."),
        (["--colour", "blue"], "", "une de ces valeurs\u202f: red, green.", "uno de estos valores: red, green."),
        (["--numbers", "1", "--numbers", "x"], "", "«\u202f1 x\u202f» ne convient", "«1 x» no vale para --numbers."),
    ],
)
def test_kinds_of_values_no_command_has_yet(
    arguments: list[str], variable: str, french: str, spanish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice, an upper bound alone, a value from the environment; and what has no words stays English."""
    if variable:
        monkeypatch.setenv("TOY_COUNT", variable)
    for language, sentence in (("fr", french), ("es", spanish)):
        app = typer.Typer(add_completion=False, rich_markup_mode=None)
        app.command("toy", cls=cli.Command)(toy)
        command = typer.main.get_command(app)
        assert isinstance(command, cli.Command)
        command.speak(Words(language, help_only=True), "toy")
        with pytest.raises(SystemExit) as stopped:
            command.main(arguments, prog_name="toy")
        assert stopped.value.code == 2
        with pytest.raises(typer.BadParameter) as refused:
            command.main(arguments, prog_name="toy", standalone_mode=False)
        assert sentence in refused.value.format_message()
        assert "A toy." in command.get_help(typer.Context(command, info_name="toy"))


# What the system refuses, and what is not installed -----------------------------------------------


@pytest.mark.parametrize(
    ("language", "missing", "folder"),
    [
        ("fr", "Il n’y a pas de fichier", "est un dossier, pas un fichier."),
        ("es", "No hay ningún archivo", "es una carpeta, no un archivo."),
        ("en", "There is no file", "is a folder, not a file."),
    ],
)
def test_files_that_cannot_be_read(language: str, missing: str, folder: str, tmp_path: Path) -> None:
    absent = call("verify", tmp_path / "nothing.json", "-l", language)
    assert (absent.returncode, absent.stdout) == (1, "")
    assert missing in absent.stderr
    assert "nothing.json" in absent.stderr
    assert folder in call("replay", tmp_path, "-l", language).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_other_troubles_are_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    def told(error: OSError) -> str:
        @console.guarded
        def command(language: str) -> None:
            raise error

        with pytest.raises(typer.Exit) as stopped:
            command(language=language)
        assert stopped.value.exit_code == 1
        return capsys.readouterr().err

    assert "secret.json" in told(PermissionError(13, "Permission denied", "secret.json"))
    assert "No space left" in told(OSError(28, "No space left on device", "full.json"))
    assert "No route" in told(OSError(113, "No route to host"))
    assert "Permission" not in told(PermissionError(13, "Permission denied", "secret.json"))


@pytest.mark.parametrize(
    ("language", "sentence"), [("fr", "a besoin de numpy"), ("es", "necesita numpy"), ("en", "needs numpy")]
)
def test_a_missing_extra_is_named(language: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name="numpy.core")

    monkeypatch.setattr("importlib.import_module", nothing)
    ended = call("-l", language, "simulate", "--help")
    assert ended.returncode == 1
    assert sentence in ended.stderr
    assert "pip install 'tacora[simulate]'" in ended.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_lacks_letters(encoding: str) -> None:
    ended = subprocess.run(
        [TACORA, "verify", "--help", "-l", "fr"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        check=True,
    )
    assert b"tacora verify" in ended.stdout
    assert ended.stderr == b""


# Quick --------------------------------------------------------------------------------------------


def test_help_is_quick_in_every_language() -> None:
    for language in LANGUAGES:
        assert processor_time([TACORA, "--help", "-l", language], times=3) < 0.5


def test_help_reads_the_words_of_help_alone() -> None:
    code = inspect.cleandoc(
        """
        import sys
        from tacora.cli import app
        try:
            app(["--help", "-l", "fr"], prog_name="tacora")
        except SystemExit:
            pass
        from tacora.words import catalogue
        assert catalogue.help_text.cache_info().misses == 1
        assert catalogue.catalogue_text.cache_info().misses == 0
        assert not {"textual", "numpy", "numba", "fastapi", "tacora.core.registry"} & set(sys.modules)
        """
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert ended.stdout.startswith(STARTS["fr"])
