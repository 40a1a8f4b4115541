package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.catalog.SmallFile;
import io.serbench.check.ForkedHostileCheck.Weapons;
import io.serbench.check.ForkedTypesCheck;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.AgainstOptions;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.Data;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.MeasuringOptions.Crew;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.FitReport;
import io.serbench.cli.work.IdleRows;
import io.serbench.cli.work.KeptBytes;
import io.serbench.cli.work.OwnData;
import io.serbench.cli.work.OwnEvolution;
import io.serbench.cli.work.TrialReports;
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
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Checks round trips, and prints a line for each row and data set as soon as it is known; of data
 * of the user's, a {@link FitReport}.
 */
@Command(
    name = "verify",
    customSynopsis = "serbench verify [options] [FILE ...]",
    description = "checks that rows return what they got; measures nothing")
final class VerifyCommand extends Subcommand {
  private static final List<String> TRIALS =
      List.of("-evolution", "-types", "-future", "-wire", "-hostile");

  /** A trial that anybody can repeat has the same messages. */
  private static final long SEED = 1;

  /** Bytes: with its copies, more would fill a fork's heap. */
  private static final int LARGEST_MESSAGE = 16 << 20;

  private static final Path NO_FILE = Path.of("");

  /** A tree and a graph. */
  private static final Set<String> HOSTILE_DATA = Set.of("media.1", "media-graph");

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
      description = "find the rows that need sun.misc.Unsafe, which later JDKs deny")
  private boolean future;

  @Option(
      names = "-wire",
      description = "let versions of a library (-against) read each other's bytes")
  private boolean wire;

  @Option(
      names = "-hostile",
      paramLabel = "FILE",
      arity = "0..1",
      preprocessor = AttachedValue.class,
      converter = FileOrNone.class,
      description = "send hostile messages (or FILE): what do they cost or break?")
  private Optional<Path> hostile = Optional.empty();

  @Option(
      names = "-cases",
      paramLabel = "N",
      description = "with -hostile: number of mutated messages per row; default: 2000")
  private Optional<Integer> cases = Optional.empty();

  @Option(names = "-wire-gate", description = "with -wire: fail if a later version cannot read all")
  private boolean wireGate;

  @Option(
      names = "-keep",
      paramLabel = "FOLDER",
      description = "store what -wire writes, or the worst messages of -hostile")
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
      description = "print the trial stored in this -as=json file; repeatable")
  private List<Path> seen = List.of();

  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private ClassPathOptions jars;
  @Mixin private AgainstOptions against;

  /** {@code -hostile} alone takes no value: what follows is a data file. */
  static final class AttachedValue implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec argument, Map<String, Object> info) {
      if (info.get("separator") == null) {
        args.push("");
      }
      return false;
    }
  }

  /** Nothing stands for no file. */
  static final class FileOrNone implements ITypeConverter<Path> {
    @Override
    public Path convert(String value) {
      return Path.of(value);
    }
  }

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
        && hostile.isEmpty()
        && (format.isPresent() || !seen.isEmpty())) {
      throw new UsageException(
          (format.isPresent() ? "-as" : "-seen")
              + " needs a trial: add -evolution, -types, -future, -wire or -hostile");
    }
    refuseIncomplete();
    Context context = context();
    List<Row> selected = selected();
    long drawn = seed.seed().orElseGet(hostile.isPresent() ? () -> SEED : context.services()::seed);
    Matrix matrix = new Matrix(selected, datasets(drawn), usages(), variants(selected));
    RunRequest request =
        new RunRequest(
            matrix,
            new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT),
            drawn,
            context.arguments());
    TrialReports reports = new TrialReports(context, request, format, seen);
    KeptBytes kept = new KeptBytes(keep, selected);
    kept.check();
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
      return reports.wire(wireGate, kept::keep);
    }
    if (future) {
      return reports.future();
    }
    if (hostile.isPresent()) {
      return reports.hostile(weapons(), kept);
    }
    IdleRows.refuseAll(matrix);
    return OwnData.isIn(matrix)
        ? new FitReport(context).execute(request, !rows.given().isEmpty())
        : reports.roundTrips();
  }

  private Weapons weapons() throws UsageException {
    Path file = hostile.orElseThrow();
    if (file.equals(NO_FILE)) {
      return new Weapons(cases.orElse(Weapons.MUTATIONS), List.of());
    }
    try {
      return new Weapons(0, List.of(SmallFile.read(file, LARGEST_MESSAGE)));
    } catch (IOException e) {
      throw new UsageException(
          "-hostile=" + file + " cannot be read (" + e + "); pass a file with one message");
    }
  }

  private List<DatasetSource> datasets(long drawn) throws UsageException {
    Datasets all = context().services().datasets();
    if (hostile.isPresent() && !brought()) {
      return Data.firstOfEachFamily(all).stream()
          .filter(each -> HOSTILE_DATA.contains(each.name()))
          .toList();
    }
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
    return against.isAsked() ? against.ofLibraries(against.among(all, false, List.of())) : all;
  }

  private List<Variant> variants(List<Row> selected) throws UsageException {
    if (!against.isAsked() && !wire) {
      return List.of(Variant.usual(chosenJvm()));
    }
    List<Variant> versions = against.versions(chosenJvm(), selected);
    against.refuseOtherJars(selected, List.of(), chosenJvm().classPath());
    return versions;
  }

  private List<Usage> usages() throws UsageException {
    return future && !data.travelChosen()
        ? Stream.of(Transport.values()).map(Usage::over).toList()
        : data.usages(Set.of(Crew.ALONE), false);
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
    if (!wire && wireGate) {
      throw new UsageException("-wire-gate is about bytes of versions; add -wire");
    }
    if (!wire && hostile.isEmpty() && (against.isAsked() || keep.isPresent())) {
      throw new UsageException(
          (against.isAsked() ? "-against" : "-keep") + " needs a trial: add -wire or -hostile");
    }
    if (hostile.isEmpty() && cases.isPresent()) {
      throw new UsageException("-cases is the number of hostile messages; add -hostile");
    }
    if (wire && !against.isAsked() && keep.isEmpty() && seen.isEmpty()) {
      throw new UsageException(
          "-wire needs another version; pass its jars, such as -against=" + AgainstOptions.EXAMPLE);
    }
  }

  private void refuseContradictions() throws UsageException {
    if (hostile.isPresent() && data.travelChosen()) {
      throw new UsageException(
          "-hostile takes every transport that a row has; leave out -medium, -pretty and -items");
    }
    if (cases.isPresent() && cases.get() < 0) {
      throw new UsageException("-cases: expected a number of messages, found " + cases.get());
    }
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
