"""Where this service can be reached from."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from tacora.server.settings import Settings

__all__ = ["lan_addresses", "public_base", "reachable"]


def lan_addresses() -> list[str]:
    """This machine's IPv4 addresses in its own network, the likeliest first. No packet is sent."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only asks which interface would be used
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(info[4][0]))
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]


def reachable(settings: Settings, base_url: str) -> list[str]:
    """Addresses to give to other devices."""
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    base = base_url.rstrip("/")
    parts = urlsplit(base)
    if parts.hostname not in ("localhost", "127.0.0.1", "::1"):
        return [base]
    if settings.host not in ("0.0.0.0", "::"):
        return [base]
    port = f":{parts.port}" if parts.port else ""
    return [f"{parts.scheme}://{address}{port}" for address in lan_addresses()] or [base]


def public_base(settings: Settings, base_url: str) -> str:
    """The address links and QR codes point to."""
    return reachable(settings, base_url)[0]
