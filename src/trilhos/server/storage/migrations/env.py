"""Alembic's environment: it runs inside the connection that `database.connect` hands over."""

from alembic import context

from trilhos.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
