package io.serbench.cli;

import io.serbench.result.Claims;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Files;
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

  /** Refuses a run that still goes on; nobody else goes on with it until that is closed. */
  void claim(Claims claims) throws UsageException {
    if (resume.given()) {
      Path file = resume.value().orElseThrow();
      // Where the user may not write, no run of theirs goes on; -out may name another place.
      if (Files.isRegularFile(file) && Files.isWritable(file.toAbsolutePath().getParent())) {
        new Destination(resume.name(), file).claim(claims);
      }
    }
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
    String named = written();
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

  /** As it is written on a command line. */
  String written() {
    return resume.name() + "=" + resume.value().orElseThrow();
  }

  /**
   * The command that the run was begun with. What it started or loaded counts only as far as the
   * command line says it again: the file may be somebody else's.
   *
   * @param now what the command line says beside this option
   * @param typed the command line
   * @param stored that of the run
   * @throws UsageException where the command line asks for something else, or leaves out what only
   *     it may say
   */
  Command before(Command now, List<String> typed, List<String> stored) throws UsageException {
    String word = Arguments.command(stored).word();
    if (!now.word().equals(word)) {
      throw new UsageException(
          "that run is of another command; resume it with 'serbench %s %s'"
              .formatted(word, written()));
    }
    refuseUnrepeated(now, Arguments.loading(typed), ofFile(() -> Arguments.loading(stored)));
    Command then = ofFile(() -> Arguments.parse(stored));
    refuseOthers(now, then);
    return then;
  }

  @FunctionalInterface
  private interface Reading<T> {
    T read() throws UsageException;
  }

  private <T> T ofFile(Reading<T> reading) throws UsageException {
    try {
      return reading.read();
    } catch (UsageException e) {
      throw new UsageException(written() + ": its command line: " + e.getMessage());
    }
  }

  private void refuseUnrepeated(Command command, Arguments.Loading now, Arguments.Loading then)
      throws UsageException {
    if (!now.options().containsAll(then.options())
        || !now.operands().containsAll(then.operands())) {
      throw new UsageException(
          "%s: a result file may not decide which programs, jars, classes and data files are used;"
                  .formatted(written())
              + " if you trust these, repeat them: serbench %s%s"
                  .formatted(
                      command.isUsual() ? "" : command.word() + " ", then.inShell(written())));
    }
    for (String operand : now.operands()) {
      if (!then.operands().contains(operand)) {
        throw new UsageException(
            "%s is no data file of the run that %s goes on with; leave it out"
                .formatted(operand, resume.name()));
      }
    }
  }

  private void refuseOthers(Command now, Command then) throws UsageException {
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
