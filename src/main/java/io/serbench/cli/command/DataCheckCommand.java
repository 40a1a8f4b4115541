package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.catalog.SmallFile;
import io.serbench.check.BuildsCheck;
import io.serbench.check.Check;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.HostileCheck;
import io.serbench.check.HostileCheck.Keeper;
import io.serbench.check.JdkCheck;
import io.serbench.check.RoundTripCheck;
import io.serbench.check.TypesCheck;
import io.serbench.check.VersionsCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.AgainstOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.KeptBytes;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.JvmChoice;
import io.serbench.report.block.Block.Labelled;
import io.serbench.result.Observed;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a check on data that the user may choose. */
abstract class DataCheckCommand extends CheckCommand {
  @Mixin DataOptions data;

  /** Returns the data sets to use where the user chooses none; empty for those of a run. */
  List<DatasetSource> usual() {
    return List.of();
  }

  @Override
  List<DatasetSource> datasets(long drawn) {
    List<DatasetSource> selected = datasets(data, jvm, drawn);
    List<DatasetSource> usual = usual();
    return data.chosen() || usual.isEmpty() ? selected : usual;
  }

  @Override
  void prepare(RunRequest request) {
    if (data.chosen()) {
      new OwnData(context()).inspect(request);
    }
  }

  @Command(name = "roundtrip", description = "checks that objects survive a round trip; no timing")
  static final class RoundTripCommand extends DataCheckCommand {
    @Option(names = "-verbose", description = "say which differences were passed over, and why")
    private boolean verbose;

    @Override
    List<Usage> usages() {
      return data.usages();
    }

    @Override
    Check check(RunRequest request) {
      Matrix matrix = request.matrix();
      RowOptions.idle(matrix);
      Set<String> workloads =
          matrix.datasets().stream()
              .flatMap(source -> matrix.usages().stream().map(to -> to.label(source.name())))
              .collect(Collectors.toCollection(LinkedHashSet::new));
      return new RoundTripCheck(
          workloads, !OwnData.isIn(matrix) || !rows.given().isEmpty(), verbose);
    }
  }

  /** Finds rows that fail where {@code sun.misc.Unsafe} is denied. */
  @Options.UsualData("one per family")
  @Command(
      name = "jdk",
      description = "finds the rows that need sun.misc.Unsafe, which later JDKs deny")
  static final class Jdk extends DataCheckCommand {
    @Override
    JvmChoice jvm() {
      return jvm.newest();
    }

    @Override
    List<DatasetSource> usual() {
      return Datasets.all().smallest();
    }

    @Override
    List<Usage> usages() {
      return data.choosesUsage()
          ? data.usages()
          : Stream.of(Transport.values()).map(Usage::over).toList();
    }

    @Override
    List<Labelled> facts(RunRequest request) {
      return List.of(jvms(request));
    }

    @Override
    Check check(RunRequest request) {
      return new JdkCheck();
    }
  }

  @Options.Without({"-data", "-transport"})
  @Command(
      name = "evolution",
      description = "writes one version of a class, reads another; tries features")
  static final class Evolution extends DataCheckCommand {
    @Mixin private AgainstOptions against;

    @Override
    List<DatasetSource> datasets(long drawn) {
      against.first().ifPresent(data::suppose);
      if (!data.files().isEmpty() && !data.hasType()) {
        throw new UsageException(
            "check evolution changes classes; pass -type=CLASS as well, or leave out the file");
      }
      List<DatasetSource> all = super.datasets(drawn);
      return against.isAsked() ? all.stream().map(Evolution::readByAnyBuild).toList() : all;
    }

    /** Another build of the class may lack fields that the file has. */
    private static DatasetSource readByAnyBuild(DatasetSource source) {
      return source.recipe() instanceof Recipe.JsonFile file
          ? new DatasetSource(
              source.name(),
              source.type(),
              file.withReading(new FileReading(file.reading().strict(), true)))
          : source;
    }

    @Override
    List<Variant> variants(List<Row> rows) {
      return against.isAsked() ? against.builds(jvm(), data.types()) : super.variants(rows);
    }

    @Override
    void prepare(RunRequest request) {
      super.prepare(request);
      if (against.isAsked()) {
        new OwnData(context()).announceBuilds(request);
      } else if (data.hasType()) {
        new OwnData(context()).announceVersions(request);
      }
    }

