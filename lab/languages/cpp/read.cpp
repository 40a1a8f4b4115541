// Reads messages that rows wrote, with a library for C or C++ for each format. The counterpart of read.py.
//
//     languages SCHEMAS FOLDER OUTPUT LIBRARY=VERSION ...
//
// languages.sh generates the folder sbe beside this file.

#include <avro.h>
#include <capnp/compat/json.h>
#include <capnp/dynamic.h>
#include <capnp/message.h>
#include <capnp/schema-parser.h>
#include <capnp/serialize-packed.h>
#include <flatbuffers/flexbuffers.h>
#include <flatbuffers/idl.h>
#include <flatbuffers/reflection.h>
#include <google/protobuf/compiler/importer.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/util/json_util.h>
#include <kj/encoding.h>
#include <thrift/protocol/TBinaryProtocol.h>
#include <thrift/protocol/TCompactProtocol.h>
#include <thrift/protocol/TJSONProtocol.h>
#include <thrift/transport/TBufferTransports.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "sbe/MediaContent.h"
#include "sbe/MediaContentDto.h"
#include "sbe/NumericStruct.h"
#include "sbe/NumericStructDto.h"
#include "sbe/Sample.h"
#include "sbe/SampleDto.h"
#include "sbe/User.h"
#include "sbe/UserDto.h"

namespace {

// Keeps the order of members, as the libraries of Python and JavaScript do.
using json = nlohmann::ordered_json;
using Bytes = std::vector<uint8_t>;
namespace files = std::filesystem;

// What a library read: as a tree of maps, lists, numbers, strings and binary data, and how to write it again.
struct Value {
  json tree;
  std::function<Bytes()> write;
};

// Knows a format, and its schema if the format has one. Nothing in it depends on a row.
struct Reader {
  std::string library;
  std::function<Value(const Bytes&, const json& message)> read;
};

files::path schemas, folder;

std::string text(const files::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    throw std::runtime_error("cannot read " + file.string());
  }
  return std::string(std::istreambuf_iterator<char>(in), {});
}

Bytes bytes(const std::string& text) { return Bytes(text.begin(), text.end()); }

// Returns the message's own schema, or that of its family.
files::path schemaFile(const json& message, const std::string& format, const std::string& extension) {
  std::string own = message["schema"];
  return own.empty() ? schemas / format / (message["family"].get<std::string>() + extension) : folder / own;
}

// Converts binary data, which JSON does not have, to {"$bytes": Base64}, as read.py does.
json plain(json value) {
  if (value.is_binary()) {
    const auto& data = value.get_binary();
    return {{"$bytes", kj::encodeBase64(kj::arrayPtr(data.data(), data.size())).cStr()}};
  }
  if (value.is_structured()) {
    for (auto& each : value) {
      each = plain(each);
    }
  }
  return value;
}

Reader treeReader(std::function<json(const Bytes&)> read, std::function<Bytes(const json&)> write) {
  return {"nlohmann_json", [=](const Bytes& data, const json&) {
            json value = read(data);
            return Value{value, [=] { return write(value); }};
          }};
}

std::string localName(const std::string& name) { return name.substr(name.find(':') + 1); }

json treeOfElement(const pugi::xml_node& node) {
  json attributes = json::object(), children = json::array();
  std::string text;
  for (const auto& each : node.attributes()) {
    attributes[localName(each.name())] = each.value();
  }
  for (const auto& each : node.children()) {
    if (each.type() == pugi::node_element) {
      children.push_back(treeOfElement(each));
    } else {
      text += each.value();
    }
  }
  return {{"element", localName(node.name())}, {"attributes", attributes}, {"text", text}, {"children", children}};
}

