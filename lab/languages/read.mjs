// Reads messages that rows wrote, with JavaScript's libraries for each format. The counterpart of read.py.
//
//     node read.mjs SCHEMAS FOLDER OUTPUT
//
// languages.sh copies it beside the node_modules that it needs.

import * as fs from "node:fs";
import * as path from "node:path";
import { createRequire } from "node:module";
import { DOMImplementation, DOMParser, XMLSerializer } from "@xmldom/xmldom";
import avro from "avsc";
import * as bson from "bson";
import * as capnp from "capnp-es";
import * as cbor from "cbor-x";
import * as flatbuffers from "flatbuffers";
import * as flexbuffers from "flatbuffers/js/flexbuffers.js";
import hessian from "hessian.js";
import ion from "ion-js";
import * as msgpack from "@msgpack/msgpack";
import protobuf from "protobufjs";
import * as smile from "smile-js";
import thrift from "thrift";
import ts from "typescript";

const require = createRequire(import.meta.url);
const [SCHEMAS, FOLDER, OUTPUT] = process.argv.slice(2, 5).map((each) => path.resolve(each));
const schema = (format, name) => fs.readFileSync(path.join(SCHEMAS, format, name), "utf8");

/** Converts a value to JSON types: binary data becomes {$bytes: Base64}, long integers become strings. */
function plain(value) {
  if (value === null || value === undefined) return null;
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") };
  if (ArrayBuffer.isView(value)) return Array.from(value, plain);
  if (value instanceof Date) return value.toISOString();
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

const json = {
  package: null,
  read: (data) => JSON.parse(data.toString("utf8")),
  write: (value) => Buffer.from(JSON.stringify(value)),
};

/** Represents elements as {element, attributes, text, children}, because XML has no lists or maps. */
const xml = {
  package: "@xmldom/xmldom",
  read: (data) => new DOMParser().parseFromString(data.toString("utf8"), "text/xml").documentElement,
  tree(node) {
    const children = Array.from(node.childNodes);
    return {
      element: node.nodeName,
      attributes: Object.fromEntries(Array.from(node.attributes, (each) => [each.name, each.value])),
      text: children.filter((each) => each.nodeType === 3).map((each) => each.data).join(""),
      children: children.filter((each) => each.nodeType === 1).map((each) => xml.tree(each)),
    };
  },
  write(value) {
    const document = new DOMImplementation().createDocument(null, null);
    const element = (tree) => {
      const made = document.createElement(tree.element);
      Object.entries(tree.attributes).forEach(([name, each]) => made.setAttribute(name, each));
      if (tree.text) made.appendChild(document.createTextNode(tree.text));
      tree.children.forEach((each) => made.appendChild(element(each)));
      return made;
    };
    document.appendChild(element(xml.tree(value)));
    return Buffer.from(new XMLSerializer().serializeToString(document));
  },
};

const cborCodec = new cbor.Encoder({ useRecords: false, mapsAsObjects: true, tagUint8Array: false });

const cborReader = {
  package: "cbor-x",
  read: (data) => cborCodec.decode(data),
  /** Replaces tags that the library does not know by their values. */
  tree(value) {
    if (value instanceof cbor.Tag) return cborReader.tree(value.value);
    if (Array.isArray(value)) return value.map(cborReader.tree);
    if (value === null || typeof value !== "object" || value.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cborReader.tree(each)]));
  },
  write: (value) => cborCodec.encode(value),
};

/** Keeps the types of numbers, so that a double without fraction is not written as an integer. */
const bsonReader = {
  package: "bson",
  read: (data) => bson.deserialize(data, { promoteValues: false }),
  tree(value) {
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map(bsonReader.tree);
    if (value._bsontype === "Binary") return value.buffer;
    if (value._bsontype === "Long") return value.toString();
    if (value._bsontype) return value.valueOf();
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bsonReader.tree(each)]));
  },
  write: (value) => bson.serialize(value),
};

/** Returns a catalog with the symbol table that rows share; messages that use it refer to it. */
function ionCatalog() {
  const file = path.join(SCHEMAS, "../src/main/resources/io/serbench/library/ion/media.ion");
  const table = ion.load(fs.readFileSync(file, "utf8"));
  const symbols = table.get("symbols").elements().map((each) => each.stringValue());
  const catalog = new ion.Catalog();
  catalog.add(new ion.SharedSymbolTable(table.get("name").stringValue(), table.get("version").numberValue(), symbols));
  return catalog;
}

