package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.check.Forks.RowStep;
import io.serbench.dataset.Cargo;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.files.TemporaryFolder;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Shows what rows do when a class changes, and other traits such as support for cycles. The class
 * is that of the user's data set if the request has one, and else serbench's own beans.
 */
public final class EvolutionCheck implements Check {
  /** The everyday edits, which add or remove a field. By these, compatibility is judged. */
  public static final List<Version> EDITS = List.of(Version.ADDED, Version.REMOVED);

  static final String NEW_CODE = "new code, ";

  /** What older files say for {@link EvolutionVerdict#DROPS}. */
  private static final String DROPS_BEFORE = "loses";

  static final CheckKind KIND = new EvolutionKind();

  /** What a version of a class makes of data that another version wrote. */
  enum EvolutionVerdict implements CheckVerdict {
    READS("fields of both versions are right, and all others are empty"),
    REFUSES("an error says that the data do not fit"),
    DROPS("no error, but fields come back empty that should not be"),
    MISREADS("no error, but fields have values that nobody wrote"),
    CRASHES("the JVM crashes, runs out of memory, or must be killed"),
    INAPPLICABLE("this cannot be tried with your class");

    private final String meaning;

    EvolutionVerdict(String meaning) {
      this.meaning = meaning;
    }

    static EvolutionVerdict of(TaskAnswer answer) {
      return switch (answer.outcome()) {
        case DONE -> READS;
        case FAILED -> REFUSES;
        case INCOMPLETE -> DROPS;
        case WRONG -> MISREADS;
        case DIED -> CRASHES;
        case INAPPLICABLE -> INAPPLICABLE;
      };
    }

    @Override
    public String word() {
      return this == INAPPLICABLE ? "n/a" : CheckVerdict.super.word();
    }

    @Override
    public String meaning() {
      return meaning;
    }

    /** Returns whether the program got no exception that would tell it what went wrong. */
    private boolean isUndetected() {
      return this == DROPS || this == MISREADS || this == CRASHES;
    }
  }

  private static final class EvolutionKind implements CheckKind {
    @Override
    public String name() {
      return "evolution";
    }

    /** If builds of a user's class were tried, these are what was asked. */
    @Override
    public CheckKind of(List<Observed> seen) {
      return BuildsCheck.kind(seen).orElse(this);
    }

    @Override
    public List<CheckQuestion> questions() {
      return bothWays(Version.CHANGES.stream().map(Version::word).toList());
    }

    @Override
    public List<EvolutionVerdict> verdicts() {
      return List.of(EvolutionVerdict.values());
    }

    @Override
    public CheckVerdict verdict(Topic topic, String word) {
      return word.equals(DROPS_BEFORE)
          ? EvolutionVerdict.DROPS
          : CheckKind.super.verdict(topic, word);
    }
  }

  private final List<Version> changes;

  public EvolutionCheck() {
    this(Version.CHANGES);
  }

  public EvolutionCheck(List<Version> changes) {
    this.changes = List.copyOf(changes);
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  /** Returns what is asked of what new code reads, and then of what old code does. */
  static List<CheckKind.CheckQuestion> bothWays(List<String> changes) {
    return Stream.concat(
            changes.stream()
                .map(
                    it ->
                        new CheckKind.CheckQuestion(
                            newCode(it), "new code reads old data", it, "")),
            changes.stream()
                .map(
                    it ->
                        new CheckKind.CheckQuestion(
                            oldCode(it), "old code reads new data", it, "")))
        .toList();
  }

  static Topic newCode(String change) {
    return Topic.of(NEW_CODE + change);
  }

  static Topic oldCode(String change) {
    return Topic.of("old code, " + change);
  }

  private static Topic newCode(Version change) {
    return newCode(change.word());
  }

  private static Topic oldCode(Version change) {
    return oldCode(change.word());
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    List<Row> rows = request.matrix().rows();
    Optional<DatasetSource> own =
        request.matrix().datasets().stream().filter(it -> !it.type().bundled()).findFirst();
    Cargo type = own.map(DatasetSource::type).orElseGet(() -> Evolving.bundled().get(0).type());
    ForkLauncher launcher = forks.open(request.jvm());
    int jdk = launcher.jvm().build().feature();
    ChangedClasses classes =
        own.map(it -> new ChangedClasses((OwnType) it.type(), request.jvm().classPath(), jdk))
            .orElseGet(ChangedClasses::new);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (Version change : changes) {
        classes.write(change, entry(folder.path(), change));
      }
      Optional<Recipe> recipe =
          own.isPresent()
              ? Optional.of(json(own.get(), rows.get(0), launcher, forks))
              : Optional.empty();
      String name = own.map(DatasetSource::name).orElse("evolution");
      Optional<Evolving> evolving = Optional.of(new Evolving(name, recipe, classes.changes()));
      forks.sideBySide(
          rows,
          Room.ofUntimed(launcher.jvm()),
          RowStep.ifAvailable(
              request,
              row -> {
                Function<Version, TaskRunner> runners =
                    version -> {
                      List<Path> first =
                          version == Version.FIRST
                              ? List.of()
                              : List.of(entry(folder.path(), version));
                      return new TaskRunner(launcher, row, forks, first, evolving, line -> {});
                    };
                return new EvolutionTrial(this, row, type, classes, runners, new HashMap<>())
                    .observed();
              }),
          onKnown);
    }
  }

