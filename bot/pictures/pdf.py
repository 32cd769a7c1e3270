"""Pictures as the pages of a PDF, to be printed: the PNGs' own compressed rows stand in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

WIDE = 419.53
"""The width of an A5 leaf, in points."""
A4 = (595.28, 841.89)
EDGE = 28.0
"""What stays white around a picture on an A4 leaf, in points."""
CORNER = 120.0
"""How high the picture is that all leaves bear: a phone reads its QR code at arm's length."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def leaf(png: bytes) -> bytes:
    """The PDF of a PNG made here, as wide as an A5 leaf."""
    width, height = _size(png)
    return _pdf([png], WIDE, WIDE * height / width, 0.0)


def document(pngs: Sequence[bytes], *, across: bool = False, corner: bytes | None = None) -> bytes:
    """A PDF of A4 leaves, upright or across, each with a picture as large as it fits; below it at the right the picture
    that all of them bear, if any."""
    wide, high = (A4[1], A4[0]) if across else A4
    return _pdf(pngs, wide, high, EDGE, corner)


def _pdf(pngs: Sequence[bytes], wide: float, high: float, edge: float, corner: bytes | None = None) -> bytes:
    """Pictures of eight bits a channel, with an alpha channel, which is dropped since the paper is opaque: a PDF image
    has none of its own, so the colour space takes four and its program `pop` drops the last."""
    pages = " ".join(f"{4 + 3 * at} 0 R" for at in range(len(pngs))).encode()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [%s] /Count %d >>" % (pages, len(pngs)),
        _stream(b"/FunctionType 4 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1]", b"{pop}"),
    ]
    strip, resources, beside = 0.0, b"", b""
    if corner is not None:
        width, height = _size(corner)
        strip, across = CORNER, CORNER * width / height
        resources = b" /C %d 0 R" % (4 + 3 * len(pngs))
        beside = b" q %.2f 0 0 %.2f %.2f %.2f cm /C Do Q" % (across, strip, wide - edge - across, edge)
    for at, png in enumerate(pngs):
        width, height = _size(png)
        scale = min((wide - 2 * edge) / width, (high - 2 * edge - strip) / height)
        left, below = (wide - width * scale) / 2, high - edge - height * scale
        drawn = b"q %.2f 0 0 %.2f %.2f %.2f cm /P Do Q" % (width * scale, height * scale, left, below)
        objects += [
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents %d 0 R"
            b" /Resources << /XObject << /P %d 0 R%s >> >> >>" % (wide, high, 5 + 3 * at, 6 + 3 * at, resources),
            _stream(b"", drawn + beside),
            _image(png),
        ]
    return _file(objects if corner is None else [*objects, _image(corner)])


def _image(png: bytes) -> bytes:
    """A picture as an object, its compressed rows as they are."""
    width, height = _size(png)
    said = (
        b"/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8"
        b" /ColorSpace [/DeviceN [/R /G /B /None] /DeviceRGB 3 0 R] /Filter /FlateDecode"
        b" /DecodeParms << /Predictor 15 /Colors 4 /BitsPerComponent 8 /Columns %d >>"
    ) % (width, height, width)
    return _stream(said, b"".join(body for kind, body in _chunks(png) if kind == b"IDAT"))


def _size(png: bytes) -> tuple[int, int]:
    header = next(body for kind, body in _chunks(png) if kind == b"IHDR")
    if header[8:] != b"\x08\x06\x00\x00\x00":
        raise ValueError("not a picture of ours")
    return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG: what each is, and its bytes."""
    if not png.startswith(_SIGNATURE):
        raise ValueError("not a PNG")
    at = len(_SIGNATURE)
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _stream(about: bytes, body: bytes) -> bytes:
    return b"<< %s /Length %d >>\nstream\n%s\nendstream" % (about, len(body), body)


def _file(objects: list[bytes]) -> bytes:
    """The objects, numbered from one, with the table of where each begins."""
    written = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, one in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%s\nendobj\n" % (number, one)
    table = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        written += b"%010d 00000 n \n" % place
    written += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(written)
