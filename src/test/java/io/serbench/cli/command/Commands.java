package io.serbench.cli.command;

import io.serbench.cli.CliRun;
import io.serbench.cli.option.Options;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The commands of serbench, as picocli's model has them. */
final class Commands {
  /**
   * Made once, which takes as long as all that tests do with one command. Nothing parses with it.
   */
  private static final CommandLine ALL = Cli.all(CliRun.context()).setInterpolateVariables(true);

  private Commands() {}

  /** What each is called, those within groups as {@code group command}. */
  static List<String> names() {
    return Group.all(ALL).skip(1).map(CommandLine::getCommandSpec).map(Options::path).toList();
  }

  /** That of a name. */
  static CommandSpec spec(String name) {
    return Cli.SplitCommandLine.of(ALL, words(name)).named().getCommandSpec();
  }

  /** What a command takes; a group, what the command that is meant by it does. */
  static List<OptionSpec> options(String name) {
    return Cli.SplitCommandLine.of(ALL, words(name)).command().getCommandSpec().options();
  }

  /** A command line. */
  static String[] line(String name, String... arguments) {
    return Stream.concat(words(name).stream(), Stream.of(arguments)).toArray(String[]::new);
  }

  private static List<String> words(String name) {
    return List.of(name.split(" ", -1));
  }
}
