"""A picture as the one page of a PDF, to be printed on an A5 leaf: the PNG's own compressed rows stand in it."""

from __future__ import annotations

from collections.abc import Iterator

WIDE = 419.53
"""The width of an A5 leaf, in points."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def leaf(png: bytes) -> bytes:
    """The PDF of a PNG made here: eight bits a channel, with an alpha channel, which is dropped since the paper is
    opaque."""
    chunks = [*_chunks(png)]
    header = next(body for kind, body in chunks if kind == b"IHDR")
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    if header[8:] != b"\x08\x06\x00\x00\x00":
        raise ValueError("not a picture of ours")
    rows = b"".join(body for kind, body in chunks if kind == b"IDAT")
    high = WIDE * height / width
    drawn = b"q %.2f 0 0 %.2f 0 0 cm /P Do Q" % (WIDE, high)
    # A PDF image has no alpha channel of its own: the colour space takes four and its program `pop` drops the last.
    colours = b"[/DeviceN [/R /G /B /None] /DeviceRGB 6 0 R]"
    image = (
        b"/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8 /ColorSpace %s /Filter /FlateDecode"
        b" /DecodeParms << /Predictor 15 /Colors 4 /BitsPerComponent 8 /Columns %d >>"
    ) % (width, height, colours, width)
    return _file(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents 4 0 R"
            b" /Resources << /XObject << /P 5 0 R >> >> >>" % (WIDE, high),
            _stream(b"", drawn),
            _stream(image, rows),
            _stream(b"/FunctionType 4 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1]", b"{pop}"),
        ]
    )


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
