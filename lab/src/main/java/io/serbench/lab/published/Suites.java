package io.serbench.lab.published;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The published comparisons, each named after the file of its figures, with the names by which
 * these find their counterparts in serbench. Figures without a counterpart are left out.
 */
final class Suites {
  /** The measures for comparisons that encode the same object repeatedly: calls create nothing. */
  private static final Map<String, Measure> OPERATIONS =
      Map.of(
          "serialize", Measure.ENCODE,
          "serialize_compatible", Measure.ENCODE,
          "deserialize", Measure.DESER,
          "deserialize_compatible", Measure.DESER);

  private static final List<PublishedSuite> ALL =
      List.of(
          new PublishedSuite("classic", Suites::classic),
          new PublishedSuite("fory", Suites::fory),
          new PublishedSuite("fory-xlang", Suites::foryXlang),
          new PublishedSuite("zero-copy", Suites::zeroCopy),
          new PublishedSuite("fury", Suites::fury),
          new PublishedSuite("fastjson2", Suites::fastjson2),
          new PublishedSuite("user", Suites::user));

  private Suites() {}

  /** Returns these comparisons and the {@link RecentSuites}. */
  static List<PublishedSuite> all() {
    return Stream.concat(ALL.stream(), RecentSuites.ALL.stream()).toList();
  }

  private static Optional<Figure> classic(Line line) {
    String row = line.get("row");
    return Optional.of(
        new Figure(
            "total", row, line.number("total_ns"), new Counterpart(row, "media.1", Measure.TOTAL)));
  }

  private static Optional<Figure> fory(Line line) {
    String operation = line.get("operation");
    boolean compatible = operation.endsWith("_compatible");
    boolean references = line.get("references").equals("true");
    String transport = line.get("buffer").equals("array") ? "heap" : "direct";
    String data = FORY_DATA.get(line.get("data"));
    String library = line.get("library");
    String row = (compatible ? COMPATIBLE : references ? GRAPHS : TREES).get(library);
    if (compatible && references && !library.equals("Hessian")) {
      row = row + "-graph";
    }
    if (!compatible && library.equals("Kryo") && transport.equals("direct")) {
      row = references ? "kryo-unsafe-graph" : "kryo-unsafe";
    }
    return operation(
        line,
        operation + " " + data + " " + transport + (references ? " with references" : ""),
        row,
        data + over(library, transport));
  }

  /** Returns a figure that was published as calls per second. */
  private static Optional<Figure> operation(
      Line line, String setting, String row, String workload) {
    return operation(line, setting, row, workload, OPERATIONS.get(line.get("operation")));
  }

  private static Optional<Figure> operation(
      Line line, String setting, String row, String workload, Measure measure) {
    return Optional.of(
        new Figure(
            setting,
            line.get("library"),
            1e9 / line.number("ops_per_s"),
            new Counterpart(row, workload, measure)));
  }

  /**
   * Returns the transport as a workload names it. In Fory's comparison, libraries that do not
   * support buffers used arrays, which were copied.
   */
  private static String over(String library, String transport) {
    return switch (library) {
      case "Hessian", "Jdk", "Protostuff" -> "";
      case "Fst" -> "@heap";
      default -> "@" + transport;
    };
  }

  private static final Map<String, String> FORY_DATA =
      Map.of(
          "STRUCT", "struct", "STRUCT2", "struct2", "MEDIA_CONTENT", "media.1", "SAMPLE", "sample");

  private static final Map<String, String> TREES =
      Map.of(
          "Fory", "fory-fastest",
          "Kryo", "kryo-flat-pre",
          "Fst", "fst-flat-pre",
          "Hessian", "hessian-flat",
          "Jdk", "java-built-in-serializer",
          "Protostuff", "protostuff-runtime");

  private static final Map<String, String> GRAPHS =
      Map.of(
          "Fory", "fory-fastest-graph",
          "Kryo", "kryo-registered",
          "Fst", "fst",
          "Hessian", "hessian",
          "Jdk", "java-built-in-serializer");

  private static final Map<String, String> COMPATIBLE =
      Map.of(
          "Fory", "fory-compatible",
          "ForyMetaShared", "fory-meta-shared",
          "Kryo", "kryo-compatible",
          "Hessian", "hessian");

  private static Optional<Figure> foryXlang(Line line) {
    String data = XLANG_DATA.get(line.get("data"));
    String operation = line.get("operation");
    String library = line.get("library");
    return operation(
        line,
        operation + " " + data,
        XLANG.get(library),
        data,
        XLANG_OPERATIONS.getOrDefault(library, OPERATIONS).get(operation));
  }

