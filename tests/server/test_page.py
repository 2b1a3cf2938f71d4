"""The server shows the page of the table: the files of one folder, packed, with what browsers need to keep them."""

import asyncio
import gzip
import http.client
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from tests.server import plain
from tests.server.rig import PATIENCE, Server, serving
from tests.server.test_serve import refused
from trilhos.server.page import handlers

SCRIPT = b"export const answer = 42;\n" * 200
FONT = bytes(range(256)) * 4
FILES = {
    "index.html": b"<!doctype html><title>Trilhos</title>" + b"<p>hello</p>" * 50,
    "trilhos.webmanifest": b'{"name": "Trilhos"}',
    "icon.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "assets/index-abc123.js": SCRIPT,
    "assets/index-abc123.css": b"body { margin: 0 }\n" * 100,
    "assets/font-abc123.woff2": FONT,
    "assets/strange.xyz": b"?",
}


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page of our own; a file beside its folder must never be found."""
    folder = tmp_path_factory.mktemp("shown")
    for name, content in FILES.items():
        path = folder / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "secret.txt").write_text("secret")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(folder / "page")) as running:
        yield running


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return plain.get(server.url + path, headers=headers)


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_sent_whole(shown: Server, name: str) -> None:
    for encoding in ("gzip, br", "identity"):
        answer = get(shown, f"/{name}", **{"Accept-Encoding": encoding})
        assert (answer.status_code, answer.content) == (200, FILES[name])
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/index-abc123.css", "text/css; charset=utf-8"),
        ("/assets/font-abc123.woff2", "font/woff2"),
        ("/trilhos.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/strange.xyz", "application/octet-stream"),
    ],
)
def test_browsers_are_told_what_a_file_is(shown: Server, path: str, media: str) -> None:
    answer = get(shown, path)
    assert answer.headers["content-type"] == media
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_texts_are_packed_and_what_is_packed_already_is_not(shown: Server) -> None:
    assert wire(shown, "/assets/index-abc123.js", "gzip") == ("gzip", gzip.compress(SCRIPT, mtime=0))
    assert wire(shown, "/assets/index-abc123.js", "br, gzip;q=0") == (None, SCRIPT)
    assert wire(shown, "/assets/strange.xyz", "gzip") == (None, b"?")


def wire(server: Server, path: str, accepted: str) -> tuple[str | None, bytes]:
    """The encoding of an answer, and its bytes as they came."""
    with httpx.stream("GET", server.url + path, headers={"Accept-Encoding": accepted}, timeout=PATIENCE) as answer:
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())


def test_hashed_files_are_kept_for_ever_and_the_start_is_asked_about(shown: Server) -> None:
    assert "immutable" in get(shown, "/assets/index-abc123.js").headers["cache-control"]
    for path in ("/", "/index.html", "/trilhos.webmanifest"):
        assert get(shown, path).headers["cache-control"] == "no-cache"


def test_what_a_browser_has_is_not_sent_again(shown: Server) -> None:
    tag = get(shown, "/").headers["etag"]
    again = get(shown, "/", **{"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert get(shown, "/", **{"If-None-Match": 'W/"other"'}).status_code == 200
    assert get(shown, "/icon.svg").headers["etag"] != tag


def test_a_head_request_has_no_body(shown: Server) -> None:
    answer = plain.request("HEAD", shown.url + "/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets",
        "/assets/",
        "/api/nothing",
        "/assets/index-abc123.js%00",
    ],
)
def test_nothing_else_is_found(shown: Server, path: str) -> None:
    """Asked as it stands here: other clients would tidy the path up first."""
    assert asked_as_it_stands(shown, path) == (404, b'{"error":"http-404","message":"There is nothing here."}')


def asked_as_it_stands(server: Server, path: str) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize("path", ["/index.html/", "//index.html", "/%69ndex.html"])
def test_a_path_has_one_spelling(shown: Server, path: str) -> None:
    assert asked_as_it_stands(shown, path)[0] == 404


def test_a_query_changes_nothing(shown: Server) -> None:
    assert asked_as_it_stands(shown, "/index.html?x=1") == (200, FILES["index.html"])


def test_files_share_one_label_in_the_metrics(shown: Server) -> None:
    get(shown, "/assets/index-abc123.css")
    figures = get(shown, "/metrics").text
    assert 'trilhos_requests_total{route="/",status="200"}' in figures
    assert "index-abc123" not in figures


def test_a_server_without_a_page_says_what_to_do(tmp_path: Path) -> None:
    english, portuguese = unbuilt_answer(tmp_path, "en"), unbuilt_answer(tmp_path, "pt-BR,pt;q=0.9")
    assert 'lang="en"' in english
    assert "run &quot;make page&quot;" in english
    assert "rode &quot;make page&quot;" in portuguese


def unbuilt_answer(empty: Path, language: str) -> str:
    """Asked of the application itself: whether this package has a page depends on how it was built."""

    async def ask() -> httpx.Response:
        app = Litestar(list(handlers(empty)), logging_config=None, openapi_config=None)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as client:  # type: ignore[arg-type]
            return await client.get("http://here/", headers={"Accept-Language": language})

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
    return answer.text


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    assert "make page" in refused(tmp_path, "--db", str(tmp_path / "g.sqlite"), "--page", str(tmp_path))