const ionReader = {
  package: "ion-js",
  read: (data) => ion.load(ion.makeReader(data, ionCatalog())),
  tree(value) {
    if (value.isNull()) return null;
    switch (value.getType().name) {
      case "struct":
        return Object.fromEntries(value.fields().map(([key, each]) => [key, ionReader.tree(each)]));
      case "list":
        return value.elements().map(ionReader.tree);
      case "int":
        return value.bigIntValue();
      case "float":
        return value.numberValue();
      case "bool":
        return value.booleanValue();
      case "blob":
        return value.uInt8ArrayValue();
      case "string":
      case "symbol":
        return value.stringValue();
      default:
        return value.toString();
    }
  },
  write: (value) => ion.dumpBinary(value),
};

/** Reads longs with all 64 bits, as avsc's documentation shows. */
const long = avro.types.LongType.__with({
  fromBuffer: (data) => data.readBigInt64LE(),
  toBuffer: (value) => {
    const data = Buffer.alloc(8);
    data.writeBigInt64LE(BigInt(value));
    return data;
  },
  fromJSON: BigInt,
  toJSON: Number,
  isValid: (value) => typeof value === "bigint",
  compare: (one, other) => (one === other ? 0 : one < other ? -1 : 1),
});

const avroReader = {
  package: "avsc",
  type: (message) =>
    avro.Type.forSchema(JSON.parse(fs.readFileSync(path.join(FOLDER, message.schema), "utf8")), {
      typeHook: (schema) => (schema === "long" || schema.type === "long" ? long : undefined),
    }),
  read: (data, message) => avroReader.type(message).fromBuffer(data),
  write: (value, message) => avroReader.type(message).toBuffer(value),
};

const protobufReader = {
  package: "protobufjs",
  type(message) {
    const text = message.schema
      ? fs.readFileSync(path.join(FOLDER, message.schema), "utf8")
      : schema("protobuf", message.family + ".proto");
    const { root, package: name } = protobuf.parse(text, { keepCase: true });
    return root.resolveAll().lookupType((name ? name + "." : "") + message.type);
  },
  read(data, message) {
    const type = protobufReader.type(message);
    return { type, value: type.decode(data) };
  },
  tree: ({ type, value }) => type.toObject(value, { longs: String, enums: String, bytes: Buffer }),
  write: ({ type, value }) => type.encode(value).finish(),
};