Value readXml(const Bytes& data, const json&) {
  auto document = std::make_shared<pugi::xml_document>();
  auto result = document->load_buffer(data.data(), data.size(), pugi::parse_default | pugi::parse_ws_pcdata_single);
  if (!result) {
    throw std::runtime_error(result.description());
  }
  return {treeOfElement(document->document_element()), [=] {
            std::ostringstream out;
            document->save(out, "", pugi::format_raw, pugi::encoding_utf8);
            return bytes(out.str());
          }};
}

void requireAvro(int code) {
  if (code) {
    throw std::runtime_error(avro_strerror());
  }
}

json treeOfAvro(const avro_value_t& value) {
  avro_value_t child;
  size_t size = 0;
  switch (avro_value_get_type(&value)) {
    case AVRO_BOOLEAN: {
      int flag;
      avro_value_get_boolean(&value, &flag);
      return flag != 0;
    }
    case AVRO_INT32: {
      int32_t number;
      avro_value_get_int(&value, &number);
      return number;
    }
    case AVRO_INT64: {
      int64_t number;
      avro_value_get_long(&value, &number);
      return number;
    }
    case AVRO_FLOAT: {
      float number;
      avro_value_get_float(&value, &number);
      return number;
    }
    case AVRO_DOUBLE: {
      double number;
      avro_value_get_double(&value, &number);
      return number;
    }
    case AVRO_STRING: {
      const char* text;
      avro_value_get_string(&value, &text, &size);
      return std::string(text, size - 1);
    }
    case AVRO_BYTES:
    case AVRO_FIXED: {
      const void* data;
      bool fixed = avro_value_get_type(&value) == AVRO_FIXED;
      fixed ? avro_value_get_fixed(&value, &data, &size) : avro_value_get_bytes(&value, &data, &size);
      const auto* start = static_cast<const uint8_t*>(data);
      return json::binary(Bytes(start, start + size));
    }
    case AVRO_ENUM: {
      int position;
      avro_value_get_enum(&value, &position);
      return avro_schema_enum_get(avro_value_get_schema(&value), position);
    }
    case AVRO_UNION:
      requireAvro(avro_value_get_current_branch(&value, &child));
      return treeOfAvro(child);
    case AVRO_ARRAY: {
      json items = json::array();
      avro_value_get_size(&value, &size);
      for (size_t i = 0; i < size; i++) {
        avro_value_get_by_index(&value, i, &child, nullptr);
        items.push_back(treeOfAvro(child));
      }
      return items;
    }
    case AVRO_MAP:
    case AVRO_RECORD: {
      json members = json::object();
      avro_value_get_size(&value, &size);
      for (size_t i = 0; i < size; i++) {
        const char* name;
        avro_value_get_by_index(&value, i, &child, &name);
        members[name] = treeOfAvro(child);
      }
      return members;
    }
    default:
      return nullptr;
  }
}

// What the library allocates lives as long as the program, which is short.
Value readAvro(const Bytes& data, const json& message) {
  std::string schemaText = text(schemaFile(message, "avro", ".avsc"));
  avro_schema_t schema;
  avro_value_t value;
  requireAvro(avro_schema_from_json_length(schemaText.data(), schemaText.size(), &schema));
  requireAvro(avro_generic_value_new(avro_generic_class_from_schema(schema), &value));
  avro_reader_t in = avro_reader_memory(reinterpret_cast<const char*>(data.data()), static_cast<int64_t>(data.size()));
  requireAvro(avro_value_read(in, &value));
  if (char extra; avro_read(in, &extra, 1) == 0) {
    throw std::runtime_error("extra bytes after the value");
  }
  return {treeOfAvro(value), [=]() mutable {
            size_t size;
            requireAvro(avro_value_sizeof(&value, &size));
            Bytes back(size);
            avro_writer_t out = avro_writer_memory(reinterpret_cast<char*>(back.data()), static_cast<int64_t>(size));
            requireAvro(avro_value_write(out, &value));
            return back;
          }};
}

// A schema of Protocol Buffers, and the classes that are made of it.
struct ProtobufSchema {
  google::protobuf::compiler::DiskSourceTree tree;
  google::protobuf::compiler::Importer importer{&tree, nullptr};
  google::protobuf::DynamicMessageFactory factory;
  const google::protobuf::FileDescriptor* file;

