package io.serbench.cli.command;

import io.serbench.cli.work.Context;
import picocli.CommandLine.Command;

/** All commands, in the order of the help. */
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
      CostGroup.class,
      ExportCommand.class,
      MergeCommand.class,
      CheckGroup.class,
      CompareCommand.class,
      ReportCommand.class,
      SiteCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    })
final class Serbench extends Group {
  Serbench(Context context) {
    super(context, "run");
  }
}
