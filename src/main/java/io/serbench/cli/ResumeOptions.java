package io.serbench.cli;

import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Going on with a run that was interrupted. */
final class ResumeOptions extends Options {
  private final Option<Path> resume =
      option("-resume", Values.file(), "go on with the interrupted run of this result file");

  ResumeOptions() {
    super(Section.OUTPUT);
  }

  /** Its result file; empty where a new run is wanted. */
  Optional<Path> file() {
    return resume.value();
  }

  /**
   * The run so far; empty where a new one is wanted.
   *
   * @throws UsageException where there is none, or it is complete
   */
  Optional<Run> run(Reporting reporting) throws UsageException {
    if (!resume.given()) {
      return Optional.empty();
    }
    String named = resume.name() + "=" + resume.value().orElseThrow();
    Run run;
    try {
      run = reporting.read(resume.value().orElseThrow());
    } catch (IOException e) {
      throw new UsageException(named + " is no readable result file: " + e.getMessage());
    }
    if (run.wasMerged()) {
      throw new UsageException(named + " was merged of shards; go on with one of these");
    }
    if (run.course().ending() == Ending.COMPLETE) {
      throw new UsageException(
          named + " is the result of a complete run; there is nothing to go on with");
    }
    return Optional.of(run);
  }

  /**
   * Refuses what the interrupted run was not asked for.
   *
   * @param now what the command line says beside this option
   * @param then what it said in the beginning
   * @throws UsageException naming the first option that differs
   */
  void refuseOthers(Command now, Command then) throws UsageException {
    if (!now.word().equals(then.word())) {
      throw new UsageException(
          "that run is of another command; resume it with 'serbench %s %s=%s'"
              .formatted(then.word(), resume.name(), resume.value().orElseThrow()));
    }
    for (int group = 0; group < now.groups().size(); group++) {
      if (now.groups().get(group).section() != Section.OUTPUT) {
        refuseOthers(now.groups().get(group).all(), then.groups().get(group).all());
      }
    }
  }

  private void refuseOthers(List<Option<?>> now, List<Option<?>> then) throws UsageException {
    for (int i = 0; i < now.size(); i++) {
      Option<?> option = now.get(i);
      if (option.given() && !option.value().equals(then.get(i).value())) {
        throw new UsageException(
            "%s is %s in the run that %s goes on with; leave it out"
                .formatted(option.name(), then.get(i).given() ? "another" : "none", resume.name()));
      }
    }
  }
}
