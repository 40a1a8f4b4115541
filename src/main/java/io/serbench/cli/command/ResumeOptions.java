package io.serbench.cli.command;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.dataset.JsonText;
import io.serbench.files.FileLocks;
import io.serbench.result.Course.Ending;
import io.serbench.result.PartialFile;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option that resumes an interrupted run. */
@Command(optionListHeading = Options.OUTPUT)
public final class ResumeOptions extends Options {
  @Rare
  @Option(names = "-resume", description = "resume the interrupted run of this result file")
  private Optional<Path> resume = Optional.empty();

  /** Returns the result file of the run to resume, which may not exist if the run was killed. */
  Optional<Path> file() {
    return resume.map(PartialFile::result);
  }

  /** Locks the run to resume, until the locks are closed. Refuses one that is still running. */
  void lock(FileLocks locks) {
    if (resume.isPresent() && !Files.isDirectory(resume.get())) {
      Path file = file().get();
      // No run is going on where the user may not write, and -out may name another place.
      if (Files.isWritable(file.toAbsolutePath().getParent())) {
        new Destination("-resume", file).lock(locks);
      }
    }
  }

  /** Returns the run so far; empty for a new one. Refuses a run that is complete or merged. */
  Optional<Run> run(Context context) {
    return resume.map(file -> run(file, context));
  }

  private Run run(Path file, Context context) {
    Run run;
    try {
      run = context.services().reporting().readAll(List.of(file), context.console()::warn).get(0);
    } catch (UsageException e) {
      throw new UsageException("-resume: " + e.getMessage());
    }
    if (run.wasMerged()) {
      throw new UsageException(written() + " was merged from shards; resume one of these");
    }
    if (run.course().ending() == Ending.COMPLETE) {
      throw new UsageException(
          written() + " is the result of a complete run; there is nothing to resume");
    }
    return run;
  }

  String written() {
    return "-resume=" + resume.orElseThrow();
  }

  /**
   * Returns the command that began the run, whose command line was {@code stored}. What that one
   * started or loaded counts only if the present one repeats it, since the file may come from
   * somebody else. Refuses a command line that does not, or that asks for something else.
   */
  Subcommand before(Subcommand now, List<String> stored) {
    Context then = now.context().withArguments(stored);
    try {
      String word =
          Options.path(Cli.SplitCommandLine.of(Cli.all(then), stored).command().getCommandSpec());
      if (!Options.path(now.spec()).equals(word)) {
        throw new UsageException(
            "that run was started by another command; resume it with 'serbench %s %s'",
            word, written());
      }
      refuseUnrepeated(word, Loading.of(now.context()), Loading.of(then));
      Subcommand before = Cli.parsed(then);
      refuseOthers(now.spec(), before.spec());
      return before;
    } catch (UsageException e) {
      throw new UsageException(written() + ": " + e.getMessage());
    }
  }

  private void refuseUnrepeated(String word, Loading now, Loading then) {
    if (!now.options().containsAll(then.options())
        || !now.operands().containsAll(then.operands())) {
      throw new UsageException(
          "a result file may not decide which programs, jars, classes and data files are used; if"
              + " you trust these, repeat them: serbench %s %s",
          word, then.inShell(written()));
    }
    if (!then.operands().containsAll(now.operands())) {
      throw new UsageException(
          "that run had no such data files: " + String.join(", ", now.operands()));
    }
  }

  /** Refuses different options, except for those about printing. */
  private static void refuseOthers(CommandSpec now, CommandSpec then) {
    for (OptionSpec option : now.options()) {
      OptionSpec before = then.findOption(name(option));
      if (!Options.heading(option, now).equals(OUTPUT)
          && isGiven(option)
          && !option.getValue().equals(before.getValue())) {
        throw new UsageException(name(option) + " was different in that run; leave it out");
      }
    }
  }

  /** The parts of a command line that name something to start or load, options in one spelling. */
  public record Loading(List<String> options, List<String> operands) {
    /** Finds these parts. Values stay as they are, and nothing that they name is opened. */
    static Loading of(Context context) {
      CommandLine all = Cli.unread(context);
      Cli.SplitCommandLine asked = Cli.SplitCommandLine.of(all, context.arguments());
      try {
        all.parseArgs(asked.complete());
      } catch (ParameterException e) {
        throw Misuse.explain(e);
      }
      CommandSpec command = asked.command().getCommandSpec();
      return new Loading(
          command.options().stream()
              .filter(option -> annotation(option, Loads.class).isPresent())
              .flatMap(Options::arguments)
              .toList(),
          command.positionalParameters().stream()
              .flatMap(operand -> operand.originalStringValues().stream())
              .toList());
    }

    /** Returns whether data come from a pipe, which cannot be read again. */
    boolean readsPipe() {
      return operands.stream().map(Path::of).anyMatch(JsonText::isPipe);
    }

    /** Returns the parts as a shell needs them after another argument, in one line. */
    String inShell(String first) {
      List<String> words = new ArrayList<>(List.of(first));
      words.addAll(options);
      if (operands.stream().anyMatch(operand -> operand.startsWith("-") && operand.length() > 1)) {
        words.add("--");
      }
      words.addAll(operands);
      return SafeText.inShell(words);
    }
  }
}
