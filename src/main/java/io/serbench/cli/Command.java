package io.serbench.cli;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What serbench can be told to do. */
enum Command {
  RUN(
      "[FILE ...]",
      "measures rows and prints the tables; done where no command is named",
      EnumSet.complementOf(EnumSet.of(Option.NAMES, Option.EVOLUTION))),
  AA(
      "[FILE ...]",
      "measures each row as if it were two: what differences mean here, today",
      EnumSet.complementOf(
          EnumSet.of(
              Option.NAMES,
              Option.EVOLUTION,
              Option.SORT,
              Option.CHART,
              Option.COLUMNS,
              Option.QUICK))),
  LIST(
      "",
      "lists rows: tags, library, data sets, whether they can run here",
      EnumSet.of(
          Option.SUITE,
          Option.INCLUDE,
          Option.EXCLUDE,
          Option.EFFORT,
          Option.FORMAT,
          Option.STRUCTURE,
          Option.FEATURE,
          Option.CLASSPATH,
          Option.NAMES,
          Option.HELP)),
  SHOW(
      "NAME ...",
      "says all that is known of rows; takes * too",
      EnumSet.of(Option.CLASSPATH, Option.HELP)),
  VERIFY(
      "[FILE ...]",
      "checks that rows give back what they were given; measures nothing",
      EnumSet.of(
          Option.SUITE,
          Option.INCLUDE,
          Option.EXCLUDE,
          Option.EFFORT,
          Option.FORMAT,
          Option.STRUCTURE,
          Option.FEATURE,
          Option.DATA,
          Option.MEDIUM,
          Option.PRETTY,
          Option.ITEMS,
          Option.EVOLUTION,
          Option.JVM,
          Option.JVM_ARGS,
          Option.CLASSPATH,
          Option.TIMEOUT,
          Option.HELP)),
  REPORT(
      "FILE ...",
      "prints runs again, from their result files",
      EnumSet.of(
          Option.SORT, Option.COLUMNS, Option.NOISE, Option.CHART, Option.REPORT, Option.HELP)),
  COMPLETION("", "prints the completion script for bash", EnumSet.of(Option.HELP)),
  HELP("[COMMAND]", "explains a command", EnumSet.of(Option.HELP));

  private final String operands;
  private final String description;

  @SuppressWarnings("ImmutableEnumChecker") // Unmodifiable, and nobody else has the set.
  private final Set<Option> options;

  Command(String operands, String description, Set<Option> options) {
    this.operands = operands;
    this.description = description;
    this.options = Collections.unmodifiableSet(options);
  }

  /** The word on the command line. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it takes beside options, as the help writes it; may be empty. */
  String operands() {
    return operands;
  }

  String description() {
    return description;
  }

  Set<Option> options() {
    return options;
  }

  /** The command of that word. */
  static Optional<Command> find(String word) {
    for (Command command : values()) {
      if (command.word().equals(word)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