  explicit ProtobufSchema(const files::path& path) {
    tree.MapPath("", path.parent_path().string());
    file = importer.Import(path.filename().string());
    if (!file) {
      throw std::runtime_error("cannot compile " + path.filename().string());
    }
  }
};

Value readProtobuf(const Bytes& data, const json& message) {
  static std::map<files::path, ProtobufSchema> known;
  files::path path = schemaFile(message, "protobuf", ".proto");
  ProtobufSchema& schema = known.try_emplace(path, path).first->second;
  const auto* descriptor = schema.file->FindMessageTypeByName(message["type"]);
  if (!descriptor) {
    throw std::runtime_error("no message " + message["type"].get<std::string>());
  }
  std::shared_ptr<google::protobuf::Message> value(schema.factory.GetPrototype(descriptor)->New());
  if (!value->ParseFromArray(data.data(), static_cast<int>(data.size()))) {
    throw std::runtime_error("cannot parse the message");
  }
  if (!value->GetReflection()->GetUnknownFields(*value).empty()) {
    throw std::runtime_error("fields that are not in the schema");
  }
  std::string tree;
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  auto status = google::protobuf::util::MessageToJsonString(*value, &tree, options);
  if (!status.ok()) {
    throw std::runtime_error(status.ToString());
  }
  return {json::parse(tree), [=] { return bytes(value->SerializeAsString()); }};
}

using namespace apache::thrift::protocol;
using apache::thrift::transport::TMemoryBuffer;

// Reads a value from one protocol and writes it to another, by the calls that Thrift's generated code makes.
void copy(TProtocol& in, TProtocol& out, TType kind) {
  std::string string;
  TType key, item;
  uint32_t size;
  auto scalar = [&](auto value, auto read, auto write) {
    (in.*read)(value);
    (out.*write)(value);
  };
  switch (kind) {
    case T_STRUCT: {
      int16_t number;
      in.readStructBegin(string);
      out.writeStructBegin("");
      for (in.readFieldBegin(string, item, number); item != T_STOP; in.readFieldBegin(string, item, number)) {
        out.writeFieldBegin("", item, number);
        copy(in, out, item);
        in.readFieldEnd();
        out.writeFieldEnd();
      }
      in.readStructEnd();
      out.writeFieldStop();
      out.writeStructEnd();
      break;
    }
    case T_LIST:
      in.readListBegin(item, size);
      out.writeListBegin(item, size);
      for (uint32_t i = 0; i < size; i++) {
        copy(in, out, item);
      }
      in.readListEnd();
      out.writeListEnd();
      break;
    case T_MAP:
      in.readMapBegin(key, item, size);
      out.writeMapBegin(key, item, size);
      for (uint32_t i = 0; i < size; i++) {
        copy(in, out, key);
        copy(in, out, item);
      }
      in.readMapEnd();
      out.writeMapEnd();
      break;
    case T_BOOL: {
      bool value;
      in.readBool(value);
      out.writeBool(value);
      break;
    }
    case T_BYTE:
      scalar(int8_t(), &TProtocol::readByte, &TProtocol::writeByte);
      break;
    case T_I16:
      scalar(int16_t(), &TProtocol::readI16, &TProtocol::writeI16);
      break;
    case T_I32:
      scalar(int32_t(), &TProtocol::readI32, &TProtocol::writeI32);
      break;
    case T_I64:
      scalar(int64_t(), &TProtocol::readI64, &TProtocol::writeI64);
      break;
    case T_DOUBLE:
      scalar(double(), &TProtocol::readDouble, &TProtocol::writeDouble);
      break;
    case T_STRING:
      scalar(std::string(), &TProtocol::readString, &TProtocol::writeString);
      break;
    default:
      throw std::runtime_error("no value of type " + std::to_string(kind));
  }
}

