package io.serbench.library.fastjson;

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

/** fastjson 1 rows: plain objects as JSON objects and as arrays, and its trees. */
public final class FastjsonRows implements LibraryRows, Opener {
  private static final String JSON_FASTJSON_DATABIND = "json/fastjson/databind";
  private static final String JSON_ARRAY_FASTJSON_DATABIND = "json-array/fastjson/databind";
  private static final String JSON_FASTJSON_TREE = "json/fastjson/tree";

  private static final String WIKI = "https://github.com/alibaba/fastjson/wiki/";
  private static final LibraryInfo FASTJSON =
      new LibraryInfo(
          "fastjson",
          List.of("com.alibaba:fastjson"),
          "Apache-2.0",
          "https://github.com/alibaba/fastjson");

  private static final String SETTINGS =
      "autotype off both ways: no class names written, ParserConfig.setSafeMode(true);"
          + " DisableCircularReferenceDetect both ways";

  private static final String CALLS =
      "JSON.toJSONBytes, and JSON.parseObject of the byte[], each with a configuration that is"
          + " kept; strings by JSON.toJSONString and JSON.parseObject; streams as one array of a"
          + " JSONWriter and a JSONReader";

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_FASTJSON_DATABIND)
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding, bytecode made at run time; nulls are left out")
            .settings(SETTINGS)
            .calls(CALLS, WIKI + "Quick-Start-CN")
            .opensWith(this),
        row(JSON_ARRAY_FASTJSON_DATABIND)
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description(
                "data binding; a bean is an array of values, without names; enums are ordinals")
            .settings(SETTINGS + "; BeanToArray, SupportArrayToBean, no WriteEnumUsingName")
            .calls(CALLS, WIKI + "BeanToArray_cn")
            // Its reader of streams loses its place where a bean crosses the end of its buffer.
            .also(Transport.TEXT)
            .without(
                Transport.PRETTY,
                "reads no white space in the arrays that beans are",
                "clients",
                "media",
                "media-list",
                "sample",
                "sample-list",
                "struct",
                "struct16",
                "struct2",
                "user",
                "users")
            .opensWith(this),
        row(JSON_FASTJSON_TREE)
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("the library's tree, such as a JSONObject; nulls are left out of the JSON")
            .settings(SETTINGS)
            .calls(
                "create is JSON.toJSON; ser JSON.toJSONBytes; deser JSON.parseObject to Object;"
                    + " restoring, which deser does not count, TypeUtils.cast; strings by"
                    + " JSON.toJSONString, streams as one array",
                WIKI + "Quick-Start-CN")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_FASTJSON_DATABIND -> new FastjsonDatabind<>(type, FastjsonSetup.objects());
      case JSON_ARRAY_FASTJSON_DATABIND -> new FastjsonDatabind<>(type, FastjsonSetup.arrays());
      case JSON_FASTJSON_TREE -> new FastjsonTree<>(type, FastjsonSetup.objects());
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name).library(FASTJSON).also(Transport.TEXT, Transport.STREAM);
  }
}