    @Override
    Check check(RunRequest request) {
      return against.isAsked()
          ? new BuildsCheck(
              request.matrix().variants().stream().skip(1).map(BuildsCheck::name).toList())
          : new EvolutionCheck();
    }
  }

  abstract static class OfVersions extends DataCheckCommand {
    @Mixin AgainstOptions against;

    @Option(
        names = "-save",
        paramLabel = "FOLDER",
        description = "store messages: those written, or the worst of each harm")
    Optional<Path> save = Optional.empty();

    Optional<KeptBytes> kept = Optional.empty();

    @Override
    List<Row> rows() {
      kept = save.map(KeptBytes::new);
      return against.among(super.rows(), false, List.of());
    }

    @Override
    List<Variant> variants(List<Row> rows) {
      return against.versions(jvm(), rows);
    }

    @Override
    void prepare(RunRequest request) {
      kept.ifPresent(KeptBytes::check);
      super.prepare(request);
    }
  }

  @Options.UsualData("one per family")
  @Options.Without("-transport")
  @Command(name = "versions", description = "lets versions of a library read each other's bytes")
  static final class VersionsCommand extends OfVersions {
    @Option(names = "-fail-on-break", description = "fail if a later version cannot read all")
    private boolean gate;

    private final Map<Row, Map<String, Bytes>> written = new ConcurrentHashMap<>();

    @Override
    List<Row> rows() {
      if (!against.isAsked() && save.isEmpty()) {
        throw new UsageException(
            "check versions needs another version; pass its jars, such as -against="
                + AgainstOptions.EXAMPLE);
      }
      return super.rows();
    }

    @Override
    List<DatasetSource> usual() {
      return Stream.concat(Datasets.all().smallest().stream(), TypesCheck.sources().stream())
          .toList();
    }

    @Override
    Check check(RunRequest request) {
      return new VersionsCheck(
          request.matrix().variants().stream().map(VersionsCheck::version).toList(),
          gate,
          written::put);
    }

    @Override
    void finish(List<Observed> all) {
      kept.ifPresent(store -> written.forEach(store::keep));
      VersionsCheck.uncarried(all)
          .ifPresent(
              cause -> {
                throw new UsageException("-against: " + CheckReport.shortened(cause));
              });
    }
  }

  @Options.UsualData("media.1 and media-graph")
  @Options.Without("-transport")
  @Command(name = "hostile", description = "sends hostile messages: what do they cost or break?")
  static final class Hostile extends OfVersions {
    /** The largest message in bytes. With its copies, a larger one would fill a fork's heap. */
    private static final int LARGEST_MESSAGE = 16 << 20;

    @Option(names = "-message", description = "send this message in place of all others")
    private Optional<Path> message = Optional.empty();

    @Options.Range(max = 1_000_000)
    @Option(
        names = "-mutations",
        description = "mutated messages per row; default: " + HostileCheck.MUTATIONS)
    private Optional<Integer> mutations = Optional.empty();

    @Override
    long usualSeed() {
      return 1; // Anybody can repeat the check with the same messages.
    }

    @Override
    List<Variant> variants(List<Row> rows) {
      return against.isAsked() ? super.variants(rows) : List.of(Variant.usual(jvm()));
    }

    @Override
    List<DatasetSource> usual() {
      Set<String> treeAndGraph = Set.of("media.1", "media-graph");
      return Datasets.all().smallest().stream()
          .filter(source -> treeAndGraph.contains(source.name()))
          .toList();
    }

    @Override
    Check check(RunRequest request) {
      return new HostileCheck(
          mutations.orElse(HostileCheck.MUTATIONS), given(), kept.map(Keeper.class::cast));
    }

    private List<Bytes> given() {
      if (message.isEmpty()) {
        return List.of();
      }
      try {
        return List.of(Bytes.of(SmallFile.read(message.get(), LARGEST_MESSAGE)));
      } catch (IOException e) {
        throw new UsageException(
            "-message=%s cannot be read (%s); pass a file with one message", message.get(), e);
      }
    }

    @Override
    void finish(List<Observed> all) {
      kept.ifPresent(KeptBytes::refuseLost);
    }
  }
}
