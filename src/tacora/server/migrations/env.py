"""Alembic runs the migrations on the connection it is handed; there is no alembic.ini."""

from alembic import context

from tacora.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
