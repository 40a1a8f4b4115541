package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.dataset.Nearest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command that consists of others, which its annotation lists. One of them may be usual: it is
 * meant where the command line names none. A command says by its header heading under which of the
 * headings here it stands in the help.
 */
@Command(commandListHeading = "Commands ('serbench help COMMAND' says more):")
abstract class Group extends Subcommand {
  /** Headings under which the page of a group lists commands: those that commands name. */
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

  /** The command that is meant where no other of the group is named: the usual one, if any. */
  static CommandLine meant(CommandLine line) {
    return line.getCommand() instanceof Group group
        ? group.usual.map(line.getSubcommands()::get).map(Group::meant).orElse(line)
        : line;
  }

  /** A command and all below it, each once. */
  static Stream<CommandLine> all(CommandLine line) {
    return Stream.concat(
        Stream.of(line), line.getSubcommands().values().stream().distinct().flatMap(Group::all));
  }

  /** Refuses a file of data that is a command in the wrong place, or a misspelt one. */
  static void refuseMisplaced(Path file, CommandSpec group) throws UsageException {
    String operand = file.toString();
    for (CommandSpec each = group; each != null; each = each.parent()) {
      if (each.subcommands().containsKey(operand)) {
        throw new UsageException(
            "the command comes first: %1$s %2$s [options] ('%1$s -help' says more)",
            each.qualifiedName(" "), operand);
      }
    }
    if (operand.equals("-")) {
      throw new UsageException(
          "'-': standard input is not read, since every JVM reads the data; save it to a file, such"
              + " as data.json");
    }
    if (operand.indexOf('.') < 0 && file.getParent() == null) {
      throw new UsageException(
          "'%s' is neither a command nor a data file (FAMILY.NAME.json)%s",
          operand, Misuse.commands(operand, group));
    }
  }

  @Override
  final ExitCode execute() throws UsageException {
    throw new UsageException(
        "%1$s needs one of its commands: %2$s ('serbench help %1$s' explains them)",
        Options.path(spec()), Nearest.oneOf(Misuse.words(spec())));
  }
}
