#!/usr/bin/python3
"""wasm-section.py MODULE NAME FILE: gives a WebAssembly module a custom section of that name, with
what the file has. A section of that name that the module has is replaced."""
import sys


def leb(number):
    """An unsigned number, seven bits in each byte."""
    data = bytearray()
    while number > 127:
        data.append(number & 127 | 128)
        number >>= 7
    return bytes(data) + bytes([number])


def read_leb(data, at):
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, at
        shift += 7


def without(data, named):
    """The module without the custom section whose content begins with `named`."""
    kept, at = data[:8], 8
    while at < len(data):
        size, content = read_leb(data, at + 1)
        end = content + size
        if data[at] != 0 or data[content:content + len(named)] != named:
            kept += data[at:end]
        at = end
    return kept


def main():
    path, name, source = sys.argv[1:]
    named = leb(len(name.encode())) + name.encode()
    with open(path, "rb") as module, open(source, "rb") as text:
        data, content = module.read(), named + text.read()
    with open(path, "wb") as module:
        module.write(without(data, named) + b"\0" + leb(len(content)) + content)


main()
