"""What Alembic runs: the steps that lack, on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from croupier.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