  private static Path entry(Path folder, Version change) {
    return folder.resolve("version-" + change.word());
  }

  /**
   * Returns JSON from which all versions make their values. If the user gave none, a fork writes
   * what was generated for the original class: it would differ for a class with other members.
   */
  private static Recipe.JsonFile json(
      DatasetSource own, Row any, ForkLauncher launcher, Forks forks) throws InterruptedException {
    // Versions may lack members that the JSON has, so these must not be refused.
    if (own.recipe() instanceof Recipe.JsonFile file) {
      return file.withReading(FileReading.LENIENT);
    }
    OwnType type = (OwnType) own.type();
    TaskAnswer said = said(own, any, launcher, forks);
    if (!said.isFine()) {
      throw new IllegalStateException("no JSON of " + type + ": " + said.cause());
    }
    return new Recipe.JsonFile(
        type, own.recipe().origin(), said.messages().get(0), FileReading.LENIENT);
  }

  /** Has a fork generate the values of the only data set of a request, and write them as JSON. */
  public static void generate(RunRequest request, Forks forks, Consumer<TaskAnswer> onKnown)
      throws IOException, InterruptedException {
    RunRequest.Matrix matrix = request.matrix();
    ForkLauncher launcher = forks.open(request.jvm());
    onKnown.accept(said(matrix.datasets().get(0), matrix.rows().get(0), launcher, forks));
  }

  /** Returns the JSON of values that a fork generates, or why there is none. */
  static TaskAnswer said(DatasetSource own, Row any, ForkLauncher launcher, Forks forks)
      throws InterruptedException {
    return new TaskRunner(launcher, any, forks)
        .answers(List.of(new Task.WriteJson(DatasetRecipe.of(own), (OwnType) own.type())))
        .get(0);
  }

