package main

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime/debug"
	"strings"
	"time"

	"github.com/apache/thrift/lib/go/thrift"
	"github.com/bufbuild/protocompile"
	"github.com/fxamacker/cbor/v2"
	flatbuffers "github.com/google/flatbuffers/go"
	"github.com/hamba/avro/v2"
	"github.com/vmihailenco/msgpack/v5"
	"go.mongodb.org/mongo-driver/v2/bson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/types/dynamicpb"

	tables "serbench/languages/flatbuffers/io/serbench/library/flatbuffers/generated"
)

// reader knows a format, and its schema if the format has one. Nothing in it depends on a row.
type reader struct {
	// module is that of the library; empty for Go's own.
	module string
	read   func(data []byte, each message) (any, error)
	write  func(value any, each message) ([]byte, error)
	// tree converts the library's value to maps, slices, numbers, strings, bytes and nil; nil if it consists of these.
	tree func(value any, each message) any
}

func thriftReader(protocol func(thrift.TTransport) thrift.TProtocol) reader {
	return reader{"github.com/apache/thrift", readThrift(protocol), writeThrift(protocol), treeOfThrift}
}

// readers has those of formats without generated code, by format.
var readers = map[string]reader{
	"json":        {"", readJSON, func(value any, _ message) ([]byte, error) { return json.Marshal(value) }, nil},
	"xml":         {"", readXML, writeXML, treeOfXML},
	"cbor":        {"github.com/fxamacker/cbor/v2", readCBOR, writeCBOR, nil},
	"msgpack":     {"github.com/vmihailenco/msgpack/v5", readMsgpack, writeMsgpack, nil},
	"bson":        {"go.mongodb.org/mongo-driver/v2", readBSON, func(value any, _ message) ([]byte, error) { return bson.Marshal(value) }, nil},
	"avro":        {"github.com/hamba/avro/v2", readAvro, writeAvro, treeOfAvro},
	"protobuf":    {"google.golang.org/protobuf", readProtobuf, writeProtobuf, treeOfProtobuf},
	"flatbuffers": {"github.com/google/flatbuffers", readTable, writeTable, func(value any, _ message) any { return plain(reflect.ValueOf(value)) }},
	"thrift": thriftReader(func(transport thrift.TTransport) thrift.TProtocol {
		return thrift.NewTBinaryProtocolConf(transport, nil)
	}),
	"thrift-compact": thriftReader(func(transport thrift.TTransport) thrift.TProtocol {
		return thrift.NewTCompactProtocolConf(transport, nil)
	}),
	"thrift-json": thriftReader(func(transport thrift.TTransport) thrift.TProtocol {
		return thrift.NewTJSONProtocol(transport)
	}),
}

// version returns the version of a module that this program was built with.
func version(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, each := range info.Deps {
		if each.Path == module {
			return strings.TrimSuffix(strings.TrimPrefix(each.Version, "v"), "+incompatible")
		}
	}
	return ""
}

// decimalFraction is CBOR's tag of an exponent and a mantissa.
const decimalFraction = 4

func schemaFile(format string, each message, extension string) (string, error) {
	if each.Schema != "" {
		text, err := os.ReadFile(filepath.Join(os.Args[2], each.Schema))
		return string(text), err
	}
	text, err := os.ReadFile(filepath.Join(os.Args[1], format, each.Family+extension))
	return string(text), err
}

