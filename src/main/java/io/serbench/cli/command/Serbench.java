package io.serbench.cli.command;

import picocli.CommandLine.Command;

/** The root command, with all others in the order of the help. */
@Command(
    name = "serbench",
    customSynopsis = "serbench [run] [options] [FAMILY.NAME.json ...]",
    description = "compares serializers for the JVM on your machine, on its data or on your files",
    footer = {
      "Columns, in ns per call: create builds what the library encodes; ser creates",
      "and encodes; deser decodes; total is ser + deser. size, +dfl: bytes, deflated"
    },
    subcommands = {
      ChooseCommand.class,
      ListCommand.class,
      ShowCommand.class,
      RunCommand.class,
      RunCommand.Twins.class,
      Serbench.Costs.class,
      ExportCommand.class,
      MergeCommand.class,
      Serbench.Checks.class,
      CompareCommand.class,
      ReportCommand.class,
      SiteCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    })
final class Serbench extends Group {
  Serbench() {
    super("run");
  }

  /** The checks; round trips, if none is named. */
  @Command(
      name = "check",
      aliases = "verify",
      headerHeading = Group.CHECK,
      description = "tries what rows can do: round trips, types, versions, ...",
      subcommands = {
        DataCheckCommand.RoundTrip.class,
        CheckCommand.Types.class,
        DataCheckCommand.Evolution.class,
        DataCheckCommand.Versions.class,
        DataCheckCommand.Jdk.class,
        DataCheckCommand.Hostile.class
      })
  static final class Checks extends Group {
    Checks() {
      super("roundtrip");
    }
  }

  @Command(
      name = "cost",
      headerHeading = Group.MEASURE,
      description = "measures what a warm call does not show: start, memory, heap",
      subcommands = {CostCommand.Startup.class, CostCommand.Memory.class, CostCommand.Heap.class})
  static final class Costs extends Group {}
}
