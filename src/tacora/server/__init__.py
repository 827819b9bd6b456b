"""The table service: tables, seats, sealed choices over the wire, nothing lost.

`tacora.server.app.create_app` makes the ASGI application; ``tacora serve`` runs it.
"""