// jsonTypes converts a tree to JSON types, as read.py does: binary data becomes {"$bytes": Base64}.
func jsonTypes(value any) any {
	switch typed := value.(type) {
	case nil, bool, string, json.Number, float32, float64:
		return value
	case []byte:
		return map[string]any{"$bytes": typed}
	case bson.Binary:
		return jsonTypes(typed.Data)
	case bson.D:
		members := map[string]any{}
		for _, member := range typed {
			members[member.Key] = jsonTypes(member.Value)
		}
		return members
	case cbor.Tag:
		parts, ok := typed.Content.([]any)
		if ok && typed.Number == decimalFraction && len(parts) == 2 {
			return json.Number(fmt.Sprintf("%ve%v", parts[1], parts[0]))
		}
		return jsonTypes(typed.Content)
	case time.Time:
		if typed.Equal(typed.Truncate(24 * time.Hour)) {
			return typed.Format(time.DateOnly)
		}
		return typed.Format(time.RFC3339Nano)
	case fmt.Stringer:
		return typed.String()
	}
	reflected := reflect.ValueOf(value)
	switch reflected.Kind() {
	case reflect.Pointer:
		if reflected.IsNil() {
			return nil
		}
		return jsonTypes(reflected.Elem().Interface())
	case reflect.Map:
		members := map[string]any{}
		for _, key := range reflected.MapKeys() {
			members[fmt.Sprint(key.Interface())] = jsonTypes(reflected.MapIndex(key).Interface())
		}
		return members
	case reflect.Slice, reflect.Array:
		items := []any{}
		for i := 0; i < reflected.Len(); i++ {
			items = append(items, jsonTypes(reflected.Index(i).Interface()))
		}
		return items
	}
	return value
}

func readJSON(data []byte, _ message) (any, error) {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	err := decoder.Decode(&value)
	return value, err
}

type element struct {
	name       xml.Name
	attributes []xml.Attr
	text       string
	children   []*element
}

func readXML(data []byte, _ message) (any, error) {
	decoder := xml.NewDecoder(bytes.NewReader(data))
	open := []*element{{}}
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		top := open[len(open)-1]
		switch typed := token.(type) {
		case xml.StartElement:
			child := &element{name: typed.Name, attributes: typed.Copy().Attr}
			top.children = append(top.children, child)
			open = append(open, child)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			top.text += string(typed)
		}
	}
	if len(open[0].children) != 1 {
		return nil, errors.New("expected one element")
	}
	return open[0].children[0], nil
}

func treeOfXML(value any, each message) any {
	node := value.(*element)
	attributes := map[string]any{}
	for _, attribute := range node.attributes {
		attributes[attribute.Name.Local] = attribute.Value
	}
	children := []any{}
	for _, child := range node.children {
		children = append(children, treeOfXML(child, each))
	}
	return map[string]any{"element": node.name.Local, "attributes": attributes, "text": node.text, "children": children}
}

func writeXML(value any, _ message) ([]byte, error) {
	var out bytes.Buffer
	encoder := xml.NewEncoder(&out)
	err := value.(*element).write(encoder)
	if err == nil {
		err = encoder.Flush()
	}
	return out.Bytes(), err
}

func (node *element) write(encoder *xml.Encoder) error {
	start := xml.StartElement{Name: node.name, Attr: node.attributes}
	err := encoder.EncodeToken(start)
	if err == nil && node.text != "" {
		err = encoder.EncodeToken(xml.CharData(node.text))
	}
	for _, child := range node.children {
		if err == nil {
			err = child.write(encoder)
		}
	}
	if err == nil {
		err = encoder.EncodeToken(start.End())
	}
	return err
}

func readCBOR(data []byte, _ message) (any, error) {
	mode, err := cbor.DecOptions{DefaultMapType: reflect.TypeOf(map[string]any{})}.DecMode()
	if err != nil {
		return nil, err
	}
	var value any
	err = mode.Unmarshal(data, &value)
	return value, err
}

func writeCBOR(value any, _ message) ([]byte, error) {
	// Go's maps have no order, and a row may depend on one: without sorting, verdicts would vary.
	mode, err := cbor.EncOptions{Sort: cbor.SortBytewiseLexical}.EncMode()
	if err != nil {
		return nil, err
	}
	return mode.Marshal(value)
}

func readMsgpack(data []byte, _ message) (any, error) {
	return msgpack.NewDecoder(bytes.NewReader(data)).DecodeInterface()
}

func writeMsgpack(value any, _ message) ([]byte, error) {
	var out bytes.Buffer
	encoder := msgpack.NewEncoder(&out)
	encoder.SetSortMapKeys(true)
	err := encoder.Encode(value)
	return out.Bytes(), err
}

func readBSON(data []byte, _ message) (any, error) {
	var value bson.D
	err := bson.Unmarshal(data, &value)
	return value, err
}

