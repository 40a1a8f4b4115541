package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.check.RowExaminer.Subject;
import io.serbench.check.Verification.Finding;
import io.serbench.check.VersionChildren.Own;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.evolution.ChangingClass;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.own.OwnType;
import io.serbench.process.ChildLauncher;
import io.serbench.process.TemporaryFolder;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Sees what rows do when a type changes, and what else they can do. Where the request has a class
 * of the user's, that class changes; else its data sets do not matter, and its transports never do.
 */
public final class EvolutionCheck implements Check {
  /**
   * What a plain edit of a class does; the order of its fields and their types are another matter.
   */
  public static final List<Version> EDITS = List.of(Version.ADDED, Version.REMOVED);

  private final List<Version> changes;

  /** All changes. */
  public EvolutionCheck() {
    this(Version.CHANGES);
  }

  /** Some changes of the user's class. */
  public EvolutionCheck(List<Version> changes) {
    this.changes = List.copyOf(changes);
  }

  @Override
  public String name() {
    return "evolution";
  }

  @Override
  public List<Question> questions() {
    return Stream.concat(
            Version.CHANGES.stream()
                .map(it -> question(Examined.newCode(it), "new code reads old data", it)),
            Version.CHANGES.stream()
                .map(it -> question(Examined.oldCode(it), "old code reads new data", it)))
        .toList();
  }

  private static Question question(String asked, String over, Version change) {
    return new Question(asked, over, change.word(), 0);
  }

  @Override
  public Map<String, String> verdicts() {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (ReadOutcome outcome : ReadOutcome.values()) {
      verdicts.put(outcome.word(), outcome.meaning());
    }
    return verdicts;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    List<Row> rows = request.matrix().rows();
    Optional<DatasetSource> data =
        request.matrix().datasets().stream().filter(it -> !it.type().bundled()).findFirst();
    ChildLauncher launcher = forks.open(request.jvm());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      if (data.isEmpty()) {
        VersionChildren children = new VersionChildren(launcher, folder, Optional.empty());
        forks.each(rows, row -> examined(row, request, Subject.BUNDLED, children, forks), onKnown);
        return;
      }
      ChangedClasses classes =
          new ChangedClasses((OwnType) data.get().type(), request.jvm().classPath());
      Subject subject =
          new Subject(
              data.get().type(),
              Finding.NOT_CARRIED,
              changes,
              classes::lacks,
              List.of()); // A user has no use for the row's traits.
      VersionChildren children =
          new VersionChildren(
              launcher,
              folder,
              Optional.of(own(data.get(), classes, rows.get(0), launcher, folder)));
      forks.sideBySide(
          rows,
          Room.ofUntimed(launcher.jvm()),
          row -> examined(row, request, subject, children, forks),
          onKnown);
    }
  }

  private static Observed examined(
      Row row, RunRequest request, Subject subject, VersionChildren children, Forks forks)
      throws InterruptedException {
    Optional<String> unavailable = request.unavailable(row);
    return unavailable.isPresent()
        ? Observed.notTried(row.name(), Finding.UNAVAILABLE.name(), unavailable.get())
        : new RowExaminer(row, subject, children, forks::isInterrupted).examine().observed();
  }

  /**
   * All versions read the same JSON, even where nobody wrote any: what a class is filled with that
   * has other members would differ.
   */
  private static Own own(
      DatasetSource data,
      ChangedClasses classes,
      Row any,
      ChildLauncher launcher,
      TemporaryFolder folder)
      throws InterruptedException {
    Recipe recipe = data.recipe();
    if (!(recipe instanceof Recipe.Json)) {
      Own drawn = new Own(classes, new ChangingClass(data.name(), recipe, classes.removed()));
      List<Answer> said = new ArrayList<>();
      new VersionChildren(launcher, folder, Optional.of(drawn))
          .play(any, Version.FIRST, List.of(new Task.Say()), said::add);
      recipe = json(data, said);
    }
    if (recipe instanceof Recipe.Json file) {
      // What one version has, another may not know.
      recipe = new Recipe.Json(file.type(), file.file(), file.json(), new FileReading(false, true));
    }
    return new Own(classes, new ChangingClass(data.name(), recipe, classes.removed()));
  }

  private static Recipe json(DatasetSource data, List<Answer> said) {
    String base64 =
        said.stream()
            .flatMap(answer -> answer.base64().stream())
            .findFirst()
            .orElseThrow(
                () -> new IllegalStateException("no JSON of " + data.type() + ": " + said));
    return new Recipe.Json(
        (OwnType) data.type(),
        data.recipe().origin(),
        Bytes.of(Base64.getDecoder().decode(base64)),
        FileReading.DEFAULT);
  }
}