template <class From, class To>
Bytes converted(Bytes data) {
  auto source = std::make_shared<TMemoryBuffer>(data.data(), static_cast<uint32_t>(data.size()));
  auto target = std::make_shared<TMemoryBuffer>();
  From in(source);
  To out(target);
  copy(in, out, T_STRUCT);
  return bytes(target->getBufferAsString());
}

// The types and names of fields, by struct and number.
using Structs = std::map<std::string, std::map<std::string, std::pair<std::string, std::string>>>;

Structs structsOf(const std::string& schema) {
  static const std::regex structure(R"(struct\s+(\w+)\s*\{([^}]*)\})");
  static const std::regex member(R"((\d+):\s*(?:required|optional)\s+([\w<>, ]+?)\s+(\w+)\s*,?\n)");
  Structs structs;
  for (std::sregex_iterator each(schema.begin(), schema.end(), structure), end; each != end; ++each) {
    std::string body = (*each)[2];
    for (std::sregex_iterator field(body.begin(), body.end(), member); field != end; ++field) {
      structs[(*each)[1]][(*field)[1]] = {(*field)[2], (*field)[3]};
    }
  }
  return structs;
}

// Names the fields in Thrift's JSON: {number: {type: value}}, [type, size, item ...], [key, value, size, {...}].
json named(const json& value, const std::string& kind, const Structs& structs) {
  if (value.is_object()) {
    json members = json::object();
    for (const auto& [number, field] : value.items()) {
      const auto& [type, name] = structs.at(kind).at(number);
      members[name] = named(field.front(), type, structs);
    }
    return members;
  }
  if (value.is_array() && kind.rfind("list<", 0) == 0) {
    json items = json::array();
    for (size_t i = 2; i < value.size(); i++) {
      items.push_back(named(value[i], kind.substr(5, kind.size() - 6), structs));
    }
    return items;
  }
  return value.is_array() ? value[3] : value;
}

template <class Protocol>
Value readThrift(const Bytes& data, const json& message) {
  Bytes text = converted<Protocol, TJSONProtocol>(data);
  Structs structs = structsOf(::text(schemaFile(message, "thrift", ".thrift")));
  return {named(json::parse(text), "T" + message["type"].get<std::string>(), structs),
          [=] { return converted<TJSONProtocol, Protocol>(text); }};
}

json treeOfTable(const reflection::Schema& schema, const reflection::Object& type, const flatbuffers::Table& table);

// Returns the scalar at an address, or what the offset there refers to.
json treeAt(const uint8_t* at, reflection::BaseType kind, const reflection::Type& type,
            const reflection::Schema& schema) {
  if (flatbuffers::IsFloat(kind)) {
    return flatbuffers::GetAnyValueF(kind, at);
  }
  if (flatbuffers::IsScalar(kind)) {
    return flatbuffers::GetAnyValueI(kind, at);
  }
  at += flatbuffers::ReadScalar<flatbuffers::uoffset_t>(at);
  if (kind == reflection::String) {
    return reinterpret_cast<const flatbuffers::String*>(at)->str();
  }
  if (kind == reflection::Obj) {
    return treeOfTable(schema, *schema.objects()->Get(type.index()), *reinterpret_cast<const flatbuffers::Table*>(at));
  }
  const auto* vector = reinterpret_cast<const flatbuffers::VectorOfAny*>(at);
  size_t width = flatbuffers::GetTypeSizeInline(type.element(), type.index(), schema);
  json items = json::array();
  for (size_t i = 0; i < vector->size(); i++) {
    items.push_back(treeAt(vector->Data() + i * width, type.element(), type, schema));
  }
  return items;
}