func avroSchema(each message) (avro.Schema, error) {
	text, err := schemaFile("avro", each, ".avsc")
	if err != nil {
		return nil, err
	}
	return avro.ParseWithCache(text, "", &avro.SchemaCache{})
}

func readAvro(data []byte, each message) (any, error) {
	schema, err := avroSchema(each)
	if err != nil {
		return nil, err
	}
	var value any
	err = avro.Unmarshal(schema, data, &value)
	return value, err
}

func writeAvro(value any, each message) ([]byte, error) {
	schema, err := avroSchema(each)
	if err != nil {
		return nil, err
	}
	return avro.Marshal(schema, value)
}

func treeOfAvro(value any, each message) any {
	schema, err := avroSchema(each)
	if err != nil {
		return err.Error()
	}
	return withoutNames(value, schema)
}

// withoutNames takes values of unions out of the maps by which the library names their types.
func withoutNames(value any, schema avro.Schema) any {
	switch typed := schema.(type) {
	case *avro.RefSchema:
		return withoutNames(value, typed.Schema())
	case *avro.RecordSchema:
		members := map[string]any{}
		for _, field := range typed.Fields() {
			members[field.Name()] = withoutNames(value.(map[string]any)[field.Name()], field.Type())
		}
		return members
	case *avro.ArraySchema:
		items := []any{}
		for _, item := range value.([]any) {
			items = append(items, withoutNames(item, typed.Items()))
		}
		return items
	case *avro.MapSchema:
		members := map[string]any{}
		for key, member := range value.(map[string]any) {
			members[key] = withoutNames(member, typed.Values())
		}
		return members
	case *avro.UnionSchema:
		for _, each := range typed.Types() {
			name := string(each.Type())
			if reference, ok := each.(*avro.RefSchema); ok {
				each = reference.Schema()
			}
			if named, ok := each.(avro.NamedSchema); ok {
				name = named.FullName()
			}
			if only, ok := value.(map[string]any); ok && len(only) == 1 {
				if content, ok := only[name]; ok {
					return withoutNames(content, each)
				}
			}
		}
	}
	return value
}

func readProtobuf(data []byte, each message) (any, error) {
	text, err := schemaFile("protobuf", each, ".proto")
	if err != nil {
		return nil, err
	}
	compiler := protocompile.Compiler{
		Resolver: &protocompile.SourceResolver{
			Accessor: protocompile.SourceAccessorFromMap(map[string]string{"schema.proto": text}),
		},
	}
	files, err := compiler.Compile(context.Background(), "schema.proto")
	if err != nil {
		return nil, err
	}
	descriptor := files[0].Messages().ByName(protoreflect.Name(each.Type))
	if descriptor == nil {
		return nil, fmt.Errorf("no message %s", each.Type)
	}
	value := dynamicpb.NewMessage(descriptor)
	err = proto.Unmarshal(data, value)
	return value, err
}

func writeProtobuf(value any, _ message) ([]byte, error) {
	// In the order of the numbers, as generated code writes fields.
	return proto.MarshalOptions{Deterministic: true}.Marshal(value.(*dynamicpb.Message))
}

func treeOfProtobuf(value any, _ message) any {
	return treeOfMessage(value.(*dynamicpb.Message))
}

func treeOfMessage(value protoreflect.Message) any {
	members := map[string]any{}
	value.Range(func(field protoreflect.FieldDescriptor, content protoreflect.Value) bool {
		var tree any
		switch {
		case field.IsMap():
			entries := map[string]any{}
			content.Map().Range(func(key protoreflect.MapKey, each protoreflect.Value) bool {
				entries[key.String()] = treeOfField(field.MapValue(), each)
				return true
			})
			tree = entries
		case field.IsList():
			items := []any{}
			for i := 0; i < content.List().Len(); i++ {
				items = append(items, treeOfField(field, content.List().Get(i)))
			}
			tree = items
		default:
			tree = treeOfField(field, content)
		}
		members[string(field.Name())] = tree
		return true
	})
	return members
}

