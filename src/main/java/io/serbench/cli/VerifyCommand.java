package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.ForkedTypesCheck;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.process.JvmChoice;
import io.serbench.report.format.Format;
import io.serbench.result.Phase;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Checks round trips, and prints a line for each row and data set as soon as it is known; of data
 * of the user's, a {@link FitReport}.
 */
@Command(
    name = "verify",
    customSynopsis = "serbench verify [options] [FILE ...]",
    description = "checks that rows give back what they got; measures nothing")
final class VerifyCommand extends Subcommand {
  private static final List<String> TRIALS = List.of("-evolution", "-types", "-future", "-wire");

  /** Options about values of the user's class. */
  private static final List<String> OF_VALUES =
      List.of("-type", "-items", "-size", "-strict", "-unknown");

  @Parameters private List<Path> files = List.of();

  @Mixin private RowOptions rows;
  @Mixin private DataOptions data;

  @Option(
      names = "-evolution",
      description = "write one version of a type (or of -type), read another; try features")
  private boolean evolution;

  @Option(
      names = "-types",
      description = "try which kinds of members rows carry: records, dates, ...")
  private boolean types;

  @Option(
      names = "-future",
      description = "try which rows need sun.misc.Unsafe, which later JDKs deny")
  private boolean future;

  @Option(
      names = "-wire",
      description = "let versions of a library (-against) read each other's bytes")
  private boolean wire;

  @Option(names = "-wire-gate", description = "with -wire: fail if a later version cannot read all")
  private boolean wireGate;

  @Option(
      names = "-keep",
      paramLabel = "FOLDER",
      description = "with -wire: store the bytes that this version writes")
  private Optional<Path> keep = Optional.empty();

  @Option(
      names = "-as",
      paramLabel = "FORMAT",
      converter = OutputOptions.PageFormat.class,
      completionCandidates = OutputOptions.PageFormat.class,
      description = "print a trial as ${COMPLETION-CANDIDATES}; default: text")
  private Optional<Format> format = Optional.empty();

  @Option(
      names = "-seen",
      paramLabel = "FILE",
      description = "print what this file of -as=json says; repeatable")
  private List<Path> seen = List.of();

  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private ClassPathOptions jars;
  @Mixin private AgainstOptions against;

  VerifyCommand(Context context) {
    super(context);
  }

  @Override
  List<String> preset() throws UsageException {
    refuseContradictions();
    List<String> preset = rows.preset();
    if (bringsData()) {
      List<String> names = data.names();
      return preset.stream().filter(option -> !names.contains(Misuse.nameIn(option))).toList();
    }
    return files.isEmpty() ? preset : DataOptions.withoutData(preset);
  }

  @Override
  ExitCode execute() throws UsageException {
    if (!bringsData()
        && !evolution
        && !future
        && !wire
        && (format.isPresent() || !seen.isEmpty())) {
      throw new UsageException(
          (format.isPresent() ? "-as" : "-seen")
              + " needs a trial: add -evolution, -types, -future or -wire");
    }
    refuseIncomplete();
    Context context = context();
    List<Row> selected = selected();
    long drawn = seed.seed().orElseGet(context.services()::seed);
    Matrix matrix = new Matrix(selected, datasets(drawn), usages(), variants(selected));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context.arguments());
    TrialReports reports = new TrialReports(context, request, format, seen);
    if (evolution) {
      if (OwnData.isIn(matrix) && seen.isEmpty()) {
        new OwnData(context).inspect(request);
        OwnEvolution.of(request).say(context.console());
      }
      return reports.evolution();
    }
    if (types) {
      return reports.types();
    }
    if (!wire || brought()) {
      new OwnData(context).inspect(request);
    }
    if (wire) {
      return reports.wire(wireGate, new KeptBytes(keep, selected)::keep);
    }
    if (future) {
      return reports.future();
    }
    IdleRows.refuseAll(matrix);
    return OwnData.isIn(matrix)
        ? new FitReport(context).execute(request, !rows.given().isEmpty())
        : reports.roundTrips();
  }

  private List<DatasetSource> datasets(long drawn) throws UsageException {
    Datasets all = context().services().datasets();
    if (wire && !brought()) {
      List<DatasetSource> small = new ArrayList<>(Data.firstOfEachFamily(all));
      small.addAll(ForkedTypesCheck.sources());
      return small;
    }
    return future && !brought()
        ? Data.firstOfEachFamily(all)
        : data.select(
            Cli.dataFiles(files), all, jars.classPath(), context().console()::note, drawn);
  }

  /** Whether the user says on what rows are tried. */
  private boolean brought() {
    return data.chosen() || !files.isEmpty();
  }

  private List<Row> selected() throws UsageException {
    List<Row> all = rows.select(catalog(jars, jvm), context().console()::warn);
    return against.isAsked() ? against.ofLibraries(against.among(all, false)) : all;
  }

  private List<Variant> variants(List<Row> selected) throws UsageException {
    if (!wire) {
      return List.of(Variant.usual(chosenJvm()));
    }
    List<Variant> versions = against.versions(chosenJvm(), selected);
    against.refuseOtherJars(selected, context().services().catalog().rows());
    return versions;
  }

  private List<Usage> usages() throws UsageException {
    return future && !data.travelChosen()
        ? Stream.of(Transport.values()).map(Usage::over).toList()
        : data.usages(Set.of(1), false);
  }

  private JvmChoice chosenJvm() throws UsageException {
    return future && seen.isEmpty() ? jvm.newest(jars.classPath()) : jvm.choice(jars.classPath());
  }

  /** Whether a trial has data of its own, over byte arrays. */
  private boolean bringsData() {
    return types || (evolution && !data.hasType());
  }

  /** Options that say nothing without others. */
  private void refuseIncomplete() throws UsageException {
    if (!wire && (against.isAsked() || wireGate || keep.isPresent())) {
      throw new UsageException(
          (against.isAsked() ? "-against" : wireGate ? "-wire-gate" : "-keep")
              + " is about bytes of versions; add -wire");
    }
    if (wire && !against.isAsked() && keep.isEmpty() && seen.isEmpty()) {
      throw new UsageException(
          "-wire needs another version; pass its jars, such as -against=" + AgainstOptions.EXAMPLE);
    }
  }

  private void refuseContradictions() throws UsageException {
    if (wire && data.travelChosen()) {
      throw new UsageException("-wire is about byte arrays; leave out -medium, -pretty and -items");
    }
    List<String> trials =
        Options.given(spec().options()).stream().filter(TRIALS::contains).toList();
    if (trials.size() > 1) {
      throw new UsageException(
          trials.get(0) + " and " + trials.get(1) + " are different trials; pass one of them");
    }
    Optional<String> other =
        data.given().stream().filter(name -> !OF_VALUES.contains(name)).findFirst();
    if (evolution && data.hasType() && other.isPresent()) {
      throw new UsageException(
          "-evolution takes values of your class, over byte arrays; leave out " + other.get());
    }
    if (!bringsData()) {
      return;
    }
    if (!data.given().isEmpty()) {
      throw new UsageException(
          trials.get(0) + " has its own data, over byte arrays; leave out " + data.given().get(0));
    }
    if (!files.isEmpty()) {
      throw new UsageException(
          trials.get(0)
              + " has its own data; leave out the file"
              + (evolution ? ", or pass -type=CLASS to change a class of yours" : ""));
    }
  }
}
