"""The cards, options and bots of all games, as data and as lines."""

from __future__ import annotations

from typing import Any

from tacora import bots
from tacora.core import registry
from tacora.core.botspec import BotParameter, BotSpec
from tacora.core.data import to_data
from tacora.core.meta import GameMeta
from tacora.core.options import Option
from tacora.words import Words

__all__ = ["bot_label", "cards", "choice_label", "lines", "option_help", "option_label", "preset_title"]


def preset_title(meta: GameMeta, name: str, words: Words) -> str:
    """A preset's title for people."""
    return words.say(f"preset-{name}") if words.has(f"preset-{name}") else meta.options.preset(name).title


def option_label(option: Option, words: Words) -> str:
    """An option's name for people."""
    return words.say(f"option-{option.name}") if words.has(f"option-{option.name}") else option.name.replace("_", " ")


def option_help(option: Option, words: Words) -> str:
    """What an option means, in one sentence."""
    key = f"option-{option.name}.help"
    return words.say(key) if words.has(key) else option.help


def choice_label(option: Option, value: str, words: Words) -> str:
    """One value of a ``choice`` option for people."""
    key = f"choice-{option.name}-{value}"
    return words.say(key) if words.has(key) else value.replace("_", " ")


def bot_label(name: str, words: Words) -> str:
    """A kind of bot for people, by its name without parameters."""
    return words.say(f"bot-{name}") if words.has(f"bot-{name}") else name.replace("-", " ").capitalize()


def bot_help(spec: BotSpec, words: Words) -> str:
    """How a bot plays, in one sentence."""
    key = f"bot-{spec.name}.help"
    return words.say(key) if words.has(key) else spec.help


def cards(language: str) -> list[dict[str, Any]]:
    """Every game's card as plain data; ``help`` in the language asked for."""
    return [_card(meta, Words(language, meta.id)) for meta in registry.all_games()]


def _card(meta: GameMeta, words: Words) -> dict[str, Any]:
    return {
        "id": meta.id,
        "title": meta.title,
        "authors": list(meta.authors),
        "year": meta.year,
        "players": list(meta.players),
        "official_players": list(meta.official_players),
        "age": meta.age,
        "minutes": meta.minutes,
        "stage": meta.stage,
        "rules_versions": list(meta.rules_versions),
        "default_preset": meta.options.default_preset,
        "presets": [
            {
                "name": preset.name,
                "title": preset_title(meta, preset.name, words),
                "house": preset.house,
                "uncertain": list(preset.uncertain),
                "values": to_data(dict(preset.values)),
            }
            for preset in meta.options.presets
        ],
        "options": [_option(option, words) for option in meta.options.options],
        "bots": [
            {
                "name": spec.name,
                "label": bot_label(spec.name, words),
                "level": spec.level,
                "help": bot_help(spec, words),
                "source": spec.source,
                "parameters": [_parameter(one) for one in spec.parameters],
            }
            for spec in bots.specs(meta.id)
        ],
    }


def _option(option: Option, words: Words) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "label": option_label(option, words),
        "kind": option.kind,
        "default": to_data(option.default),
        "help": option_help(option, words),
        "house": option.house,
        "advanced": option.advanced,
    }
    if option.kind == "choice":
        data["choices"] = list(option.choices)
    if option.kind in ("integer", "integers"):
        data |= {"minimum": option.minimum, "maximum": option.maximum}
    if option.kind == "integers":
        data |= {"min_length": option.min_length, "max_length": option.max_length}
    return data


def _parameter(parameter: BotParameter) -> dict[str, Any]:
    data: dict[str, Any] = to_data(parameter)
    del data["type"]
    return data


def lines(language: str) -> list[str]:
    """Every game's card as lines of text."""
    result: list[str] = []
    for meta in registry.all_games():
        words = Words(language, meta.id)
        if result:
            result.append("")
        low, high = meta.official_players
        title = f"{meta.title} – {', '.join(meta.authors)}" if meta.authors else meta.title
        result.append(words.say("terminal-card", title=title, low=low, high=high, minutes=meta.minutes, age=meta.age))
        result.append(f"  tacora play --game {meta.id}")
        for preset in meta.options.presets:
            standard = f" ({words.say('terminal-standard')})" if preset.name == meta.options.default_preset else ""
            result.append(f"  --preset {preset.name}  {preset_title(meta, preset.name, words)}{standard}")
        for option in meta.options.options:
            result.append(f"  --option {option.name}={_values(option)}  {option_help(option, words)}")
        for spec in bots.specs(meta.id):
            spans = "&".join(f"{one.name}={_span(one)}" for one in spec.parameters)
            name = f"{spec.name}?{spans}" if spans else spec.name
            result.append(f"  --bots {name}  {bot_label(spec.name, words)} – {bot_help(spec, words)}")
    return result


def _span(parameter: BotParameter) -> str:
    return f"{parameter.minimum:g}..{parameter.maximum:g}"


def _values(option: Option) -> str:
    if option.kind == "choice":
        return "|".join(option.choices)
    if option.kind == "flag":
        return "true|false"
    span = f"{option.minimum}..{option.maximum}"
    return span if option.kind == "integer" else f"{span},…"
