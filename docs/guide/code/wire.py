"""A client of the generated messages alone: what a client in any language has to do."""
import socket
import struct
import sys

import client  # has protoc generate jogakbo.v1; elsewhere: protoc --NAME_out=...
from jogakbo.v1.collection_view_pb2 import Request, Response

server = socket.socket(socket.AF_UNIX)
server.connect(sys.argv[1])
answers = server.makefile("rb")


def call(request):
    """Sends a message with five bytes before it: 0, and its length as a big-endian number."""
    body = request.SerializeToString()
    framed = struct.pack(">BI", 0, len(body)) + body
    print("->", framed.hex(" "))
    server.sendall(framed)
    head = answers.read(5)
    body = answers.read(struct.unpack(">BI", head)[1])
    print("<-", (head + body).hex(" "))
    response = Response.FromString(body)
    if response.HasField("status"):
        raise RuntimeError(response.status.message)
    return response


call(Request(id=1, hello={"protocol_version": 1}))
view = call(Request(id=2, create_view={})).view
call(Request(id=3, view=view, begin_data_source={}))
call(Request(id=4, view=view, append_data_source={"item_counts": [5]}))
call(Request(id=5, view=view, commit_data_source={}))
call(Request(id=6, view=view, item_counts={"section_count": 1}))
