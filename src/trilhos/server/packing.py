"""What is long is packed on its way: the log of a game has up to 160 kB, packed 11."""

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

ONE_PACKET: Final = 1400  # bytes; what fits into one gets no quicker
PACKED: Final = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig("gzip", minimum_size=ONE_PACKET, gzip_compress_level=4),
)
