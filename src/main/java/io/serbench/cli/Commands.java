package io.serbench.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The commands, by their words, in the order of the help. A command is made for one use. */
final class Commands {
  /** What is done where no command is named. */
  static final String USUAL = "run";

  private Commands() {}

  /** The command that is done where none is named. */
  static Command usual() {
    return named(USUAL).orElseThrow();
  }

  /** The command of that word. */
  static Optional<Command> named(String word) {
    return Optional.ofNullable(all().get(word)).map(Supplier::get);
  }

  /** All words. */
  static List<String> words() {
    return List.copyOf(all().keySet());
  }

  private static Map<String, Supplier<Command>> all() {
    Map<String, Supplier<Command>> all = new LinkedHashMap<>();
    all.put(USUAL, RunCommand::once);
    all.put("aa", RunCommand::twice);
    all.put("list", ListCommand::new);
    all.put("show", ShowCommand::new);
    all.put("verify", VerifyCommand::new);
    all.put("report", ReportCommand::new);
    all.put("completion", CompletionCommand::new);
    all.put("help", HelpCommand::new);
    return all;
  }
}
