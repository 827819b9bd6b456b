from __future__ import annotations

import pytest

from tacora.assistant.desk import Desk, desk_for


@pytest.fixture(scope="session")
def desk() -> Desk:
    made = desk_for("diamant")
    made.warm()
    return made
