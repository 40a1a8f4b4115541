package io.serbench.cli.command;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What a command line asks for.
 *
 * @param named the command that its words name, which may be a group
 * @param command the command that is meant: the usual one of a group
 * @param rest options and operands
 */
record Asked(CommandLine named, CommandLine command, List<String> rest) {
  /** Looks at words only, and reads no option. */
  static Asked of(CommandLine all, List<String> arguments) {
    CommandLine named = all;
    int words = 0;
    while (words < arguments.size() && named.getSubcommands().containsKey(arguments.get(words))) {
      named = named.getSubcommands().get(arguments.get(words));
      words++;
    }
    return new Asked(named, Group.meant(named), arguments.subList(words, arguments.size()));
  }

  /** The command line for picocli, with the words that the user left out. */
  String[] complete() {
    List<String> complete = new ArrayList<>();
    for (CommandSpec each = command.getCommandSpec(); each.parent() != null; each = each.parent()) {
      complete.add(0, each.name());
    }
    complete.addAll(rest);
    return complete.toArray(new String[0]);
  }
}
