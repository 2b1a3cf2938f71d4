"""Sealed notices: only one browser can open them (RFC 8291), and its push service knows whose they are (RFC 8292)."""

import base64
import os
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
NUMBER: Final = 32  # bytes of a private one, and of each half of a signature
AUTH: Final = 16
RECORD: Final = 4096  # bytes; what we say fits into one record
LAST: Final = b"\x02"  # after the words of the last record
VALID_SECONDS: Final = 12 * 3600  # of the 24 hours that are allowed


def new_private() -> str:
    """A new key of the server's."""
    return base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big"))


def base64url(data: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(word: str) -> bytes:
    """The bytes of such a word; ValueError if it is none."""
    return base64.b64decode(word + "=" * (-len(word) % 4), b"-_", validate=True)


class Lock(msgspec.Struct, frozen=True):
    """What a browser gives out so that somebody may write to it: its public key, and a secret of the two."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """ValueError unless something can be sealed with it."""
        self.public()
        if len(bytes_of(self.auth)) != AUTH:
            raise ValueError("auth")

    def public(self) -> ec.EllipticCurvePublicKey:
        """The browser's public key; ValueError if it is no point of the curve."""
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(self.p256dh))


def seal(words: bytes, lock: Lock) -> bytes:
    """The body of a request that only this browser can read."""
    ours, salt = ec.generate_private_key(CURVE), os.urandom(AUTH)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), lock.public())
    secret = _derived(shared, bytes_of(lock.auth), b"WebPush: info\0" + bytes_of(lock.p256dh) + point, NUMBER)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point
    return head + AESGCM(key).encrypt(nonce, words + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Signer:
    """Signs for the server, by a key that browsers know it by."""

    def __init__(self, private: str) -> None:
        self.private = ec.derive_private_key(int.from_bytes(bytes_of(private), "big"), CURVE)
        self.public = base64url(_point(self.private.public_key()))

    def header(self, origin: str, contact: str, now: float) -> str:
        """The word of proof for a push service: for whom, until when, and whom to ask about us."""
        claims = {"aud": origin, "exp": int(now) + VALID_SECONDS, "sub": contact}
        said = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        halves = utils.decode_dss_signature(self.private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url(b"".join(half.to_bytes(NUMBER, "big") for half in halves))
        return f"vapid t={said}.{signature}, k={self.public}"
