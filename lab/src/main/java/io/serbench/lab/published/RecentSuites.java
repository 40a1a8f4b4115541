package io.serbench.lab.published;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The comparisons published from 2023 on, as {@link Suites} has the earlier ones. Their files say
 * where figures are from: the source, its date, machine and JDK.
 */
final class RecentSuites {
  /** All of these comparisons, each named after the file of its figures. */
  static final List<PublishedSuite> ALL =
      List.of(
          new PublishedSuite("jvm-serializers-2023", RecentSuites::jvmSerializers),
          new PublishedSuite("java-json-benchmark", RecentSuites::javaJsonBenchmark),
          new PublishedSuite("fastjson2-2.0.61", RecentSuites::fastjson2),
          new PublishedSuite("fory-json", RecentSuites::foryJson));

  private RecentSuites() {}

  /** Two pages of the wiki, of different machines, and the page of a fork. */
  private static Optional<Figure> jvmSerializers(Line line) {
    String row = JVM_SERIALIZERS_ROWS.getOrDefault(line.get("row"), line.get("row"));
    if (JVM_SERIALIZERS_LEFT.contains(row) || line.get("total_ns").isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Figure(
            line.get("source"),
            line.get("row"),
            line.number("total_ns"),
            new Counterpart(row, "media.1", Measure.TOTAL)));
  }

  private static final Map<String, String> JVM_SERIALIZERS_ROWS =
      Map.of(
          "kryo-registered-flat", "kryo-flat-pre",
          "kryo-auto-flat", "kryo-flat",
          "msgpack/databind", "msgpack-databind");

  private static final List<String> JVM_SERIALIZERS_LEFT =
      List.of("avro-fastserde-generic", "activej-speed");

  /**
   * Takes data binding: the rows here that are hand-written carry other data. Takes values of 10
   * kB, one of four sizes, since all of them take an hour. Figures are sums over three threads,
   * which leaves their ratios as they are.
   */
  private static Optional<Figure> javaJsonBenchmark(Line line) {
    String library = line.get("library");
    if (!line.get("api").equals("databind")
        || !line.get("size_kb").equals("10")
        || !JAVA_JSON_BENCHMARK.containsKey(library)) {
      return Optional.empty();
    }
    String operation = line.get("operation");
    String data = line.get("data") + "." + line.get("size_kb") + "k";
    return Optional.of(
        new Figure(
            operation + " " + data,
            library,
            1e9 / line.number("value"),
            new Counterpart(JAVA_JSON_BENCHMARK.get(library), data, measure(operation))));
  }

  private static final Map<String, String> JAVA_JSON_BENCHMARK =
      Map.ofEntries(
          Map.entry("avajejsonb", "json/avaje-jsonb/databind"),
          Map.entry("dsljson", "json/dsl-json/databind"),
          Map.entry("fastjson", "json/fastjson2/databind"),
          Map.entry("flexjson", "json/flexjson/databind"),
          Map.entry("genson", "json/genson"),
          Map.entry("gson", "json/google-gson/databind"),
          Map.entry("jackson", "json/jackson/databind"),
          Map.entry("jackson_afterburner", "json/jackson/db-afterburner"),
          Map.entry("jackson_blackbird", "json/jackson/db-blackbird"),
          Map.entry("johnzon", "json/johnzon"),
          Map.entry("moshi", "json/moshi"),
          Map.entry("yasson", "json/yasson"));

  /**
   * Takes the figures of the machine whose processor and JDK are of the kind used here. Indented
   * JSON is text here, so scenarios that read it from bytes have no counterpart.
   */
  private static Optional<Figure> fastjson2(Line line) {
    String scenario = line.get("scenario");
    if (!line.get("machine").equals("aliyun_ecs.c9a.large")
        || !line.get("jdk").startsWith("jdk-17")
        || scenario.endsWith("UTF8BytesPretty")) {
      return Optional.empty();
    }
    String library = line.get("library");
    boolean parses = scenario.startsWith("EishayParse") || scenario.endsWith("Parse");
    // Messages of Protobuf were made of plain objects, and plain objects of them.
    boolean converts = library.equals("protobuf");
    Measure measure =
        parses
            ? converts ? Measure.TO_PLAIN : Measure.DESER
            : converts ? Measure.SER : Measure.ENCODE;
    return Optional.of(
        new Figure(
            scenario,
            library,
            1e6 / line.number("value"),
            new Counterpart(
                fastjson2Row(scenario, library), "media.1" + transport(scenario), measure)));
  }

  private static String fastjson2Row(String scenario, String library) {
    String json = FASTJSON2_JSON.get(library);
    if (json != null) {
      return json + (scenario.contains("Tree") ? "/tree" : "/databind");
    }
    if (library.equals("jsonb") && scenario.endsWith("ArrayMapping")) {
      return "jsonb-array/fastjson2/databind";
    }
    if (library.equals("jsonb") && scenario.contains("Fory")) {
      return "jsonb/fastjson2/graph";
    }
    return FASTJSON2_ROWS.get(library);
  }

  private static String transport(String scenario) {
    return scenario.endsWith("Pretty") ? "@pretty" : scenario.contains("String") ? "@text" : "";
  }

  private static final Map<String, String> FASTJSON2_JSON =
      Map.of(
          "fastjson2", "json/fastjson2",
          "fastjson1", "json/fastjson",
          "jackson", "json/jackson",
          "gson", "json/google-gson");

  private static final Map<String, String> FASTJSON2_ROWS =
      Map.of(
          "jsonb", "jsonb/fastjson2/databind",
          "fastjson2JSONB", "jsonb/fastjson2/graph",
          "fastjson2UTF8Bytes", "json/fastjson2/databind",
          "fory", "fory-compatible-graph",
          "hessian", "hessian",
          "javaSerialize", "java-built-in-serializer",
          "kryo", "kryo-flat-pre",
          "msgpack", "msgpack/jackson/databind",
          "protobuf", "protobuf");

  /** Takes Java: of the three libraries for Scala, one has a row, which leaves no ratio. */
  private static Optional<Figure> foryJson(Line line) {
    String row = FORY_JSON.get(line.get("library"));
    if (row == null || !line.get("source").equals("fory-json-java")) {
      return Optional.empty();
    }
    String operation = line.get("operation");
    String representation = line.get("representation");
    return Optional.of(
        new Figure(
            operation + " " + representation,
            line.get("library"),
            1e9 / line.number("value"),
            new Counterpart(
                row,
                representation.equals("String") ? "media.1@text" : "media.1",
                measure(operation))));
  }

  private static final Map<String, String> FORY_JSON =
      Map.of(
          "fory-json", "json/fory",
          "jackson", "json/jackson/databind",
          "gson", "json/google-gson/databind");

  /** These comparisons encode one object repeatedly: calls create nothing. */
  private static Measure measure(String operation) {
    return operation.equals("serialize") ? Measure.ENCODE : Measure.DESER;
  }
}
