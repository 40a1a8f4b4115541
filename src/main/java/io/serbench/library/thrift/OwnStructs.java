package io.serbench.library.thrift;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Invention;
import io.serbench.dataset.own.Misfit;
import io.serbench.library.shared.JsonAt;
import java.io.IOException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.apache.thrift.TBase;
import org.apache.thrift.TEnum;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.TFieldRequirementType;
import org.apache.thrift.TUnion;
import org.apache.thrift.meta_data.EnumMetaData;
import org.apache.thrift.meta_data.FieldMetaData;
import org.apache.thrift.meta_data.FieldValueMetaData;
import org.apache.thrift.meta_data.ListMetaData;
import org.apache.thrift.meta_data.MapMetaData;
import org.apache.thrift.meta_data.SetMetaData;
import org.apache.thrift.meta_data.StructMetaData;
import org.apache.thrift.protocol.TType;

/**
 * Structs of a user's class. Thrift reads no natural JSON, so fields are set according to the
 * metadata of the class.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // Structs and their fields are of the class's types.
final class OwnStructs implements GeneratedClasses.Form {
  /** The length of a generated binary field. */
  private static final int BLOB = 8;

  private final Class<? extends TBase> type;

  OwnStructs(Class<?> type) {
    this.type = type.asSubclass(TBase.class);
  }

  /** Returns a conversion of structs that need none. */
  static Conversion<?, ?> conversion(Class<?> type) {
    return conversion((Supplier<TBase<?, ?>>) constructor(type));
  }

  private static <S extends TBase<?, ?>> Conversion<S, S> conversion(Supplier<S> empty) {
    return new Conversion<>(UnaryOperator.identity(), UnaryOperator.identity(), empty);
  }

  /**
   * Returns a constructor like the method reference {@code TOrder::new}, since reflection would
   * take time in {@code deser}.
   */
  @SuppressWarnings("CatchingUnchecked") // The code that links a method may throw anything.
  private static Supplier<?> constructor(Class<?> type) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      return (Supplier<?>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "get",
                  MethodType.methodType(Supplier.class),
                  MethodType.methodType(Object.class),
                  lookup.findConstructor(type, MethodType.methodType(void.class)),
                  MethodType.methodType(type))
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw notGenerated(type, e);
    }
  }

  private static IllegalArgumentException notGenerated(Class<?> type, Throwable cause) {
    return new IllegalArgumentException(
        type.getName() + " is not a class that thrift makes", cause);
  }

  private static TBase made(Class<? extends TBase> type) {
    try {
      return type.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw notGenerated(type, e);
    }
  }

  /** Returns the fields in the order of their numbers. */
  private static Map<TFieldIdEnum, FieldMetaData> fields(Class<? extends TBase> type) {
    return FieldMetaData.getStructMetaDataMap((Class) type);
  }

  @Override
  public Object read(String json, boolean skipsUnknown) throws IOException {
    return struct(JsonAt.read(json), type, skipsUnknown);
  }

  private static TBase struct(JsonAt from, Class<? extends TBase> type, boolean skipsUnknown)
      throws Misfit {
    Map<String, JsonAt> members = from.members();
    Map<TFieldIdEnum, FieldMetaData> fields = fields(type);
    if (!skipsUnknown) {
      from.refuseOthers(fields.values().stream().map(field -> field.fieldName).toList());
    }
    if (TUnion.class.isAssignableFrom(type)) {
      refuseSeveral(from, members);
    }
    TBase struct = made(type);
    for (Map.Entry<TFieldIdEnum, FieldMetaData> field : fields.entrySet()) {
      FieldMetaData known = field.getValue();
      JsonAt member = members.get(known.fieldName);
      if (member != null && !member.isNull()) {
        struct.setFieldValue(field.getKey(), value(member, known.valueMetaData, skipsUnknown));
      } else if (isRequired(known) && !struct.isSet(field.getKey())) {
        throw from.missing(known.fieldName, "required by the struct");
      }
    }
    return struct;
  }

  /** Refuses a union with several members, of which it would keep the last. */
  private static void refuseSeveral(JsonAt from, Map<String, JsonAt> members) throws Misfit {
    List<String> set =
        members.entrySet().stream()
            .filter(member -> !member.getValue().isNull())
            .map(Map.Entry::getKey)
            .toList();
    if (set.size() > 1) {
      throw new Misfit(
          from.place(), "expected one member of a union, found " + String.join(" and ", set));
    }
  }

  private static boolean isRequired(FieldMetaData field) {
    return field.requirementType == TFieldRequirementType.REQUIRED;
  }

  private static Object value(JsonAt from, FieldValueMetaData type, boolean skipsUnknown)
      throws Misfit {
    if (type instanceof StructMetaData struct) {
      return struct(from, struct.structClass, skipsUnknown);
    }
    if (type instanceof EnumMetaData constants) {
      return constant(from, constants.enumClass);
    }
    if (type instanceof MapMetaData map) {
      Map<Object, Object> members = new HashMap<>();
      for (Map.Entry<String, JsonAt> each : from.members().entrySet()) {
        members.put(
            value(each.getValue().key(each.getKey()), map.keyMetaData, skipsUnknown),
            value(each.getValue(), map.valueMetaData, skipsUnknown));
      }
      return members;
    }
    if (type.isContainer()) {
      List<Object> elements = new ArrayList<>();
      for (JsonAt each : from.elements()) {
        elements.add(value(each, element(type), skipsUnknown));
      }
      return type instanceof SetMetaData ? new HashSet<>(elements) : elements;
    }
    return scalar(from, type);
  }

  /** Returns the type of the elements of a list or a set. */
  private static FieldValueMetaData element(FieldValueMetaData type) {
    return type instanceof SetMetaData set ? set.elemMetaData : ((ListMetaData) type).elemMetaData;
  }

  private static Object constant(JsonAt from, Class<? extends TEnum> type) throws Misfit {
    Map<String, TEnum> constants = new HashMap<>();
    for (TEnum each : type.getEnumConstants()) {
      constants.put(each.toString(), each);
    }
    return constants.get(from.oneOf(constants.keySet()));
  }

  private static Object scalar(JsonAt from, FieldValueMetaData type) throws Misfit {
    return switch (type.type) {
      case TType.BOOL -> from.flag();
      case TType.BYTE -> (byte) from.whole("a byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
      case TType.I16 -> (short) from.whole("an i16", Short.MIN_VALUE, Short.MAX_VALUE);
      case TType.I32 -> (int) from.whole("an i32", Integer.MIN_VALUE, Integer.MAX_VALUE);
      case TType.I64 -> from.whole("an i64", Long.MIN_VALUE, Long.MAX_VALUE);
      case TType.DOUBLE -> from.number("a double").doubleValue();
      case TType.STRING -> type.isBinary() ? ByteBuffer.wrap(from.bytes()) : from.text();
      case TType.UUID -> uuid(from);
      default ->
          throw new Misfit(from.place(), "its type, number " + type.type + ", is not known here");
    };
  }

  private static UUID uuid(JsonAt from) throws Misfit {
    try {
      return UUID.fromString(from.text());
    } catch (IllegalArgumentException e) {
      throw from.expected("a UUID", e);
    }
  }

  @Override
  public String json(Object value) {
    return natural(value).toString();
  }

  private static JsonNode natural(Object value) {
    return JsonAt.natural(
        value,
        object -> object instanceof TBase struct ? Optional.of(members(struct)) : Optional.empty());
  }

  private static JsonNode members(TBase struct) {
    ObjectNode members = JsonNodeFactory.instance.objectNode();
    fields(struct.getClass())
        .forEach(
            (field, known) -> {
              if (struct.isSet(field)) {
                members.set(known.fieldName, natural(struct.getFieldValue(field)));
              }
            });
    return members;
  }

  @Override
  public Optional<String> caveat() {
    return holdsBinary(type)
        ? Optional.of("binary fields share the message's array, except in thrift-json")
        : Optional.empty();
  }

  /** Returns whether a struct may have binary fields, which are views of what was decoded. */
  static boolean holdsBinary(Class<? extends TBase> type) {
    Set<Class<? extends TBase>> structs = new HashSet<>(Set.of(type));
    Deque<FieldValueMetaData> left = new ArrayDeque<>(values(type));
    while (!left.isEmpty()) {
      FieldValueMetaData value = left.pop();
      if (value.isBinary()) {
        return true;
      }
      if (value instanceof StructMetaData struct && structs.add(struct.structClass)) {
        left.addAll(values(struct.structClass));
      } else if (value instanceof MapMetaData map) {
        left.addAll(List.of(map.keyMetaData, map.valueMetaData));
      } else if (value.isContainer()) {
        left.add(element(value));
      }
    }
    return false;
  }

  private static List<FieldValueMetaData> values(Class<? extends TBase> type) {
    return fields(type).values().stream().map(field -> field.valueMetaData).toList();
  }

  @Override
  public Object madeUp(Invention invention) {
    return madeUp(type, invention, 0);
  }

  private static TBase madeUp(Class<? extends TBase> type, Invention invention, int depth) {
    TBase struct = made(type);
    List<Map.Entry<TFieldIdEnum, FieldMetaData>> possible =
        fields(type).entrySet().stream()
            .filter(member -> !isCut(member.getValue(), invention, depth))
            .toList();
    if (TUnion.class.isAssignableFrom(type) && !possible.isEmpty()) {
      possible = List.of(invention.oneOf(possible));
    }
    for (Map.Entry<TFieldIdEnum, FieldMetaData> each : possible) {
      struct.setFieldValue(each.getKey(), madeUp(each.getValue().valueMetaData, invention, depth));
    }
    return struct;
  }

  private static boolean isCut(FieldMetaData field, Invention invention, int depth) {
    return field.valueMetaData.isStruct() && !isRequired(field) && invention.endsAt(depth);
  }

  private static Object madeUp(FieldValueMetaData type, Invention invention, int depth) {
    if (type instanceof StructMetaData struct) {
      return madeUp(struct.structClass, invention, depth + 1);
    }
    if (type instanceof EnumMetaData constants) {
      return invention.oneOf(List.of(constants.enumClass.getEnumConstants()));
    }
    int elements = !type.isContainer() || invention.endsAt(depth) ? 0 : invention.elements();
    if (type instanceof MapMetaData map) {
      Map<Object, Object> members = new HashMap<>();
      for (int i = 0; i < elements; i++) {
        members.put(
            madeUp(map.keyMetaData, invention, depth + 1),
            madeUp(map.valueMetaData, invention, depth + 1));
      }
      return members;
    }
    if (type.isContainer()) {
      List<Object> all = new ArrayList<>();
      for (int i = 0; i < elements; i++) {
        all.add(madeUp(element(type), invention, depth + 1));
      }
      return type instanceof SetMetaData ? new HashSet<>(all) : all;
    }
    return madeUpScalar(type, invention);
  }

  private static Object madeUpScalar(FieldValueMetaData type, Invention invention) {
    return switch (type.type) {
      case TType.BOOL -> invention.flag();
      case TType.BYTE -> (byte) invention.number(Byte.MAX_VALUE);
      case TType.I16 -> (short) invention.number(Short.MAX_VALUE);
      case TType.I32 -> invention.number(Integer.MAX_VALUE);
      case TType.I64 -> (long) invention.number(Integer.MAX_VALUE);
      case TType.DOUBLE -> invention.decimal();
      case TType.STRING ->
          type.isBinary() ? ByteBuffer.wrap(invention.bytes(BLOB)) : invention.text();
      case TType.UUID -> UUID.nameUUIDFromBytes(invention.bytes(BLOB));
      default ->
          throw new IllegalArgumentException("no values of Thrift's type " + type.type + " known");
    };
  }
}