json treeOfTable(const reflection::Schema& schema, const reflection::Object& type, const flatbuffers::Table& table) {
  json members = json::object();
  for (const auto* field : *type.fields()) {
    reflection::BaseType kind = field->type()->base_type();
    if (const uint8_t* at = table.GetAddressOf(field->offset())) {
      members[field->name()->str()] = treeAt(at, kind, *field->type(), schema);
    } else if (!field->optional()) {
      members[field->name()->str()] =
          flatbuffers::IsFloat(kind) ? json(field->default_real()) : json(field->default_integer());
    }
  }
  return members;
}

Value readTable(const Bytes& data, const json& message) {
  static std::map<files::path, flatbuffers::Parser> parsers;
  files::path path = schemaFile(message, "flatbuffers", ".fbs");
  auto [entry, isNew] = parsers.try_emplace(path);
  flatbuffers::Parser& parser = entry->second;
  if (isNew) {
    if (!parser.Parse(text(path).c_str())) {
      throw std::runtime_error(parser.error_);
    }
    parser.Serialize();
  }
  const reflection::Schema& schema = *reflection::GetSchema(parser.builder_.GetBufferPointer());
  auto all = schema.objects();
  auto type = std::find_if(all->begin(), all->end(), [&](const reflection::Object* each) {
    std::string name = each->name()->str();
    return name.substr(name.rfind('.') + 1) == "F" + message["type"].get<std::string>();
  });
  if (type == all->end()) {
    throw std::runtime_error("no table " + message["type"].get<std::string>());
  }
  const reflection::Object& object = **type;
  if (!flatbuffers::Verify(schema, object, data.data(), data.size())) {
    throw std::runtime_error("not a valid buffer");
  }
  return {treeOfTable(schema, object, *flatbuffers::GetRoot<flatbuffers::Table>(data.data())), [&, data] {
            flatbuffers::FlatBufferBuilder builder;
            const auto& table = *flatbuffers::GetRoot<flatbuffers::Table>(data.data());
            builder.Finish(flatbuffers::CopyTable(builder, schema, object, table));
            return Bytes(builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize());
          }};
}

json treeOfFlex(const flexbuffers::Reference& value) {
  auto items = [](const auto& vector) {
    json all = json::array();
    for (size_t i = 0; i < vector.size(); i++) {
      all.push_back(treeOfFlex(vector[i]));
    }
    return all;
  };
  if (value.IsMap()) {
    json members = json::object();
    auto map = value.AsMap();
    for (size_t i = 0; i < map.size(); i++) {
      members[map.Keys()[i].AsKey()] = treeOfFlex(map.Values()[i]);
    }
    return members;
  }
  if (value.IsFixedTypedVector()) {
    return items(value.AsFixedTypedVector());
  }
  if (value.IsTypedVector()) {
    return items(value.AsTypedVector());
  }
  if (value.IsVector()) {
    return items(value.AsVector());
  }
  if (value.IsBlob()) {
    auto blob = value.AsBlob();
    return json::binary(Bytes(blob.data(), blob.data() + blob.size()));
  }
  return value.IsNull()     ? json()
         : value.IsBool()   ? json(value.AsBool())
         : value.IsUInt()   ? json(value.AsUInt64())
         : value.IsInt()    ? json(value.AsInt64())
         : value.IsFloat()  ? json(value.AsDouble())
         : value.IsString() ? json(value.AsString().str())
                            : json(value.AsKey());
}

void writeFlex(const json& value, flexbuffers::Builder& out) {
  switch (value.type()) {
    case json::value_t::object: {
      size_t start = out.StartMap();
      for (const auto& [name, member] : value.items()) {
        out.Key(name);
        writeFlex(member, out);
      }
      out.EndMap(start);
      break;
    }
    case json::value_t::array: {
      size_t start = out.StartVector();
      for (const auto& item : value) {
        writeFlex(item, out);
      }
      out.EndVector(start, false, false);
      break;
    }
    case json::value_t::binary:
      out.Blob(value.get_binary());
      break;
    case json::value_t::string:
      out.String(value.get<std::string>());
      break;
    case json::value_t::boolean:
      out.Bool(value.get<bool>());
      break;
    case json::value_t::number_integer:
      out.Int(value.get<int64_t>());
      break;
    case json::value_t::number_unsigned:
      out.UInt(value.get<uint64_t>());
      break;
    case json::value_t::number_float:
      out.Double(value.get<double>());
      break;
    default:
      out.Null();
  }
}

