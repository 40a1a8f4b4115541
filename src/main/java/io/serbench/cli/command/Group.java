package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.Nearest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command that consists of others, which its annotation lists. One of them may be the usual one,
 * which runs where the command line names none. The header heading of a command is one of the
 * headings here, under which the help lists it.
 */
@Command(commandListHeading = "Commands ('serbench help COMMAND' says more):")
abstract class Group extends Subcommand {
  static final String CHOOSE = "Choose:";

  static final String MEASURE = "Measure:";
  static final String CHECK = "Check:";
  static final String COMPARE = "Compare:";
  static final String PUBLISH = "Publish:";

  private final Optional<String> usual;

  Group() {
    this.usual = Optional.empty();
  }

  Group(String usual) {
    this.usual = Optional.of(usual);
  }

  /** Returns the usual command of a group, or else the given command. */
  static CommandLine meant(CommandLine line) {
    return line.getCommand() instanceof Group group
        ? group.usual.map(line.getSubcommands()::get).map(Group::meant).orElse(line)
        : line;
  }

  /** Returns a command and all commands below it, each once. */
  static Stream<CommandLine> all(CommandLine line) {
    return Stream.concat(
        Stream.of(line), line.getSubcommands().values().stream().distinct().flatMap(Group::all));
  }

  /** Refuses an operand that cannot be a data file, such as a misplaced or misspelt command. */
  static void refuseMisplaced(Path file, CommandSpec group) {
    String operand = file.toString();
    if (operand.indexOf('.') < 0 && file.getParent() == null && !JsonText.isPipe(file)) {
      throw new UsageException(
          "'%s' is neither a command nor a JSON file%s; the command comes first, rows are named by"
              + " -include=, and lists have no spaces",
          operand, Misuse.commands(operand, group));
    }
  }

  @Override
  final ExitCode execute() {
    throw new UsageException(
        "%1$s needs one of its commands: %2$s ('serbench help %1$s' explains them)",
        Options.path(spec()), Nearest.oneOf(Misuse.words(spec())));
  }
}
