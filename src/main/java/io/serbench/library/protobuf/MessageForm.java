package io.serbench.library.protobuf;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.FieldMask;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.StringValue;
import com.google.protobuf.util.JsonFormat;
import io.serbench.dataset.own.GeneratedClasses;
import io.serbench.dataset.own.Invention;
import io.serbench.library.shared.JsonAt;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Messages of a user's class, whose JSON the library's {@link JsonFormat} reads and writes.
 *
 * @see <a href="https://protobuf.dev/programming-guides/json/">ProtoJSON Format</a>
 */
final class MessageForm implements GeneratedClasses.Form {
  /** The length of a made-up bytes field. */
  private static final int BLOB = 8;

  private static final String ANY = Any.getDescriptor().getFullName();
  private static final String FIELD_MASK = FieldMask.getDescriptor().getFullName();

  private final Message empty;
  private final JsonFormat.TypeRegistry types;
  private final JsonFormat.Parser parser;
  private final JsonFormat.Printer printer;

  MessageForm(Class<?> type) {
    this(empty(type), MessageTypes::of);
  }

  /**
   * Creates the form of a class of messages.
   *
   * @param known returns the types that an {@code Any} in the message may hold
   */
  MessageForm(Message empty, Function<Descriptor, JsonFormat.TypeRegistry> known) {
    this.empty = empty;
    this.types = known.apply(empty.getDescriptorForType());
    this.parser = JsonFormat.parser().usingTypeRegistry(types);
    this.printer = JsonFormat.printer().usingTypeRegistry(types).omittingInsignificantWhitespace();
  }

  /**
   * Returns the default instance of a generated class.
   *
   * @throws IllegalArgumentException if the class is not generated
   */
  private static Message empty(Class<?> type) {
    if (!Message.class.isAssignableFrom(type)) {
      throw new IllegalArgumentException(
          type.getName()
              + " is for protobuf's lite runtime, which reads no JSON; generate it without the"
              + " option lite");
    }
    try {
      return (Message) type.getMethod("getDefaultInstance").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type.getName() + " is not a class that protoc makes", e);
    }
  }

  /** Returns a type of messages that need no conversion. */
  static MessageType<?, ?> type(Class<?> type) {
    return new MessageType<>(empty(type), UnaryOperator.identity(), UnaryOperator.identity());
  }

  @Override
  public Object read(String json, boolean skipsUnknown) throws IOException {
    Message.Builder builder = empty.newBuilderForType();
    try {
      (skipsUnknown ? parser.ignoringUnknownFields() : parser).merge(json, builder);
    } catch (InvalidProtocolBufferException e) {
      throw unresolved(json).orElse(e);
    }
    if (!builder.isInitialized()) {
      throw new IOException("missing required fields: " + builder.getInitializationErrorString());
    }
    return builder.build();
  }

  /**
   * Returns an error for the first type in an {@code Any} that is not on the class path, if any.
   */
  private Optional<IOException> unresolved(String json) throws IOException {
    return JsonAt.read(json).node().findValuesAsText("@type").stream()
        .filter(url -> types.find(url.substring(url.lastIndexOf('/') + 1)) == null)
        .findFirst()
        .map(
            url ->
                new IOException(
                    "unknown type of an Any: "
                        + url
                        + "; add the jar with the class that protoc generated of it to"
                        + " -classpath="));
  }

  @Override
  public String json(Object value) throws IOException {
    return printer.print((Message) value);
  }

  @Override
  public Optional<String> caveat() {
    return Optional.of("ser lacks counting a message's bytes, since a message remembers its size");
  }

  @Override
  public Object madeUp(Invention invention) {
    return madeUp(empty.newBuilderForType(), invention, 0);
  }

  private static Message madeUp(Message.Builder builder, Invention invention, int depth) {
    Descriptor type = builder.getDescriptorForType();
    if (type.getFullName().equals(ANY)) {
      return builder.mergeFrom(Any.pack(StringValue.of(invention.text()))).build();
    }
    for (FieldDescriptor field : type.getFields()) {
      if (field.getRealContainingOneof() == null) {
        fill(builder, field, invention, depth);
      }
    }
    for (OneofDescriptor choice : type.getRealOneofs()) {
      List<FieldDescriptor> possible =
          choice.getFields().stream().filter(field -> !isCut(field, invention, depth)).toList();
      if (!possible.isEmpty()) {
        fill(builder, invention.oneOf(possible), invention, depth);
      }
    }
    return builder.build();
  }

  private static void fill(
      Message.Builder builder, FieldDescriptor field, Invention invention, int depth) {
    if (isCut(field, invention, depth)) {
      return;
    }
    if (field.isRepeated()) {
      for (int left = invention.elements(); left > 0; left--) {
        builder.addRepeatedField(field, value(builder, field, invention, depth));
      }
    } else {
      builder.setField(field, value(builder, field, invention, depth));
    }
  }

  /** Returns whether a made-up message leaves a field empty, at the last level. */
  private static boolean isCut(FieldDescriptor field, Invention invention, int depth) {
    return field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
        && !field.isRequired()
        // The value of a map entry is one level deeper.
        && invention.endsAt(field.isMapField() ? depth + 1 : depth);
  }

  /** Returns a string; the path of a field mask is a field's name, which JSON writes otherwise. */
  private static String text(FieldDescriptor field, Invention invention) {
    String text = invention.text();
    return field.getContainingType().getFullName().equals(FIELD_MASK)
        ? text.toLowerCase(Locale.ROOT)
        : text;
  }

  private static Object value(
      Message.Builder builder, FieldDescriptor field, Invention invention, int depth) {
    return switch (field.getJavaType()) {
      case INT -> invention.number(Integer.MAX_VALUE);
      case LONG -> (long) invention.number(Integer.MAX_VALUE);
      case FLOAT -> (float) invention.decimal();
      case DOUBLE -> invention.decimal();
      case BOOLEAN -> invention.flag();
      case STRING -> text(field, invention);
      case BYTE_STRING -> ByteString.copyFrom(invention.bytes(BLOB));
      case ENUM -> invention.oneOf(field.getEnumType().getValues());
      case MESSAGE -> madeUp(builder.newBuilderForField(field), invention, depth + 1);
    };
  }
}
