package io.serbench.library.fastjson2;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * fastjson 2 rows: JSON and its binary JSONB, each with names and as arrays, and its trees. Its
 * authors say that the static methods of {@code JSON} are thread-safe, but nothing about those of
 * {@code JSONB}.
 *
 * @see <a href="https://github.com/alibaba/fastjson2/issues/3323">Issue 3323</a>
 */
public final class Fastjson2Rows implements LibraryRows, Opener {
  private static final String JSON_FASTJSON2_DATABIND = "json/fastjson2/databind";
  private static final String JSON_FASTJSON2_DATABIND_NULLS = "json/fastjson2/databind-nulls";
  private static final String JSON_FASTJSON2_AUTOTYPE = "json/fastjson2/autotype";
  private static final String JSON_ARRAY_FASTJSON2_DATABIND = "json-array/fastjson2/databind";
  private static final String JSONB_FASTJSON2_DATABIND = "jsonb/fastjson2/databind";
  private static final String JSONB_ARRAY_FASTJSON2_DATABIND = "jsonb-array/fastjson2/databind";
  private static final String JSONB_FASTJSON2_FASTEST = "jsonb/fastjson2/fastest";
  private static final String JSONB_FASTJSON2_GRAPH = "jsonb/fastjson2/graph";
  private static final String JSONB_ARRAY_FASTJSON2_GRAPH = "jsonb-array/fastjson2/graph";
  private static final String JSON_FASTJSON2_TREE = "json/fastjson2/tree";

  private static final LibraryInfo FASTJSON2 =
      new LibraryInfo(
          "fastjson2",
          List.of("com.alibaba.fastjson2:fastjson2"),
          "Apache-2.0",
          "https://github.com/alibaba/fastjson2");

  private static final String GUIDE =
      "https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md";
  private static final String TEXT_CALLS =
      "JSON.toJSONBytes, JSON.toJSONString; JSON.parseObject of the byte[] or the String with the"
          + " root's class";
  private static final String BINARY_CALLS =
      "JSONB.toBytes; JSONB.parseObject of the byte[] with the root's class";
  private static final String ARRAYS = "BeanToArray, SupportArrayToBean";
  private static final String GRAPHS =
      "WriteClassName, ReferenceDetection, FieldBased, WriteNulls, NotWriteDefaultValue,"
          + " NotWriteHashMapArrayListClassName; UseNativeObject, UseDefaultConstructorAsPossible,"
          + " and SupportAutoType without a filter, which is off by default";

  @Override
  public List<Row> rows() {
    return List.of(
        named(JSON_FASTJSON2_DATABIND, Format.JSON)
            .description("data binding, bytecode made at run time; nulls are left out")
            .calls(TEXT_CALLS, GUIDE)
            .threadSafe()
            .also(Transport.TEXT)
            .opensWith(this),
        named(JSON_FASTJSON2_DATABIND_NULLS, Format.JSON)
            .description(
                "as json/fastjson2/databind, but nulls are written, as by json/jackson/databind")
            .settings("WriteNulls")
            .calls(TEXT_CALLS, GUIDE)
            .threadSafe()
            .also(Transport.TEXT)
            .opensWith(this),
        named(JSON_FASTJSON2_AUTOTYPE, Format.JSON)
            .description(
                "as json/fastjson2/databind, with the class of each object in the data; for trusted"
                    + " data alone")
            .settings(
                "WriteClassName, NotWriteNumberClassName, and SupportAutoType without a filter,"
                    + " which is off by default")
            .calls(TEXT_CALLS, "https://github.com/alibaba/fastjson2/wiki/fastjson2_autotype_cn")
            .threadSafe()
            .also(Transport.TEXT)
            .opensWith(this),
        array(JSON_ARRAY_FASTJSON2_DATABIND, Format.JSON)
            .calls(TEXT_CALLS, GUIDE)
            .threadSafe()
            .also(Transport.TEXT)
            .opensWith(this),
        named(JSONB_FASTJSON2_DATABIND, Format.BINARY)
            .description("data binding, binary JSON with names; nulls are left out")
            .calls(BINARY_CALLS, GUIDE)
            .opensWith(this),
        array(JSONB_ARRAY_FASTJSON2_DATABIND, Format.BINARY)
            .calls(BINARY_CALLS, GUIDE)
            .opensWith(this),
        array(JSONB_FASTJSON2_FASTEST, Format.BINARY)
            .settings(ARRAYS + ", FieldBased: fields instead of accessors")
            .calls(BINARY_CALLS, GUIDE)
            .opensWith(this),
        graph(JSONB_FASTJSON2_GRAPH)
            .description(
                "binary JSON with the class of each object and references; for trusted data alone")
            .settings(GRAPHS)
            .opensWith(this),
        graph(JSONB_ARRAY_FASTJSON2_GRAPH)
            .description("as jsonb/fastjson2/graph; a bean is an array of values, without names")
            .settings(ARRAYS + ", " + GRAPHS)
            .opensWith(this),
        named(JSON_FASTJSON2_TREE, Format.JSON)
            .description("the library's tree, such as a JSONObject; nulls are left out of the JSON")
            .calls(
                "create is JSON.toJSON; ser JSON.toJSONBytes; deser JSON.parse of the byte[];"
                    + " restoring, which deser does not count, JSONObject.to; strings by"
                    + " JSON.toJSONString and JSON.parse",
                GUIDE)
            .threadSafe()
            .also(Transport.TEXT)
            .without("makes no boolean[] of its tree", "arrays", "sample", "sample-list")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_FASTJSON2_DATABIND -> Fastjson2Text.objects(type);
      case JSON_FASTJSON2_DATABIND_NULLS -> Fastjson2Text.objectsWithNulls(type);
      case JSON_FASTJSON2_AUTOTYPE -> Fastjson2Text.autoTyped(type);
      case JSON_ARRAY_FASTJSON2_DATABIND -> Fastjson2Text.arrays(type);
      case JSONB_FASTJSON2_DATABIND -> Fastjson2Binary.objects(type);
      case JSONB_ARRAY_FASTJSON2_DATABIND -> Fastjson2Binary.arrays(type);
      case JSONB_FASTJSON2_FASTEST -> Fastjson2Binary.fastest(type);
      case JSONB_FASTJSON2_GRAPH -> Fastjson2Binary.graphs(type);
      case JSONB_ARRAY_FASTJSON2_GRAPH -> Fastjson2Binary.graphsOfArrays(type);
      case JSON_FASTJSON2_TREE -> new Fastjson2Tree<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder named(String name, Format format) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE)
        .library(FASTJSON2)
        .usesUnsafe();
  }

  private static RowBuilder graph(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
        .library(FASTJSON2)
        .calls(
            BINARY_CALLS,
            "https://github.com/alibaba/fastjson2/blob/main/benchmark/src/main/java/com/alibaba/"
                + "fastjson2/benchmark/eishay/EishayForyCompatibleWrite.java")
        .usesUnsafe();
  }

  private static RowBuilder array(String name, Format format) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE)
        .description(
            "data binding; a bean is an array of values, without names; enums are ordinals")
        .settings(ARRAYS)
        .library(FASTJSON2)
        .usesUnsafe();
  }
}
