package io.serbench.cli.command;

import io.serbench.cli.work.Context;
import picocli.CommandLine.Command;

/** What one warm call does not show. */
@Command(
    name = "cost",
    headerHeading = Group.MEASURE,
    description = "measures what a warm call does not show: start, memory, heap",
    subcommands = {StartupCommand.class, MemoryCommand.class, HeapCommand.class})
final class CostGroup extends Group {
  CostGroup(Context context) {
    super(context);
  }
}
