package io.serbench.report;

import static io.serbench.catalog.Effort.CLASSES_KNOWN;
import static io.serbench.catalog.Effort.MANUAL_OPT;
import static io.serbench.catalog.Effort.MISC;
import static io.serbench.catalog.Effort.ZERO_KNOWLEDGE;
import static io.serbench.catalog.Format.BINARY;
import static io.serbench.catalog.Format.BIN_CROSSLANG;
import static io.serbench.catalog.Format.JSON;
import static io.serbench.catalog.Format.XML;
import static io.serbench.catalog.Structure.FLAT_TREE;
import static io.serbench.catalog.Structure.FULL_GRAPH;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.compress.Compression;
import io.serbench.compress.Compression.Algorithm;
import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Environment;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Traffic;
import io.serbench.result.Warning;
import io.serbench.result.Witnessed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Made-up runs that have a row for everything a report must be able to show. */
public final class SyntheticRun {
  private static final Tags FLAT = Runs.tags(ZERO_KNOWLEDGE, BINARY, FLAT_TREE);
  private static final Tags COPYING =
      Runs.playing(Role.YARDSTICK, Runs.tags(MISC, BINARY, FLAT_TREE));
  private static final Set<String> LADDER =
      Set.of("fst", "fst-flat", "fst-flat-pre", "kryo-flat", "kryo-flat-pre", "kryo-manual");
  private static final Tags GRAPH = Runs.tags(ZERO_KNOWLEDGE, BINARY, FULL_GRAPH);

  /** The full report with charts. */
  public static final ReportOptions CHARTS = options(List.of(), true);

  /** What a name would be that wants to be markup. */
  public static final String HOSTILE_NAME =
      "*_`[x](http://e.example)|<b>{{y}}''z''~+^#&amp;\\$[[w]]\"!img!@h=";

  private static final List<Compressed> COMPRESSED =
      List.of(
          new Compressed(Traffic.DEFAULT, 1000, 1000),
          new Compressed(
              Traffic.DEFAULT.withCompression(new Compression(Algorithm.ZSTD)), 250, 20_000),
          new Compressed(
              Traffic.DEFAULT.withCompression(new Compression(Algorithm.LZ4)), 500, 4000));

  private static final String HOSTILE_CAUSE =
      "@SUM(A1:A9)\r\n|}\u001b[31m \u202e<script>alert(1)</script> ``` __TOC__ .... == # h";

  /** Bytes of a message that met such traffic, and nanoseconds. */
  private record Compressed(Traffic traffic, int size, double nanos) {}

  /** The full report with columns on request, and perhaps charts. */
  public static ReportOptions options(List<Metric> columns, boolean chart) {
    ReportOptions full = ReportOptions.DEFAULT;
    return new ReportOptions(
        full.sort(),
        columns,
        full.noise(),
        chart,
        full.grouping(),
        full.verbose(),
        full.shown(),
        full.beside());
  }

  private SyntheticRun() {}

  /** Good, poor, failed and unavailable rows of every section on one data set, all done. */
  public static Run complete() {
    return Runs.run(
        Course.Ending.COMPLETE,
        Runs.settings(3),
        List.of(
            new Warning(Warning.WarningKind.BATTERY, "The machine ran on battery."),
            new Warning(
                Warning.WarningKind.DRIFT, "The machine got 12.1 % slower during the run.")),
        rows());
  }

  /** A quick run of two data sets that was interrupted. */
  public static Run interrupted() {
    Settings quick =
        new Settings(
            List.of("-quick", "-data=media.1,media.2"),
            7,
            new ForkRange(1, 1),
            Optional.empty(),
            Noise.REJECT,
            1,
            true,
            false);
    CellResult flat = row("kryo-flat", FLAT);
    CellResult fst = row("fst", GRAPH);
    return Runs.run(
        Course.Ending.INTERRUPTED,
        quick,
        List.of(),
        List.of(
            Runs.measured(flat, 286, 1800),
            Runs.measured(fst, 316, 2300),
            Runs.on("media.2", Runs.failed(flat, Failure.Mode.TIMEOUT, "took more than 60 s")),
            Runs.on("media.2", fst)));
  }

  /** Rows with everything that columns can show, measured while the machine was disturbed. */
  public static Run witnessed() {
    return Runs.run(
        List.of(
            witnessed(row("copy", COPYING), 10, 80, 80, 80),
            witnessed(row("kryo-flat", FLAT), 10, 396, 400, 404),
            witnessed(row("kryo-flat-pre", FLAT), 20, 397, 399, 401),
            witnessed(row("fst-flat", FLAT), 0, 500, 600, 640),
            witnessed(row("fst", GRAPH), Witnessed.BATCHES, 1000, 1000, 1001),
            Runs.failed(row("java-built-in", GRAPH), Failure.Mode.CRASH, "SIGSEGV")));
  }

  /** Two rows that are certainly not alike. */
  public static Run twoRows() {
    return Runs.run(
        List.of(
            Runs.measured(row("kryo-flat", FLAT), 286, 1790, 1800, 1811),
            Runs.measured(row("fst", GRAPH), 316, 2290, 2300, 2311)));
  }

