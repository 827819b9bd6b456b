"""Every place in the package that raises a coded error, read from the source."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import tacora

ROOT = Path(tacora.__file__).parent


@dataclass(frozen=True)
class Site:
    """``details`` are the names of the details given there; ``None`` where they cannot be read."""

    where: str
    room: str
    code: str
    details: frozenset[str] | None


@cache
def _trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def _classes() -> dict[str, str]:
    """Error classes with their code, found through their bases."""
    codes = {"TacoraError": "error"}
    found = [node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    grown = True
    while grown:
        grown = False
        for node in found:
            bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
            known = [codes[base] for base in bases if base in codes]
            if known and node.name not in codes:
                codes[node.name] = _own_code(node) or known[0]
                grown = True
    return codes


def _own_code(node: ast.ClassDef) -> str | None:
    for item in node.body:
        target = item.targets[0] if isinstance(item, ast.Assign) else getattr(item, "target", None)
        value = getattr(item, "value", None)
        if isinstance(target, ast.Name) and target.id == "code" and isinstance(value, ast.Constant):
            return str(value.value)
    return None


@cache
def sites() -> tuple[Site, ...]:
    found = []
    for path, tree in _trees().items():
        relative = path.relative_to(ROOT)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            if name not in _classes():
                continue
            code: ast.expr = ast.Constant(_classes()[name])
            details: set[str] | None = set()
            for keyword in node.keywords:
                if keyword.arg == "code":
                    code = keyword.value
                elif keyword.arg is None:
                    details = None
                elif details is not None:
                    details.add(keyword.arg)
            if isinstance(code, ast.Constant):
                frozen = None if details is None else frozenset(details)
                where = f"{relative.as_posix()}:{node.lineno}"
                found.append(Site(where, relative.parts[0], str(code.value), frozen))
    return tuple(found)