Value readFlex(const Bytes& data, const json&) {
  if (!flexbuffers::VerifyBuffer(data.data(), data.size())) {
    throw std::runtime_error("not a valid buffer");
  }
  json value = treeOfFlex(flexbuffers::GetRoot(data.data(), data.size()));
  return {value, [=] {
            flexbuffers::Builder out;
            writeFlex(value, out);
            out.Finish();
            return out.GetBuffer();
          }};
}

// Compiles a schema without its annotations for Java, which import a Java-only file.
capnp::ParsedSchema capnpSchema(const json& message) {
  static auto directory = kj::newInMemoryDirectory(kj::nullClock());
  static capnp::SchemaParser parser;
  static const std::regex annotation("\n(using |[$])Java[^\n]*");
  files::path path = schemaFile(message, "capnproto", ".capnp");
  kj::Path name(path.filename().c_str());
  if (!directory->exists(name)) {
    std::string schema = std::regex_replace(text(path), annotation, "");
    directory->openFile(name, kj::WriteMode::CREATE)->writeAll(schema);
  }
  return parser.parseFromDirectory(*directory, kj::mv(name), nullptr);
}

template <bool packed>
Value readCapnp(const Bytes& data, const json& message) {
  capnp::StructSchema type = capnpSchema(message).getNested(message["type"].get<std::string>()).asStruct();
  auto value = std::make_shared<capnp::MallocMessageBuilder>();
  kj::ArrayInputStream in(kj::arrayPtr(data.data(), data.size()));
  if constexpr (packed) {
    value->setRoot(capnp::PackedMessageReader(in).getRoot<capnp::DynamicStruct>(type));
  } else {
    value->setRoot(capnp::InputStreamMessageReader(in).getRoot<capnp::DynamicStruct>(type));
  }
  kj::String tree = capnp::JsonCodec().encode(value->getRoot<capnp::DynamicStruct>(type).asReader(), type);
  return {json::parse(tree.cStr()), [=] {
            kj::VectorOutputStream out;
            packed ? capnp::writePackedMessage(out, *value) : capnp::writeMessage(out, *value);
            return Bytes(out.getArray().begin(), out.getArray().end());
          }};
}

// Turns what SBE's generated code prints into a value: a set lists the fields that are present, and a boolean is an enum.
// A string that is the name of one of its constants becomes wrong thereby, never right.
json treeOfSbe(const json& printed) {
  if (printed == "YES" || printed == "NO") {
    return printed == "YES";
  }
  json tree = printed.is_array() ? json::array() : json::object();
  if (printed.is_object()) {
    for (const auto& [name, member] : printed.items()) {
      if (name == "present") {
        for (const auto& each : member) {
          tree["has" + each.get<std::string>()] = true;
        }
      } else if (name != "Name" && name != "sbeTemplateId") {
        tree[name] = treeOfSbe(member);
      }
    }
  } else if (printed.is_array()) {
    for (const auto& item : printed) {
      tree.push_back(treeOfSbe(item));
    }
  } else {
    return printed;
  }
  return tree;
}

template <class Codec, class Dto>
Value sbeValue(Bytes data) {
  auto* start = reinterpret_cast<char*>(data.data());
  sbe::MessageHeader header(start, data.size());
  Codec codec;
  codec.wrapForDecode(start, sbe::MessageHeader::encodedLength(), header.blockLength(), header.version(), data.size());
  Dto dto;
  Dto::decodeWith(codec, dto);
  std::ostringstream out;
  out.precision(17);
  out << dto;
  return {treeOfSbe(json::parse(out.str())), [=] { return Dto::bytesWithHeader(dto); }};
}