  /** A row in two JVMs, each plain and with two compressors, of which one failed on another row. */
  public static Run compressed() {
    List<VariantInfo> ways = new ArrayList<>();
    List<CellResult> cells = new ArrayList<>();
    for (int feature : List.of(17, 25)) {
      JvmInfo jvm = Runs.jvm(feature);
      String mark = "@jdk" + feature + "@";
      for (Compressed with : COMPRESSED) {
        String name = mark + with.traffic().compressor();
        ways.add(new VariantInfo(name, jvm, List.of(), Optional.of(with.traffic())));
        double nanos = with.nanos();
        CellResult row = row("kryo-flat", FLAT);
        cells.add(as(name, Runs.measured(row, with.size(), nanos - 1, nanos, nanos + 1)));
      }
      CellResult row = row("java-built-in", GRAPH);
      cells.add(as(mark + "zstd:3", Runs.failed(row, Failure.Mode.EXCEPTION, "no room")));
    }
    Environment alone = Runs.run(List.of()).environment();
    return Runs.run(cells)
        .withEnvironment(
            EnvironmentBuilder.of(alone)
                .traffic(Optional.of(Traffic.DEFAULT))
                .variants(ways)
                .build());
  }

  private static CellResult as(String mark, CellResult cell) {
    return cell.withId(new CellId(cell.id().row(), Optional.of(mark), cell.id().workload()));
  }

  /** Names and messages that mean something to every format there is. */
  public static Run hostile() {
    return Runs.run(
        List.of(
            Runs.measured(row(HOSTILE_NAME, FLAT), 286, 1790, 1800, 1811),
            Runs.measured(row("=1+2|x", FLAT), 287, 1890, 1900, 1911),
            Runs.measured(row("a.b.c", FLAT), 288, 1990, 2000, 2011),
            Runs.failed(row("-x", GRAPH), Failure.Mode.CRASH, HOSTILE_CAUSE)));
  }

  private static CellResult witnessed(CellResult row, int disturbed, double... ser) {
    CellResult result = row;
    for (double nanos : ser) {
      result = Witnessed.with(result, disturbed, nanos, nanos * 1.5);
    }
    return result;
  }

  private static List<CellResult> rows() {
    List<CellResult> rows = new ArrayList<>();
    rows.add(Runs.measured(row("kryo-flat", FLAT), 286, 1790, 1800, 1811));
    rows.add(Runs.measured(row("fst", GRAPH), 316, 2300));
    rows.add(unsteady(row("fst-flat", FLAT)));
    rows.add(Runs.measured(row("copy", COPYING), 892, 200, 201, 202));
    rows.add(
        Runs.measured(
            row("kryo-manual", Runs.tags(MANUAL_OPT, BINARY, FLAT_TREE)), 211, 900, 910, 920));
    rows.add(
        Runs.measured(
            row(
                "protobuf",
                Runs.tags(
                    CLASSES_KNOWN,
                    BIN_CROSSLANG,
                    FLAT_TREE,
                    Feature.VERSIONING_FORWARD_COMPATIBLE,
                    Feature.VERSIONING_BACKWARD_COMPATIBLE)),
            239,
            1500.4,
            1500.5,
            1500.6));
    rows.add(
        Runs.measured(
            row(
                "json/a-library-with-a-name-too-long/databind",
                Runs.tags(ZERO_KNOWLEDGE, JSON, FLAT_TREE)),
            485,
            4000,
            4100,
            4200));
    rows.add(
        Runs.measured(
            row("xml/slow", Runs.tags(ZERO_KNOWLEDGE, XML, FLAT_TREE)),
            1_234_567,
            123_456_789,
            123_456_789,
            123_456_789));
    rows.add(failsSometimes(row("fst-flat-pre", Runs.tags(CLASSES_KNOWN, BINARY, FLAT_TREE))));
    rows.add(
        Runs.failed(
            row("java-built-in", GRAPH),
            Failure.Mode.ROUND_TRIP,
            "media.title: was null, is \"\""));
    rows.add(
        Runs.unavailable(
            row("wobly", Runs.tags(MANUAL_OPT, BINARY, FLAT_TREE)),
            "not on Maven Central; put wobly.jar on the class path"));
    return rows;
  }

  private static CellResult row(String name, Tags tags) {
    return Runs.row(name, LADDER.contains(name) ? Runs.playing(Role.LADDER, tags) : tags);
  }

  private static CellResult unsteady(CellResult row) {
    CellResult two = Runs.measured(row, 310, 2000, 2010);
    return two.withFork(
        Runs.fork(
            two,
            310,
            List.of(
                Runs.phase(Phase.CREATE, 200, true),
                Runs.phase(Phase.SER, 800, false),
                Runs.phase(Phase.DESER, 1200, true))));
  }

  private static CellResult failsSometimes(CellResult row) {
    String cause =
        "java.lang.IllegalStateException: \u001b[31m" + "something with a long tale ".repeat(20);
    return Runs.failed(Runs.measured(row, 250, 1700, 1700), Failure.Mode.EXCEPTION, cause);
  }
}
