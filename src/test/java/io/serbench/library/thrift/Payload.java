package io.serbench.library.thrift;

import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;
import org.apache.thrift.TException;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.TFieldRequirementType;
import org.apache.thrift.TUnion;
import org.apache.thrift.meta_data.FieldMetaData;
import org.apache.thrift.meta_data.FieldValueMetaData;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;

/** Much like what Thrift makes of {@code union Payload { 1: binary data; 2: string text }}. */
@SuppressWarnings("serial")
public final class Payload extends TUnion<Payload, Payload.Fields> {
  private static final TStruct STRUCT = new TStruct("Payload");

  /** The members. */
  public enum Fields implements TFieldIdEnum {
    DATA((short) 1),
    TEXT((short) 2);

    private final short id;

    Fields(short id) {
      this.id = id;
    }

    @Override
    public short getThriftFieldId() {
      return id;
    }

    @Override
    public String getFieldName() {
      return this == DATA ? "data" : "text";
    }

    private FieldMetaData metaData() {
      return new FieldMetaData(
          getFieldName(),
          TFieldRequirementType.DEFAULT,
          new FieldValueMetaData(TType.STRING, this == DATA));
    }
  }

  static {
    Map<Fields, FieldMetaData> fields = new EnumMap<>(Fields.class);
    for (Fields field : Fields.values()) {
      fields.put(field, field.metaData());
    }
    FieldMetaData.addStructMetaDataMap(Payload.class, fields);
  }

  /** Creates an empty one, to read into. */
  public Payload() {}

  private Payload(Payload other) {
    super(other);
  }

  @Override
  public Payload deepCopy() {
    return new Payload(this);
  }

  @Override
  protected void checkType(Fields field, Object value) {
    Class<?> type = field == Fields.DATA ? ByteBuffer.class : String.class;
    if (!type.isInstance(value)) {
      throw new ClassCastException("no " + type);
    }
  }

  @Override
  protected Object standardSchemeReadValue(TProtocol protocol, TField field) throws TException {
    return read(protocol, enumForId(field.id));
  }

  @Override
  protected Object tupleSchemeReadValue(TProtocol protocol, short id) throws TException {
    return read(protocol, enumForId(id));
  }

  private static Object read(TProtocol protocol, Fields field) throws TException {
    return field == Fields.DATA ? protocol.readBinary() : protocol.readString();
  }

  @Override
  protected void standardSchemeWriteValue(TProtocol protocol) throws TException {
    if (setField_ == Fields.DATA) {
      protocol.writeBinary((ByteBuffer) value_);
    } else {
      protocol.writeString((String) value_);
    }
  }

  @Override
  protected void tupleSchemeWriteValue(TProtocol protocol) throws TException {
    standardSchemeWriteValue(protocol);
  }

  @Override
  protected TStruct getStructDesc() {
    return STRUCT;
  }

  @Override
  protected TField getFieldDesc(Fields field) {
    return new TField(field.getFieldName(), TType.STRING, field.getThriftFieldId());
  }

  @Override
  protected Fields enumForId(short id) {
    return id == Fields.DATA.id ? Fields.DATA : Fields.TEXT;
  }

  @Override
  public Fields fieldForId(int id) {
    return enumForId((short) id);
  }

  @Override
  public int compareTo(Payload other) {
    return toString().compareTo(other.toString());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Payload payload
        && setField_ == payload.setField_
        && value_.equals(payload.value_);
  }

  @Override
  public int hashCode() {
    return value_.hashCode();
  }
}
