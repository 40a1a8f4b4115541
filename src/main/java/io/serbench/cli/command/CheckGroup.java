package io.serbench.cli.command;

import io.serbench.cli.work.Context;
import picocli.CommandLine.Command;

/** What is tried on rows; round trips, where no kind is named. */
@Command(
    name = "check",
    aliases = "verify",
    headerHeading = Group.CHECK,
    description = "tries what rows can do: round trips, types, versions, ...",
    subcommands = {
      RoundTripCommand.class,
      TypesCommand.class,
      EvolutionCommand.class,
      VersionsCommand.class,
      JdkCommand.class,
      HostileCommand.class
    })
final class CheckGroup extends Group {
  CheckGroup(Context context) {
    super(context, "roundtrip");
  }
}
