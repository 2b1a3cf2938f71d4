"""Somebody's browser, as far as push goes: it gives out a subscription, and opens what comes."""

import base64
import json
import os
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.receiver import Letter, Receiver
from tests.server.rig import Data, Person

PUSHING = ["--push", "--webhooks-private", "--webhooks-wait", "0", "--public-url", "https://table.example/"]


def word(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(word: str) -> bytes:
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))


@dataclass
class Browser:
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, receiver: Receiver, path: str = "/push/secret-path") -> Data:
        keys = {"p256dh": word(self.public), "auth": word(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{receiver.port}{path}", "keys": keys}

    def subscribe(self, person: Person, receiver: Receiver, path: str = "/push/secret-path", **more: Any) -> str:
        answer = person.http.put("/push", json={**self.subscription(receiver, path), **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def open(self, body: bytes) -> bytes:
        """As RFC 8291 says it, written down from there."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = hkdf(self.auth, shared, b"WebPush: info\x00" + self.public + theirs, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        padded = AESGCM(key).decrypt(hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12), sealed, None)
        words, mark, rest = padded.rpartition(b"\x02")
        assert mark
        assert rest.strip(b"\x00") == b""
        return words

    def read(self, letter: Letter) -> Data:
        return dict(json.loads(self.open(letter.body)))


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def proven(letter: Letter, key: str) -> Data:
    """What the server says of itself to the push service; fails unless it signed that."""
    scheme, _, rest = letter.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    raw = data_of(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(key))
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(data_of(head)) == {"typ": "JWT", "alg": "ES256"}
    return dict(json.loads(data_of(claims)))
