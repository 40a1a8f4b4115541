package io.serbench.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;

/** The root command, with all others in the order of the help. */
@Command(
    name = "serbench",
    customSynopsis = "serbench [run] [options] [FILE ...]",
    description = "compares serializers for the JVM on your machine, on bundled data or on yours",
    footer = {
      "Columns, in ns per call: create builds what the library encodes; ser creates",
      "and encodes; deser decodes; total is ser + deser. size, +dfl: bytes, deflated"
    })
final class Serbench extends Group {
  private static final List<Class<? extends Subcommand>> COMMANDS =
      List.of(
          ChooseCommand.class,
          ListCommand.class,
          ShowCommand.class,
          RunCommand.class,
          RunCommand.Twins.class,
          CostCommands.class,
          ExportCommand.class,
          MergeCommand.class,
          CheckCommands.class,
          CompareCommand.class,
          ReportCommand.class,
          SiteCommand.class,
          CompletionCommand.class,
          HelpCommand.class);

  Serbench() {
    super("run");
  }

  /**
   * Returns serbench with the command that a word names and the bare names of the others, whose
   * options would take half the time of {@code list}. All commands are complete if it names none.
   */
  static CommandLine with(Optional<String> word, IFactory factory) {
    List<Class<? extends Subcommand>> named =
        COMMANDS.stream().filter(type -> word.filter(names(type)::contains).isPresent()).toList();
    CommandLine serbench = new CommandLine(Serbench.class, factory);
    for (Class<? extends Subcommand> type : COMMANDS) {
      boolean complete = named.isEmpty() || named.contains(type);
      serbench.addSubcommand(
          names(type).get(0),
          complete ? new CommandLine(type, factory) : CommandSpec.create(),
          type.getAnnotation(Command.class).aliases());
    }
    return serbench;
  }

  private static List<String> names(Class<? extends Subcommand> type) {
    Command command = type.getAnnotation(Command.class);
    return Stream.concat(Stream.of(command.name()), Stream.of(command.aliases())).toList();
  }

  /** The checks; round trips, if none is named. */
  @Command(
      name = "check",
      aliases = "verify",
      headerHeading = Group.CHECK,
      description = "tries what rows can do: types, versions, hostile input, ...",
      subcommands = {
        DataCheckCommand.RoundTripCommand.class,
        CheckCommand.Types.class,
        DataCheckCommand.Evolution.class,
        DataCheckCommand.VersionsCommand.class,
        DataCheckCommand.Jdk.class,
        DataCheckCommand.Hostile.class
      })
  static final class CheckCommands extends Group {
    CheckCommands() {
      super("roundtrip");
    }
  }

  @Command(
      name = "cost",
      headerHeading = Group.MEASURE,
      description = "measures what a warm call does not show: start, memory, heap",
      subcommands = {CostCommand.Startup.class, CostCommand.Memory.class, CostCommand.Heap.class})
  static final class CostCommands extends Group {}
}
