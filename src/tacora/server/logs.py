"""Structured logs: one JSON object a line on standard error. No key, no choice, no name and no text is ever logged."""

from __future__ import annotations

import json
import logging
import sys
import time

__all__ = ["JsonFormatter", "set_up"]

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """``time`` (UTC), ``level``, ``logger``, ``event``, and what was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry: dict[str, object] = {
            "time": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _STANDARD:
                entry[name] = value if isinstance(value, str | int | float | bool | list) else str(value)
        if record.exc_info and record.exc_info[0] is not None:
            # The trace without the values: an exception's text may quote what a person sent.
            entry["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            places = []
            while trace is not None:
                places.append(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")
                trace = trace.tb_next
            entry["trace"] = places[-12:]
        return json.dumps(entry, ensure_ascii=False)


def set_up(level: str = "INFO") -> None:
    """Send the service's and the web server's logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("tacora", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # The web server's own notes name paths, and a path holds a table's code: only its warnings are kept.
        logger.setLevel(level if name == "tacora" else "WARNING")
    logging.getLogger("alembic").setLevel("WARNING")