  /**
   * Tries one row: the first version writes; each changed version reads that, and writes in turn;
   * and the first version reads what all others wrote. Answers are kept by question or trait.
   */
  private record EvolutionTrial(
      EvolutionCheck check,
      Row row,
      Cargo type,
      ChangedClasses classes,
      Function<Version, TaskRunner> runners,
      Map<Topic, TaskAnswer> answers) {
    Observed observed() throws InterruptedException {
      Optional<String> obstacle = row.obstacle(type, Transport.ARRAY);
      if (obstacle.isPresent() && type.bundled()) {
        return bySchema(obstacle.get());
      }
      TaskAnswer first =
          obstacle.isPresent()
              ? TaskAnswer.of(TaskOutcome.INAPPLICABLE, obstacle.get())
              : runners.apply(Version.FIRST).answers(List.of(new Task.WriteVersion())).get(0);
      List<Task.ReadVersion> reads = new ArrayList<>();
      if (first.isFine()) {
        reads.add(new Task.ReadVersion(Version.FIRST, first.messages()));
        for (Version change : check.changes) {
          tryChange(change, reads);
        }
      }
      tryFirst(reads);
      if (!first.isFine()) {
        // A row that takes any class should carry serbench's own, so this is an error of the row.
        boolean isError = obstacle.isEmpty() && type.bundled();
        return observed(isError ? Finding.ERROR : Finding.NOT_CARRIED, first.cause());
      }
      // A row that cannot read its own bytes in another JVM tells nothing about versions.
      TaskAnswer same = answers.remove(oldCode(Version.FIRST));
      return same.isFine()
          ? observed(Finding.OK, "")
          : observed(
              Finding.NOT_CARRIED,
              "does not read in one JVM what it wrote in another: " + same.cause());
    }

    /** Tries a row that has a schema, or code for its types, with messages of changed schemas. */
    private Observed bySchema(String obstacle) throws InterruptedException {
      List<WriterSchema> writers =
          row.obstacle(MediaFamily.TYPE, Transport.ARRAY).isEmpty()
              ? List.of(WriterSchema.values())
              : List.of();
      List<Task> tasks = new ArrayList<>();
      writers.forEach(writer -> tasks.add(new Task.ReadRewritten(writer)));
      Task.Trait.ALL.forEach(trait -> tasks.add(new Task.Trait(trait)));
      Map<Task, TaskAnswer> came = runners.apply(Version.FIRST).answers(tasks, task -> task);
      Task.Trait.ALL.forEach(trait -> answers.put(topic(trait), came.get(new Task.Trait(trait))));
      TaskAnswer same =
          came.getOrDefault(
              new Task.ReadRewritten(WriterSchema.SAME),
              TaskAnswer.of(TaskOutcome.INAPPLICABLE, obstacle));
      if (!same.isFine()) {
        boolean isUnknown = same.outcome() == TaskOutcome.INAPPLICABLE;
        return observed(Finding.NOT_CARRIED, isUnknown ? obstacle : same.cause());
      }
      for (WriterSchema writer : writers) {
        Function<Version, Topic> asked =
            writer.isOlder() ? EvolutionCheck::newCode : EvolutionCheck::oldCode;
        answers.put(asked.apply(writer.change()), came.get(new Task.ReadRewritten(writer)));
      }
      answers.remove(newCode(Version.FIRST));
      return observed(Finding.OK, "");
    }

    private void tryChange(Version change, List<Task.ReadVersion> reads)
        throws InterruptedException {
      Optional<String> lacking = classes.lacks(change);
      if (lacking.isPresent()) {
        TaskAnswer answer = TaskAnswer.of(TaskOutcome.INAPPLICABLE, lacking.get());
        answers.put(newCode(change), answer);
        answers.put(oldCode(change), answer);
        return;
      }
      List<TaskAnswer> came =
          runners.apply(change).answers(List.of(reads.get(0), new Task.WriteVersion()));
      answers.put(newCode(change), came.get(0));
      TaskAnswer written = came.get(1);
      if (written.isFine()) {
        reads.add(new Task.ReadVersion(change, written.messages()));
      } else {
        // Whether the old code would have read it remains unknown.
        answers.put(
            oldCode(change),
            written.outcome() == TaskOutcome.INAPPLICABLE
                ? written
                : TaskAnswer.of(TaskOutcome.FAILED, "cannot be written: " + written.cause()));
      }
    }

    /** Lets the first version read, and then tries the row's traits, which may end the fork. */
    private void tryFirst(List<Task.ReadVersion> reads) throws InterruptedException {
      List<Feature> traits = type.bundled() ? Task.Trait.ALL : List.of();
      List<Task> tasks = new ArrayList<>(reads);
      traits.forEach(trait -> tasks.add(new Task.Trait(trait)));
      Iterator<TaskAnswer> came = runners.apply(Version.FIRST).answers(tasks).iterator();
      reads.forEach(read -> answers.put(oldCode(read.writer()), came.next()));
      traits.forEach(trait -> answers.put(topic(trait), came.next()));
    }

    private Observed observed(Finding status, String cause) {
      List<Feature> features = Arrays.asList(Feature.values());
      List<Answered> answered =
          Stream.concat(topics(), features.stream().map(EvolutionTrial::topic))
              .filter(answers::containsKey)
              .map(
                  it ->
                      Answered.of(
                          it, EvolutionVerdict.of(answers.get(it)), answers.get(it).cause()))
              .toList();
      List<Feature> seen =
          features.stream()
              .filter(it -> (status == Finding.OK || !it.isVersioning()) && has(it))
              .toList();
      return new Observed(row.name(), status.name(), cause, seen, answered, Optional.empty());
    }

    private static Stream<Topic> topics() {
      return KIND.questions().stream().map(CheckKind.CheckQuestion::topic);
    }

    private static Topic topic(Feature trait) {
      return Topic.of(trait.name());
    }

    private boolean has(Feature feature) {
      return switch (feature) {
        case VERSIONING_BACKWARD_COMPATIBLE -> areRead(EvolutionCheck::newCode);
        case VERSIONING_FORWARD_COMPATIBLE -> areRead(EvolutionCheck::oldCode);
        case VERSIONING_MISMATCH_DETECTION -> isDetected();
        default -> answers.containsKey(topic(feature)) && answers.get(topic(feature)).isFine();
      };
    }

    /** Edits that the class does not allow do not count against the row. */
    private boolean areRead(Function<Version, Topic> asked) {
      List<TaskAnswer> edits = EDITS.stream().map(asked).map(answers::get).toList();
      return edits.stream().anyMatch(TaskAnswer::isFine)
          && edits.stream().allMatch(it -> it.isFine() || it.outcome() == TaskOutcome.INAPPLICABLE);
    }

    private boolean isDetected() {
      List<EvolutionVerdict> all =
          topics()
              .flatMap(topic -> Stream.ofNullable(answers.get(topic)))
              .map(EvolutionVerdict::of)
              .toList();
      return all.contains(EvolutionVerdict.REFUSES)
          && all.stream().noneMatch(EvolutionVerdict::isUndetected);
    }
  }
}