func treeOfField(field protoreflect.FieldDescriptor, value protoreflect.Value) any {
	switch field.Kind() {
	case protoreflect.MessageKind, protoreflect.GroupKind:
		return treeOfMessage(value.Message())
	case protoreflect.EnumKind:
		return string(field.Enum().Values().ByNumber(value.Enum()).Name())
	}
	return value.Interface()
}

// object is what flatc generates for a table: its fields as values of Go.
type object interface {
	Pack(*flatbuffers.Builder) flatbuffers.UOffsetT
}

func readTable(data []byte, each message) (value any, err error) {
	// The generated code panics at offsets that are outside of the message.
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%v", cause)
		}
	}()
	switch each.Type {
	case "MediaContent":
		return tables.GetRootAsFMediaContent(data, 0).UnPack(), nil
	case "NumericStruct":
		return tables.GetRootAsFNumericStruct(data, 0).UnPack(), nil
	case "Sample":
		return tables.GetRootAsFSample(data, 0).UnPack(), nil
	case "User":
		return tables.GetRootAsFUser(data, 0).UnPack(), nil
	}
	return nil, fmt.Errorf("no table %s", each.Type)
}

func writeTable(value any, _ message) ([]byte, error) {
	builder := flatbuffers.NewBuilder(0)
	builder.Finish(value.(object).Pack(builder))
	return builder.FinishedBytes(), nil
}

// The values of Thrift's structs, lists and maps, as the protocol has them: without names.
type thriftField struct {
	id    int16
	kind  thrift.TType
	value any
}

type thriftList struct {
	kind  thrift.TType
	items []any
}

type thriftMap struct {
	key, value thrift.TType
	entries    [][2]any
}

// readThrift makes the calls that Thrift's generated code makes.
func readThrift(protocol func(thrift.TTransport) thrift.TProtocol) func([]byte, message) (any, error) {
	return func(data []byte, _ message) (any, error) {
		buffer := thrift.NewTMemoryBuffer()
		buffer.Write(data)
		return readThriftValue(protocol(buffer), thrift.STRUCT)
	}
}

func readThriftValue(in thrift.TProtocol, kind thrift.TType) (any, error) {
	ctx := context.Background()
	switch kind {
	case thrift.STRUCT:
		fields := []thriftField{}
		_, err := in.ReadStructBegin(ctx)
		for err == nil {
			var field thriftField
			_, field.kind, field.id, err = in.ReadFieldBegin(ctx)
			if err != nil || field.kind == thrift.STOP {
				break
			}
			if field.value, err = readThriftValue(in, field.kind); err == nil {
				fields = append(fields, field)
				err = in.ReadFieldEnd(ctx)
			}
		}
		if err == nil {
			err = in.ReadStructEnd(ctx)
		}
		return fields, err
	case thrift.LIST:
		kind, size, err := in.ReadListBegin(ctx)
		list := thriftList{kind: kind}
		for i := 0; i < size && err == nil; i++ {
			var item any
			item, err = readThriftValue(in, kind)
			list.items = append(list.items, item)
		}
		if err == nil {
			err = in.ReadListEnd(ctx)
		}
		return list, err
	case thrift.MAP:
		key, value, size, err := in.ReadMapBegin(ctx)
		all := thriftMap{key: key, value: value}
		for i := 0; i < size && err == nil; i++ {
			var entry [2]any
			if entry[0], err = readThriftValue(in, key); err == nil {
				entry[1], err = readThriftValue(in, value)
			}
			all.entries = append(all.entries, entry)
		}
		if err == nil {
			err = in.ReadMapEnd(ctx)
		}
		return all, err
	case thrift.BOOL:
		return in.ReadBool(ctx)
	case thrift.BYTE:
		return in.ReadByte(ctx)
	case thrift.I16:
		return in.ReadI16(ctx)
	case thrift.I32:
		return in.ReadI32(ctx)
	case thrift.I64:
		return in.ReadI64(ctx)
	case thrift.DOUBLE:
		return in.ReadDouble(ctx)
	case thrift.STRING:
		return in.ReadString(ctx)
	}
	return nil, fmt.Errorf("no value of type %v", kind)
}

