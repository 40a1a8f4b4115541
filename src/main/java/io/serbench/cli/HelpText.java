package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.protocol.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The pages of help, made of {@link Command} and {@link Option}. */
final class HelpText {
  private static final int LABEL = 22;
  private static final int FEATURE_LABEL = 32;

  private final Terminal terminal;
  private final List<String> lines = new ArrayList<>();

  private HelpText(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The command line that prints the command's page. */
  static String callFor(Command command) {
    return command == Command.RUN ? "serbench help run" : "serbench " + command.word() + " -help";
  }

  /** The option as it is written: {@code -forks=N}. */
  static String spelling(Option option) {
    return option.spelling()
        + (option.valueName().isPresent() ? "=" + option.valueName().get() : "");
  }

  /** The page of a command. */
  static List<String> page(Command command, Terminal terminal) {
    HelpText help = new HelpText(terminal);
    help.one(command);
    return List.copyOf(help.lines);
  }

  /** The page of serbench as a whole, with the usual options. */
  static List<String> overview(Terminal terminal) {
    HelpText help = new HelpText(terminal);
    help.overview();
    return List.copyOf(help.lines);
  }

  private void overview() {
    lines.add("Usage: serbench [run] [options] [FAMILY.NAME.json ...]");
    lines.add(
        "Compares serializers for the JVM on your machine: how long they take, how much they"
            + " write.");
    heading("Commands ('serbench COMMAND -help' says more):");
    for (Command command : Command.values()) {
      entry((command.word() + " " + command.operands()).strip(), command.description());
    }
    options(Command.RUN, Predicate.not(Option::isRare));
    entry(
        "FAMILY.NAME.json",
        "a data file of your own, such as media.mine.json, in the form of media.1");
    lines.add("  More options, seldom needed: 'serbench help run'");
    lines.add(terminal.bold("Columns of the tables (times in nanoseconds a call):"));
    lines.add(
        "  create: build what the library encodes from a plain object; ser: create, and encode;");
    lines.add(
        "  deser: decode; total: ser + deser; size, +dfl: bytes, as encoded and after deflate");
    exitCodes();
  }

  private void one(Command command) {
    lines.add(
        ("Usage: serbench " + command.word() + " [options] " + command.operands()).stripTrailing());
    lines.add("");
    lines.add("serbench " + command.word() + " " + command.description() + ".");
    options(command, option -> true);
    if (command == Command.LIST) {
      features();
    }
    if (command.options().contains(Option.EVOLUTION)) {
      heading("What -evolution says of a type that was changed:");
      for (Verdict verdict : Verdict.values()) {
        entry(verdict.name(), verdict.meaning());
      }
    }
    exitCodes();
  }

  private void features() {
    heading("Features:");
    for (Feature feature : Feature.values()) {
      lines.add(
          "  " + feature + " ".repeat(FEATURE_LABEL - feature.name().length()) + feature.meaning());
    }
  }

  private void exitCodes() {
    lines.add(terminal.bold("Exit codes:") + " 0 all rows fine, 1 some row failed, 2 wrong usage");
  }

  private void heading(String text) {
    lines.add("");
    lines.add(terminal.bold(text));
  }

  private void options(Command command, Predicate<Option> wanted) {
    for (Option.Group group : Option.Group.values()) {
      boolean first = true;
      for (Option option : command.options()) {
        if (option.group() != group || !wanted.test(option)) {
          continue;
        }
        if (first) {
          lines.add(terminal.bold(group.heading()));
          first = false;
        }
        entry(spelling(option), option.description());
      }
    }
  }

  private void entry(String label, String text) {
    lines.add("  " + label + " ".repeat(Math.max(1, LABEL - label.length())) + text);
  }
}
