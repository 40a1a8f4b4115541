package io.serbench.lab.languages;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.library.avro.AvroRows;
import io.serbench.library.jackson.JacksonSchemaRows;
import io.serbench.library.jackson3.Jackson3Rows;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * The schemas of messages that are not files in {@code schema}: those that libraries derive from
 * classes, and records within another schema.
 */
final class Schemas {
  private static final Path AVRO = Path.of("schema", "avro");

  private static final String PROTO2 = "syntax = \"proto2\";\n";

  private Schemas() {}

  /**
   * Writes the schema of a row's messages to a file in the folder.
   *
   * @return the name of the file; empty if the family's file in {@code schema} is the schema, or if
   *     the format has none
   */
  static String write(Row row, DataType<?> type, Path folder) throws IOException {
    String text =
        switch (row.name()) {
          case "avro/jackson/databind" -> JacksonSchemaRows.schema(row.name(), type);
          case "protobuf/jackson/databind", "protobuf/jackson+afterburner/databind" ->
              PROTO2 + JacksonSchemaRows.schema(row.name(), type);
          case "protobuf/jackson3/databind" -> PROTO2 + Jackson3Rows.protobufSchema(type);
          case "avro-reflect" -> AvroRows.reflectedSchema(type);
          case "protobuf/protostuff-runtime" -> new ProtostuffMessages(type.root()).text();
          default -> Wire.of(row) == Wire.AVRO ? record(type) : "";
        };
    if (text.isEmpty()) {
      return "";
    }
    String file =
        row.name().replace('/', '_') + "." + type.family() + "." + Wire.of(row).word() + ".schema";
    Files.writeString(folder.resolve(file), text);
    return file;
  }

  /** Returns the record in the family's file, or the record of the items if that is a list. */
  private static String record(DataType<?> type) throws IOException {
    Schema root = new Schema.Parser().parse(AVRO.resolve(type.family() + ".avsc").toFile());
    return (root.getName().endsWith("ListRecord")
            ? root.getFields().get(0).schema().getElementType()
            : root)
        .toString();
  }

  /**
   * The schema of what protostuff-runtime writes of classes: fields are numbered in the order of
   * their declaration, arrays of primitives are messages of a length and items, maps are messages
   * of entries, and enums are numbers.
   */
  private static final class ProtostuffMessages {
    private static final Map<Class<?>, String> SCALARS =
        Map.ofEntries(
            Map.entry(int.class, "int32"),
            Map.entry(Integer.class, "int32"),
            Map.entry(short.class, "int32"),
            Map.entry(Short.class, "int32"),
            Map.entry(byte.class, "int32"),
            Map.entry(char.class, "uint32"),
            Map.entry(Character.class, "uint32"),
            Map.entry(long.class, "int64"),
            Map.entry(Long.class, "int64"),
            Map.entry(float.class, "float"),
            Map.entry(Float.class, "float"),
            Map.entry(double.class, "double"),
            Map.entry(Double.class, "double"),
            Map.entry(boolean.class, "bool"),
            Map.entry(Boolean.class, "bool"),
            Map.entry(String.class, "string"),
            Map.entry(byte[].class, "bytes"));

    private final Map<String, String> messages = new LinkedHashMap<>();

    ProtostuffMessages(Class<?> root) {
      add(root);
    }

    String text() {
      return PROTO2 + String.join("", messages.values());
    }

    private void add(Class<?> type) {
      if (messages.putIfAbsent(type.getSimpleName(), "") != null) {
        return;
      }
      StringBuilder body = new StringBuilder();
      int number = 1;
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())
            && !Modifier.isTransient(field.getModifiers())) {
          body.append("  ").append(declared(field.getGenericType())).append(' ');
          body.append(field.getName()).append(" = ").append(number++).append(";\n");
        }
      }
      put(type.getSimpleName(), body.toString());
    }

    private void put(String name, String body) {
      messages.put(name, "message " + name + " {\n" + body + "}\n");
    }

    private String declared(Type type) {
      if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
        return "repeated " + named(generic.getActualTypeArguments()[0]);
      }
      if (type instanceof ParameterizedType generic && generic.getRawType() == Map.class) {
        put("Entry", "  optional string k = 1;\n  optional string v = 2;\n");
        put("Entries", "  repeated Entry e = 1;\n");
        return "optional Entries";
      }
      return "optional " + named(type);
    }

    private String named(Type type) {
      Class<?> plain = (Class<?>) type;
      if (SCALARS.containsKey(plain)) {
        return SCALARS.get(plain);
      }
      if (plain.isEnum()) {
        return "int32";
      }
      if (plain.isArray()) {
        String item = named(plain.getComponentType());
        String name = "Array" + plain.getComponentType().getSimpleName();
        put(name, "  optional uint32 a = 1;\n  repeated " + item + " b = 2;\n");
        return name;
      }
      add(plain);
      return plain.getSimpleName();
    }
  }
}