func writeThrift(protocol func(thrift.TTransport) thrift.TProtocol) func(any, message) ([]byte, error) {
	return func(value any, _ message) ([]byte, error) {
		buffer := thrift.NewTMemoryBuffer()
		out := protocol(buffer)
		err := writeThriftValue(out, thrift.STRUCT, value)
		if err == nil {
			err = out.Flush(context.Background())
		}
		return buffer.Bytes(), err
	}
}

func writeThriftValue(out thrift.TProtocol, kind thrift.TType, value any) error {
	ctx := context.Background()
	var err error
	then := func(step func() error) {
		if err == nil {
			err = step()
		}
	}
	switch kind {
	case thrift.STRUCT:
		then(func() error { return out.WriteStructBegin(ctx, "") })
		for _, field := range value.([]thriftField) {
			then(func() error { return out.WriteFieldBegin(ctx, "", field.kind, field.id) })
			then(func() error { return writeThriftValue(out, field.kind, field.value) })
			then(func() error { return out.WriteFieldEnd(ctx) })
		}
		then(func() error { return out.WriteFieldStop(ctx) })
		then(func() error { return out.WriteStructEnd(ctx) })
	case thrift.LIST:
		list := value.(thriftList)
		then(func() error { return out.WriteListBegin(ctx, list.kind, len(list.items)) })
		for _, item := range list.items {
			then(func() error { return writeThriftValue(out, list.kind, item) })
		}
		then(func() error { return out.WriteListEnd(ctx) })
	case thrift.MAP:
		all := value.(thriftMap)
		then(func() error { return out.WriteMapBegin(ctx, all.key, all.value, len(all.entries)) })
		for _, entry := range all.entries {
			then(func() error { return writeThriftValue(out, all.key, entry[0]) })
			then(func() error { return writeThriftValue(out, all.value, entry[1]) })
		}
		then(func() error { return out.WriteMapEnd(ctx) })
	case thrift.BOOL:
		return out.WriteBool(ctx, value.(bool))
	case thrift.BYTE:
		return out.WriteByte(ctx, value.(int8))
	case thrift.I16:
		return out.WriteI16(ctx, value.(int16))
	case thrift.I32:
		return out.WriteI32(ctx, value.(int32))
	case thrift.I64:
		return out.WriteI64(ctx, value.(int64))
	case thrift.DOUBLE:
		return out.WriteDouble(ctx, value.(float64))
	case thrift.STRING:
		return out.WriteString(ctx, value.(string))
	}
	return err
}

var thriftStruct = regexp.MustCompile(`struct\s+(\w+)\s*\{([^}]*)\}`)
var thriftMember = regexp.MustCompile(`(\d+):\s*(?:required|optional)\s+([\w<>, ]+?)\s+(\w+)\s*,?\n`)

// treeOfThrift names the fields of structs, by the schema.
func treeOfThrift(value any, each message) any {
	text, err := schemaFile("thrift", each, ".thrift")
	if err != nil {
		return err.Error()
	}
	structs := map[string]map[string][2]string{}
	for _, found := range thriftStruct.FindAllStringSubmatch(text, -1) {
		structs[found[1]] = map[string][2]string{}
		for _, member := range thriftMember.FindAllStringSubmatch(found[2], -1) {
			structs[found[1]][member[1]] = [2]string{member[2], member[3]}
		}
	}
	return named(value, "T"+each.Type, structs)
}

func named(value any, kind string, structs map[string]map[string][2]string) any {
	switch typed := value.(type) {
	case []thriftField:
		members := map[string]any{}
		for _, field := range typed {
			member := structs[kind][fmt.Sprint(field.id)]
			members[member[1]] = named(field.value, member[0], structs)
		}
		return members
	case thriftList:
		items := []any{}
		for _, item := range typed.items {
			items = append(items, named(item, strings.TrimSuffix(strings.TrimPrefix(kind, "list<"), ">"), structs))
		}
		return items
	case thriftMap:
		members := map[string]any{}
		for _, entry := range typed.entries {
			members[fmt.Sprint(entry[0])] = named(entry[1], "", structs)
		}
		return members
	}
	return value
}
