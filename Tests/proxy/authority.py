"""An authority that gives out certificates, made by the openssl command."""
import subprocess

EXTENSIONS = """\
[req]
distinguished_name = name
x509_extensions = authority
[name]
[authority]
basicConstraints = critical,CA:TRUE
[leaf]
subjectAltName = IP:127.0.0.1,DNS:views.example
"""


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Authority:
    """Gives out certificates, each as files with certificate, key, and both of them."""

    def __init__(self, folder):
        self.folder = folder
        self.extensions = folder / "extensions"
        self.extensions.write_text(EXTENSIONS)
        self.certificate, self.key = folder / "authority.pem", folder / "authority.key"
        openssl("req", "-x509", "-days", 2, "-out", self.certificate,
                *self.new_key(self.key, "authority"))

    def new_key(self, path, name):
        return ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-keyout", path, "-subj", f"/CN={name}", "-config", self.extensions]

    def issue(self, name):
        paths = [self.folder / f"{name}{end}" for end in (".pem", ".key", "-both.pem")]
        request = self.folder / f"{name}.csr"
        openssl("req", "-new", "-out", request, *self.new_key(paths[1], name))
        openssl("x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self.key,
                "-CAcreateserial", "-days", 2, "-extfile", self.extensions,
                "-extensions", "leaf", "-out", paths[0])
        paths[2].write_bytes(paths[0].read_bytes() + paths[1].read_bytes())
        return paths
