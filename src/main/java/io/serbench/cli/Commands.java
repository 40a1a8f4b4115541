package io.serbench.cli;

import java.util.List;
import java.util.Optional;

/** The commands, by their words. A command is made for one use. */
final class Commands {
  /** What is done where no command is named. */
  static final String USUAL = "run";

  private static final List<String> WORDS =
      List.of(
          USUAL,
          "aa",
          "list",
          "show",
          "export",
          "verify",
          "report",
          "compare",
          "merge",
          "completion",
          "help");

  private Commands() {}

  /** All words, in the order of the help. */
  static List<String> words() {
    return WORDS;
  }

  /** The command that is done where none is named. */
  static Command usual() {
    return RunCommand.once();
  }

  /** The command of that word. */
  static Optional<Command> named(String word) {
    return WORDS.contains(word) ? Optional.of(of(word)) : Optional.empty();
  }

  private static Command of(String word) {
    return switch (word) {
      case USUAL -> usual();
      case "aa" -> RunCommand.twice();
      case "list" -> new ListCommand();
      case "show" -> new ShowCommand();
      case "export" -> new ExportCommand();
      case "verify" -> new VerifyCommand();
      case "report" -> new ReportCommand();
      case "compare" -> new CompareCommand();
      case "merge" -> new MergeCommand();
      case "completion" -> new CompletionCommand();
      case "help" -> new HelpCommand();
      default -> throw new IllegalArgumentException(word);
    };
  }
}