/** Makes the calls that Thrift's generated code makes; the names of fields come from the schema. */
function thriftReader(Protocol) {
  // Node's JSON protocol supports structs only inside a message: [version, name, type, number, struct].
  const asJson = Protocol === thrift.TJSONProtocol;
  const { Type } = thrift.Thrift;
  const words = { BOOL: "Bool", BYTE: "Byte", I16: "I16", I32: "I32", I64: "I64", DOUBLE: "Double", STRING: "String" };
  const word = (type) => words[Object.keys(words).find((name) => Type[name] === type)];
  const list = (count, read) => Array.from({ length: count }, read);

  function read(input, type) {
    if (type === Type.STRUCT) {
      const fields = [];
      input.readStructBegin();
      for (let field = input.readFieldBegin(); field.ftype !== Type.STOP; field = input.readFieldBegin()) {
        fields.push({ id: field.fid, type: field.ftype, value: read(input, field.ftype) });
        input.readFieldEnd();
      }
      input.readStructEnd();
      return fields;
    }
    if (type === Type.LIST) {
      const { etype, size } = input.readListBegin();
      const items = list(size, () => read(input, etype));
      input.readListEnd();
      return { type: etype, items };
    }
    if (type === Type.MAP) {
      const { ktype, vtype, size } = input.readMapBegin();
      const items = list(size, () => [read(input, ktype), read(input, vtype)]);
      input.readMapEnd();
      return { ktype, vtype, items };
    }
    return input["read" + word(type)]();
  }

  function write(output, type, value) {
    if (type === Type.STRUCT) {
      output.writeStructBegin("");
      for (const field of value) {
        output.writeFieldBegin("", field.type, field.id);
        write(output, field.type, field.value);
        output.writeFieldEnd();
      }
      output.writeFieldStop();
      output.writeStructEnd();
    } else if (type === Type.LIST) {
      output.writeListBegin(value.type, value.items.length);
      value.items.forEach((each) => write(output, value.type, each));
      output.writeListEnd();
    } else if (type === Type.MAP) {
      output.writeMapBegin(value.ktype, value.vtype, value.items.length);
      for (const [key, each] of value.items) {
        write(output, value.ktype, key);
        write(output, value.vtype, each);
      }
      output.writeMapEnd();
    } else {
      output["write" + word(type)](value);
    }
  }

  /** Returns the fields of each struct in the file: number -> {name, type}. */
  function structs(text) {
    const found = {};
    for (const [, name, body] of text.matchAll(/struct\s+(\w+)\s*\{([^}]*)\}/g)) {
      found[name] = {};
      for (const [, id, type, field] of body.matchAll(/(\d+):\s*(?:required|optional)\s+([\w<>, ]+?)\s+(\w+)\s*,?$/gm)) {
        found[name][id] = { name: field, type };
      }
    }
    return found;
  }

  function named(value, type, all) {
    if (all[type]) {
      return Object.fromEntries(value.map((field) => {
        const known = all[type][field.id];
        return [known.name, named(field.value, known.type, all)];
      }));
    }
    const item = /^list<(.*)>$/.exec(type);
    if (item) return value.items.map((each) => named(each, item[1], all));
    if (type.startsWith("map<")) return Object.fromEntries(value.items);
    if (type === "i64") return BigInt.asIntN(64, BigInt("0x" + value.toOctetString()));
    return value;
  }

  return {
    package: "thrift",
    read(data, message) {
      const bytes = asJson ? Buffer.from('[1,"",1,0,' + data + "]") : data;
      let value;
      thrift.TBufferedTransport.receiver((transport) => {
        const input = new Protocol(transport);
        if (asJson) input.readMessageBegin();
        value = read(input, Type.STRUCT);
      })(bytes);
      return { value, message };
    },
    tree: ({ value, message }) =>
      named(value, "T" + message.type, structs(schema("thrift", message.family + ".thrift"))),
    write({ value }) {
      let bytes;
      const transport = new thrift.TBufferedTransport(null, (written) => (bytes = written));
      const output = new Protocol(transport);
      if (asJson) output.writeMessageBegin("", 1, 0);
      write(output, Type.STRUCT, value);
      if (asJson) output.writeMessageEnd();
      transport.flush();
      return asJson ? bytes.subarray('[1,"",1,0,'.length, -1) : bytes;
    },
  };
}

const beside = path.dirname(new URL(import.meta.url).pathname);

/** Uses the object API of flatc's code, which languages.sh generates beside this file. */
const flatbuffersReader = {
  package: "flatbuffers",
  type(message) {
    const name = "F" + message.type;
    const file = name.slice(0, 2).toLowerCase() + name.slice(2).replace(/[A-Z]/g, (each) => "-" + each.toLowerCase());
    const folder = path.join(beside, "flatbuffers/io/serbench/library/flatbuffers/generated");
    for (const source of fs.readdirSync(folder).filter((each) => each.endsWith(".ts"))) {
      const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
      const code = ts.transpileModule(fs.readFileSync(path.join(folder, source), "utf8"), { compilerOptions: options });
      fs.writeFileSync(path.join(folder, source.replace(/ts$/, "js")), code.outputText);
    }
    return require(path.join(folder, file + ".js"))[name];
  },
  read(data, message) {
    const type = flatbuffersReader.type(message);
    return type["getRootAs" + type.name](new flatbuffers.ByteBuffer(data)).unpack();
  },
  write(value) {
    const builder = new flatbuffers.Builder();
    builder.finish(value.pack(builder));
    return builder.asUint8Array();
  },
};

const hessianReader = {
  package: "hessian.js",
  read: (data) => hessian.decode(data, "2.0", true),
  tree(value) {
    if (value === null || typeof value !== "object" || Buffer.isBuffer(value) || value instanceof Date) return value;
    if (Array.isArray(value)) return value.map(hessianReader.tree);
    if ("$class" in value) return hessianReader.tree(value.$);
    // A boxed float.
    if ("_value" in value) return value._value;
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    return Object.fromEntries(entries.map(([key, each]) => [hessianReader.tree(key), hessianReader.tree(each)]));
  },
  write: (value) => Buffer.from(hessian.encode(value, "2.0")),
};

