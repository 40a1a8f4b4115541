package io.serbench.cli.work;

import io.serbench.catalog.Row;
import io.serbench.check.ChangedClasses;
import io.serbench.check.EvolutionCheck;
import io.serbench.choose.Search;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.own.OwnType;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.util.List;

/** A class of the user's that changes: which versions there are, and what rows make of them. */
public record OwnEvolution(RunRequest request, ChangedClasses classes) {
  /**
   * Of the user's class in a request, which was looked at.
   *
   * @throws UsageException where there are several, or the class cannot be changed
   */
  public static OwnEvolution of(RunRequest request) throws UsageException {
    List<DatasetSource> own =
        request.matrix().datasets().stream().filter(it -> !it.type().bundled()).toList();
    if (own.size() > 1) {
      throw new UsageException("check evolution changes one class; pass -type with one");
    }
    ChangedClasses classes =
        new ChangedClasses((OwnType) own.get(0).type(), request.jvm().classPath());
    if (classes.obstacle().isPresent()) {
      throw new UsageException("check evolution: " + classes.obstacle().get());
    }
    return new OwnEvolution(request, classes);
  }

  /** Says what the versions are. */
  public void say(Console console) {
    classes.descriptions().forEach(console::note);
  }

  /**
   * What came of the rows that could be tried in that time.
   *
   * @param rows the first to be tried first
   */
  List<Observed> within(Duration time, List<Row> rows, Context context) {
    return context
        .interruption()
        .guard(
            context.services().check(new EvolutionCheck(EvolutionCheck.EDITS), false),
            Search.of(request, rows),
            known -> {},
            time);
  }
}
