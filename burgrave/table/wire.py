"""How messages travel: compressed lightly, for a whole position is long and the server has other work, too."""

from __future__ import annotations

import zlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

try:
    from isal import isal_zlib
except ImportError:  # where there is no wheel of it, zlib does the same work in four times the time
    isal_zlib = None  # type: ignore[assignment]

# Measured on a position of 60 kB: isal takes 0.1 ms for 11.8 kB, zlib at level 3 0.4 ms for 11.1 kB, and the usual
# level 6 with a window of 12 bits 0.9 ms for 11.0 kB.
LEVEL = 1 if isal_zlib else 3


class Deflate(PerMessageDeflate):
    """Compression of one socket's messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not self.local_no_context_takeover:
            bits = -self.local_max_window_bits
            self.encoder: Any = (
                isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, bits, isal_zlib.DEF_MEM_LEVEL)
                if isal_zlib
                else zlib.compressobj(LEVEL, zlib.DEFLATED, bits)
            )


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Offers our compression where uvicorn offers the usual one."""

    def process_request_params(self, *args: Any, **kwargs: Any) -> Any:
        answer, usual = super().process_request_params(*args, **kwargs)
        own = Deflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )
        return answer, own


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn speaks it, with our compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DeflateFactory()]
