"""The live house over the network: HTTP, the WebSocket, sessions and roles."""

from croupier.server.app import make_app
from croupier.server.settings import ServerSettings, SettingsError

__all__ = ["ServerSettings", "SettingsError", "make_app"]
