package io.serbench.library.thrift;

import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TJSONProtocol;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;

/**
 * Makes the calls of a protocol that the code makes which Thrift generates of a changed schema.
 * Fields keep their numbers, as Thrift's documentation demands; a new one has a new number.
 *
 * @param protocols a protocol whose messages hold the number of each field
 */
record StructRewriting(TProtocolFactory protocols) implements Rewriting {
  private static final short MEDIA = 2;

  private record Field(short number, byte type, Object value) {
    String name() {
      return number <= WriterSchema.MEMBERS.size()
          ? WriterSchema.MEMBERS.get(number - 1)
          : WriterSchema.ADDED;
    }
  }

  private record Items(byte type, List<Object> values) {}

  static StructRewriting binary() {
    return new StructRewriting(new TBinaryProtocol.Factory());
  }

  static StructRewriting compact() {
    return new StructRewriting(new TCompactProtocol.Factory());
  }

  static StructRewriting json() {
    return new StructRewriting(new TJSONProtocol.Factory());
  }

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws TException {
    List<Field> content = fields(protocols.getProtocol(new TMemoryInputTransport(message)));
    List<Field> changed = new ArrayList<>();
    for (Field field : content) {
      changed.add(field.number() == MEDIA ? media(field, writer) : field);
    }
    TMemoryBuffer buffer = new TMemoryBuffer(2 * message.length);
    write(changed, protocols.getProtocol(buffer));
    return Arrays.copyOf(buffer.getArray(), buffer.length());
  }

  @SuppressWarnings("unchecked") // A struct is a list of fields.
  private static Field media(Field media, WriterSchema writer) {
    short next = (short) (WriterSchema.MEMBERS.size() + 1);
    List<Field> fields = new ArrayList<>();
    for (Field field : (List<Field>) media.value()) {
      byte type = writer.type(field.name(), field.type(), TType.I32, TType.I64);
      fields.add(new Field(field.number(), type, field.value()));
    }
    Field added = new Field(next, TType.STRING, WriterSchema.CONTENT);
    return new Field(media.number(), media.type(), writer.members(fields, Field::name, added));
  }

  private static List<Field> fields(TProtocol in) throws TException {
    List<Field> fields = new ArrayList<>();
    in.readStructBegin();
    TField field = in.readFieldBegin();
    while (field.type != TType.STOP) {
      fields.add(new Field(field.id, field.type, value(in, field.type)));
      in.readFieldEnd();
      field = in.readFieldBegin();
    }
    in.readStructEnd();
    return fields;
  }

  private static Object value(TProtocol in, byte type) throws TException {
    return switch (type) {
      case TType.STRUCT -> fields(in);
      case TType.STRING -> in.readString();
      case TType.I32 -> in.readI32();
      case TType.I64 -> in.readI64();
      case TType.LIST -> {
        TList list = in.readListBegin();
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < list.size; i++) {
          values.add(value(in, list.elemType));
        }
        in.readListEnd();
        yield new Items(list.elemType, values);
      }
      default -> throw new TException("media has no member of the type " + type);
    };
  }

  private static void write(List<Field> fields, TProtocol out) throws TException {
    out.writeStructBegin(new TStruct());
    for (Field field : fields) {
      out.writeFieldBegin(new TField("", field.type(), field.number()));
      write(field.type(), field.value(), out);
      out.writeFieldEnd();
    }
    out.writeFieldStop();
    out.writeStructEnd();
  }

  @SuppressWarnings("unchecked") // A struct is a list of fields.
  private static void write(byte type, Object value, TProtocol out) throws TException {
    switch (type) {
      case TType.STRUCT -> write((List<Field>) value, out);
      case TType.STRING -> out.writeString((String) value);
      case TType.I32 -> out.writeI32(((Number) value).intValue());
      case TType.I64 -> out.writeI64(((Number) value).longValue());
      default -> {
        Items items = (Items) value;
        out.writeListBegin(new TList(items.type(), items.values().size()));
        for (Object item : items.values()) {
          write(items.type(), item, out);
        }
        out.writeListEnd();
      }
    }
  }
}