  /**
   * In {@code fory-xlang}, serializing included building messages from plain objects, and
   * deserializing with Protobuf included converting messages back. The representation of
   * FlatBuffers is already the message, so encoding alone only copies it.
   */
  private static final Map<String, Map<String, Measure>> XLANG_OPERATIONS =
      Map.of(
          "Protobuf", Map.of("serialize", Measure.SER, "deserialize", Measure.TO_PLAIN),
          "FlatBuffers", Map.of("serialize", Measure.SER, "deserialize", Measure.DESER));

  private static final Map<String, String> XLANG_DATA =
      Map.of(
          "NumericStruct", "numeric",
          "NumericStructList", "numeric-list",
          "Sample", "sample",
          "SampleList", "sample-list",
          "MediaContent", "media.1",
          "MediaContentList", "media-list");

  private static final Map<String, String> XLANG =
      Map.of("Fory", "fory-xlang", "Protobuf", "protobuf", "FlatBuffers", "flatbuffers");

  /** The FST rows here do not support direct buffers, so those figures have no counterpart. */
  private static Optional<Figure> zeroCopy(Line line) {
    String library = line.get("library");
    boolean direct = line.get("buffer").equals("directBuffer");
    if (direct && library.equals("Fst")) {
      return Optional.empty();
    }
    String data =
        (line.get("data").equals("BUFFER") ? "buffers." : "arrays.") + line.get("array_size");
    String transport = direct ? "direct" : "heap";
    return operation(
        line,
        line.get("operation") + " " + data + " " + transport,
        (direct ? ZERO_COPY_DIRECT : ZERO_COPY).get(library),
        data + "@" + transport);
  }

  private static final Map<String, String> ZERO_COPY =
      Map.of("Fory", "fory-out-of-band", "Kryo", "kryo-flat-pre", "Fst", "fst-flat-pre");

  private static final Map<String, String> ZERO_COPY_DIRECT =
      Map.of("Fory", "fory-out-of-band", "Kryo", "kryo-unsafe");

  private static Optional<Figure> fury(Line line) {
    String data = line.get("data").equals("Struct") ? "struct16" : "media.1";
    String setting = line.get("comparison") + ": " + line.get("operation") + " " + data;
    return operation(line, setting, FURY.get(line.get("library")), data);
  }

  private static final Map<String, String> FURY =
      Map.of(
          "fury", "fury",
          "jackson", "json/jackson/databind",
          "kryo", "kryo-flat-pre",
          "avaje", "json/avaje-jsonb/databind");

  /** Takes only the figures of the machine whose processor and JDK are of the kind used here. */
  private static Optional<Figure> fastjson2(Line line) {
    if (!line.get("machine").equals("ecs.c7a.xlarge") || !line.get("jdk").contains("jdk-17")) {
      return Optional.empty();
    }
    String scenario = line.get("scenario");
    String library = line.get("library");
    boolean tree = scenario.contains("Tree");
    String row =
        FASTJSON2.get(library) + (DATABIND.contains(library) ? tree ? "/tree" : "/databind" : "");
    String transport =
        scenario.endsWith("Pretty")
            ? "@pretty"
            : scenario.contains("UTF8Bytes") || scenario.endsWith("Binary") ? "" : "@text";
    return Optional.of(
        new Figure(
            scenario,
            library,
            1e6 / line.number("ops_per_ms"),
            new Counterpart(
                row,
                "media.1" + transport,
                scenario.startsWith("EishayParse") ? Measure.DESER : Measure.ENCODE)));
  }

  private static final Map<String, String> FASTJSON2 =
      Map.of(
          "fastjson2", "json/fastjson2",
          "fastjson1", "json/fastjson",
          "jackson", "json/jackson",
          "gson", "json/google-gson",
          "fastjson2JSONB", "jsonb/fastjson2/databind",
          "fastjson2UTF8Bytes", "json/fastjson2/databind",
          "hessian", "hessian",
          "javaSerialize", "java-built-in-serializer");

  private static final List<String> DATABIND = List.of("fastjson2", "fastjson1", "jackson", "gson");

  private static Optional<Figure> user(Line line) {
    Measure measure = USER_QUANTITIES.get(line.get("quantity"));
    if (measure == null) {
      return Optional.empty(); // Sizes, and the same times as calls per second.
    }
    String library = line.get("library");
    return Optional.of(
        new Figure(
            line.get("quantity"),
            library,
            line.number("value"),
            new Counterpart(
                USER.get(library), library.equals("gson") ? "user@text" : "user", measure)));
  }

  /** In {@code user}, each call serialized a new object. */
  private static final Map<String, Measure> USER_QUANTITIES =
      Map.of("ser_ns", Measure.SER, "deser_ns", Measure.DESER);

  private static final Map<String, String> USER =
      Map.of(
          "avro", "avro-specific",
          "fastjson", "json/fastjson/databind",
          "gson", "json/google-gson/databind",
          "hessian", "hessian",
          "jackson", "json/jackson/databind",
          "kryo", "kryo-serializer",
          "protobuf", "protobuf",
          "protostuff", "protostuff-runtime");
}