Value readSbe(const Bytes& data, const json& message) {
  static const std::map<std::string, Value (*)(Bytes)> types = {
      {"MediaContent", sbeValue<sbe::MediaContent, sbe::MediaContentDto>},
      {"NumericStruct", sbeValue<sbe::NumericStruct, sbe::NumericStructDto>},
      {"Sample", sbeValue<sbe::Sample, sbe::SampleDto>},
      {"User", sbeValue<sbe::User, sbe::UserDto>},
  };
  return types.at(message["type"])(data);
}

const std::map<std::string, Reader> readers = {
    {"json", treeReader([](const Bytes& data) { return json::parse(data); },
                        [](const json& value) { return bytes(value.dump()); })},
    {"cbor",
     treeReader([](const Bytes& data) { return json::from_cbor(data, true, true, json::cbor_tag_handler_t::ignore); },
                [](const json& value) { return json::to_cbor(value); })},
    {"msgpack", treeReader([](const Bytes& data) { return json::from_msgpack(data); },
                           [](const json& value) { return json::to_msgpack(value); })},
    {"bson", treeReader([](const Bytes& data) { return json::from_bson(data); },
                        [](const json& value) { return json::to_bson(value); })},
    {"xml", {"pugixml", readXml}},
    {"avro", {"avro-c", readAvro}},
    {"protobuf", {"protobuf", readProtobuf}},
    {"thrift", {"thrift", readThrift<TBinaryProtocol>}},
    {"thrift-compact", {"thrift", readThrift<TCompactProtocol>}},
    {"thrift-json", {"thrift", readThrift<TJSONProtocol>}},
    {"flatbuffers", {"flatbuffers", readTable}},
    {"flexbuffers", {"flatbuffers", readFlex}},
    {"capnproto", {"capnp", readCapnp<false>}},
    {"capnproto-packed", {"capnp", readCapnp<true>}},
    {"sbe", {"sbe-tool", readSbe}},
};

// Reads one message and writes it again.
json answer(const json& message, const std::map<std::string, std::string>& versions) {
  const Reader& reader = readers.at(message["wire"]);
  json result = {
      {"file", message["file"]}, {"implementation", reader.library}, {"version", versions.at(reader.library)}};
  auto attempt = [&result](const char* error, const std::function<void()>& step) {
    try {
      step();
    } catch (const std::exception& e) {
      result[error] = e.what();
    } catch (const kj::Exception& e) {
      result[error] = e.getDescription().cStr();
    }
  };
  Value value;
  attempt("error", [&] {
    value = reader.read(bytes(text(folder / message["file"].get<std::string>())), message);
    json tree = plain(value.tree);
    tree.dump();  // Strings that are not UTF-8 are the reader's fault, too.
    result["value"] = tree;
  });
  if (!result.contains("error")) {
    attempt("backError", [&] {
      Bytes back = value.write();
      result["back"] = kj::encodeBase64(kj::arrayPtr(back.data(), back.size())).cStr();
    });
  }
  return result;
}

}  // namespace

int main(int count, char** arguments) {
  schemas = arguments[1];
  folder = arguments[2];
  std::map<std::string, std::string> versions;
  for (int i = 4; i < count; i++) {
    std::string argument = arguments[i];
    size_t sign = argument.find('=');
    versions[argument.substr(0, sign)] = argument.substr(sign + 1);
  }
  std::set<files::path> all(files::directory_iterator{folder}, files::directory_iterator{});
  json results = json::array();
  for (const files::path& file : all) {
    std::string name = file.filename().string();
    if (name.find(".index.json") != std::string::npos) {
      json index = json::parse(text(file));
      for (const json& message : index["messages"]) {
        if (readers.count(message["wire"])) {
          results.push_back(answer(message, versions));
        }
      }
    }
  }
  std::ofstream(arguments[3]) << json{{"language", "C++"}, {"version", "17"}, {"results", results}};
}
