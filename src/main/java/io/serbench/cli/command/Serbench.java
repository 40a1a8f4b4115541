package io.serbench.cli.command;

import io.serbench.cli.work.Context;
import picocli.CommandLine.Command;

/** All commands, in the order of the help. */
@Command(
    name = "serbench",
    customSynopsis = "serbench [run] [options] [FAMILY.NAME.json ...]",
    description = "compares serializers for the JVM on your machine, on its data or on your files",
    footer = {
      "Columns of the tables, times in ns per call: create builds what the library",
      "encodes; ser creates and encodes; deser decodes; total is ser + deser; size",
      "and +dfl are bytes, as encoded and after deflate"
    },
    subcommands = {
      RunCommand.class,
      RunCommand.Twins.class,
      ChooseCommand.class,
      ListCommand.class,
      ShowCommand.class,
      ExportCommand.class,
      CheckGroup.class,
      CostGroup.class,
      ReportCommand.class,
      CompareCommand.class,
      MergeCommand.class,
      SiteCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    })
final class Serbench extends Group {
  Serbench(Context context) {
    super(context, "run");
  }
}