/** Uses the code of capnp-es, which languages.sh generates beside this file: accessors for Cap'n Proto's own bytes. */
function capnpReader(packed) {
  const capital = (name) => name[0].toUpperCase() + name.slice(1);

  function tree(value) {
    if (value instanceof capnp.List) return Array.from(value.toArray(), tree);
    if (!(value instanceof capnp.Struct)) return value;
    const members = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(value)));
    return Object.fromEntries(
      members
        .filter(([name, each]) => each.get && (value["_has" + capital(name)]?.() ?? true))
        .map(([name]) => [name, tree(value[name])]),
    );
  }

  function fill(target, members) {
    for (const [name, each] of Object.entries(members)) {
      if (Array.isArray(each)) {
        const list = target["_init" + capital(name)](each.length);
        each.forEach((item, i) => (typeof item === "object" ? fill(list.get(i), item) : list.set(i, item)));
      } else if (typeof each === "object") {
        fill(target["_init" + capital(name)](), each);
      } else if (each !== "") {
        // The library reads a null string as an empty one; so leave an empty one null.
        target[name] = each;
      }
    }
  }

  return {
    package: "capnp-es",
    async read(data, message) {
      const file = path.join(beside, "capnproto", message.family + ".js");
      const type = (await import(file))[message.type];
      const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
      return { type, value: tree(new capnp.Message(bytes, packed).getRoot(type)) };
    },
    tree: ({ value }) => value,
    write({ type, value }) {
      const made = new capnp.Message();
      fill(made.initRoot(type), value);
      return packed ? made.toPackedArrayBuffer() : made.toArrayBuffer();
    },
  };
}

/** Uses the code of colf, which languages.sh generates beside this file: one script per family. */
const colferReader = {
  package: "colfer",
  read(data, message) {
    const file = path.join(beside, "colfer", message.family, "Colfer.js");
    const types = new Function(fs.readFileSync(file, "utf8") + "; return generated;")();
    const value = new types["C" + message.type]();
    const read = value.unmarshal(new Uint8Array(data));
    if (read !== data.length) throw new Error(`read ${read} of ${data.length} bytes`);
    return value;
  },
  write: (value) => value.marshal(),
};

const READERS = {
  json,
  xml,
  cbor: cborReader,
  msgpack: {
    package: "@msgpack/msgpack",
    read: (data) => msgpack.decode(data, { useBigInt64: true }),
    write: (value) => msgpack.encode(value, { useBigInt64: true }),
  },
  bson: bsonReader,
  ion: ionReader,
  smile: {
    package: "smile-js",
    read: (data) => smile.parse(data),
    write() {
      throw new Error("smile-js reads only");
    },
  },
  avro: avroReader,
  protobuf: protobufReader,
  thrift: thriftReader(thrift.TBinaryProtocol),
  "thrift-compact": thriftReader(thrift.TCompactProtocol),
  "thrift-json": thriftReader(thrift.TJSONProtocol),
  flatbuffers: flatbuffersReader,
  flexbuffers: {
    package: "flatbuffers",
    read: (data) => flexbuffers.toObject(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)),
    write: (value) => flexbuffers.encode(value),
  },
  capnproto: capnpReader(false),
  "capnproto-packed": capnpReader(true),
  hessian: hessianReader,
  colfer: colferReader,
};

const cause = (error) => `${error.name}: ${error.message}`.replace(/\s+/g, " ").slice(0, 300);

/** Returns the installed version, from a file because not every package exports its package.json. */
function version(name) {
  if (name === "colfer") return process.env.COLFER;
  const file = path.join(beside, "node_modules", name, "package.json");
  return JSON.parse(fs.readFileSync(file, "utf8")).version;
}

/** Reads one message and writes it again. */
async function exchange(message) {
  const reader = READERS[message.wire];
  const result = {
    file: message.file,
    implementation: reader.package ?? "Node.js",
    version: reader.package ? version(reader.package) : process.versions.node,
  };
  let value;
  try {
    value = await reader.read(fs.readFileSync(path.join(FOLDER, message.file)), message);
    result.value = plain(reader.tree ? reader.tree(value) : value);
  } catch (error) {
    result.error = cause(error);
    return result;
  }
  try {
    result.back = Buffer.from(reader.write(value, message)).toString("base64");
  } catch (error) {
    result.backError = cause(error);
  }
  return result;
}

const messages = fs.readdirSync(FOLDER).filter((each) => each.endsWith(".index.json")).sort()
  .flatMap((each) => JSON.parse(fs.readFileSync(path.join(FOLDER, each), "utf8")).messages)
  .filter((each) => READERS[each.wire]);
const results = await Promise.all(messages.map(exchange));
fs.writeFileSync(OUTPUT, JSON.stringify({ language: "JavaScript", version: process.versions.node, results }));
