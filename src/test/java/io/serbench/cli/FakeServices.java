package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TestRows;
import io.serbench.check.Check;
import io.serbench.check.Inspector.InspectedData;
import io.serbench.check.Trial;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.cli.work.Reporting;
import io.serbench.cli.work.Services;
import io.serbench.process.JvmChoice;
import io.serbench.report.block.Page;
import io.serbench.report.format.Formats;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Forecast;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Four rows, a runner and a verifier that measure nothing, and results that are kept in memory. */
public final class FakeServices extends Services {
  public static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");

  public final FakeRunner runner = new FakeRunner();
  public final FakeVerifier verifier = new FakeVerifier();
  public final FakeInspector inspector = new FakeInspector();
  public final FakeChecks checks = new FakeChecks();
  public final Map<Path, Run> files = new HashMap<>();
  public final List<TableOptions.TableView> views = new ArrayList<>();
  public Catalog catalog = TestRows.catalog(rows());
  public ForeignRows foreign = ForeignRows.NONE;
  public Map<String, String> environment = Map.of();
  public boolean diskFull;
  public double slowdown = 1;
  public Terminal terminal = Terminal.NONE;
  public Display display = Display.nowhere();
  public OptionalInt columns = OptionalInt.empty();

  public FakeServices() {
    super(Terminal.NONE, new PrintWriter(Writer.nullWriter()));
  }

  public static List<Row> rows() {
    LibraryInfo kryo =
        new LibraryInfo(
            "Kryo", List.of("a:kryo", "a:objenesis"), "BSD-3-Clause", "https://kryo.example/");
    LibraryInfo wobly =
        new LibraryInfo("Wobly", List.of("b:wobly"), "MIT", "https://wobly.example/");
    return List.of(
        TestRows.end(
            Row.named("kryo-flat")
                .alias("kryo-auto-flat")
                .tags(
                    Effort.ZERO_KNOWLEDGE,
                    Format.BINARY,
                    Structure.FLAT_TREE,
                    Feature.CONTAINS_SCHEMA,
                    Feature.VERSIONING_BACKWARD_COMPATIBLE)
                .description("no references, no registration")
                .library(kryo)
                .settings("references off")
                .calls(
                    "one Kryo, one Output and one Input, all of them reused for every call, because"
                        + " making them costs more than using them",
                    "https://kryo.example/readme#reuse")
                .opens("java.base/java.lang", "java.base/java.util")
                .usesUnsafe()),
        TestRows.row("fst"),
        TestRows.end(
            Row.named("json/jackson/manual")
                .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
                .only("media")),
        TestRows.end(
            Row.named("wobly")
                .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
                .library(wobly)
                .only("other")
                .requires(new Requirement("org.wobly.Nowhere", "not on Maven Central"))));
  }

  @Override
  public Map<String, String> environment() {
    return environment;
  }

  @Override
  public Catalog catalog() {
    return catalog;
  }

  @Override
  public ForeignRows foreignRows(JvmChoice jvm) {
    return jvm.classPath().entries().isEmpty() ? ForeignRows.NONE : foreign;
  }

  @Override
  public Runner runner() {
    return runner;
  }

  @Override
  public Forecast forecast(RunRequest request) {
    return new Forecast(
        Plan.of(request),
        new Room(4, 3L << 30, true),
        0,
        3 * Plan.of(request).cells().size(),
        Duration.ofSeconds(20),
        Duration.ofMinutes(3),
        slowdown,
        0);
  }

  @Override
  public Trial<TriedRow> verifier() {
    return verifier;
  }

  @Override
  public Trial<InspectedData> inspector() {
    return inspector;
  }

  @Override
  public Trial<Observed> check(Check check, boolean drawn) {
    return check.kind().metrics().isEmpty() ? checks.trial(check) : new Nothing();
  }

  /** Tries nothing: the rows here are none, and real JVMs would take long to say so. */
  private static final class Nothing implements Trial<Observed> {
    @Override
    public List<Observed> run(RunRequest request, Consumer<Observed> onKnown) {
      return List.of();
    }

    @Override
    public void interrupt() {}
  }

  @Override
  public Reporting reporting() {
    return new Reporting(terminal, this::catalog) {
      @Override
      public void write(Path file, Run run) throws IOException {
        if (diskFull) {
          throw new IOException("no space left");
        }
        files.put(file, run);
      }

      @Override
      public RunWriter writer(Path file) {
        return run -> write(file, run);
      }

      @Override
      public Run read(Path file, Consumer<String> warning) throws IOException {
        if (files.containsKey(file)) {
          return files.get(file);
        }
        throw Files.exists(file)
            ? new IOException("line 1 is not JSON")
            : new NoSuchFileException(file.toString());
      }

      @Override
      public String screen(List<Source> runs, TableOptions.TableView view) {
        return runs.stream()
            .map(source -> named(source, runs.size()) + table(source, view))
            .collect(Collectors.joining("\n"));
      }

      @Override
      public String inFormat(
          io.serbench.report.format.OutputFormat format,
          List<Source> runs,
          TableOptions.TableView view) {
        return (format == Formats.TEXT ? "" : "as " + format.name() + ": ") + screen(runs, view);
      }

      @Override
      public String forFile(Destination report, List<Source> runs, TableOptions.TableView view) {
        return inFormat(report.format().orElseThrow(), runs, view);
      }

      @Override
      public String screen(Page page) {
        return Formats.TEXT.pageWriter().orElseThrow().apply(page);
      }

      private String named(Source source, int all) {
        return all == 1 ? "" : "File: " + source.file() + "\n\n";
      }

      private String table(Source source, TableOptions.TableView view) {
        views.add(view);
        int rows = source.shown().size();
        return "table of " + rows + " rows, " + source.run().course().ending() + "\n";
      }
    };
  }

  @Override
  public Display display() {
    return display;
  }

  @Override
  public Terminal terminal() {
    return terminal;
  }

  @Override
  public OptionalInt columns() {
    return columns;
  }

  @Override
  public Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }

  @Override
  public long seed() {
    return 4711;
  }
}
