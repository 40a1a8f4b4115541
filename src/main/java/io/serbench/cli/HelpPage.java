package io.serbench.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;

/** Pages of help, made of what commands and options declare. */
final class HelpPage {
  /** One less than a terminal has at least, because some break a line that is full. */
  private static final int WIDTH = 79;

  private static final int GAP = 2;

  private final Terminal terminal;
  private final int width;

  private HelpPage(Terminal terminal, int width) {
    this.terminal = terminal;
    this.width = width;
  }

  /** Pages as wide as the terminal. */
  static HelpPage fitting(Services services) {
    return new HelpPage(services.terminal(), services.columns().orElse(WIDTH));
  }

  /** The command line that prints the command's page. */
  static String callFor(Command command) {
    return command.isUsual()
        ? "serbench help " + command.word()
        : "serbench " + command.word() + " -help";
  }

  /** The page of a command. */
  String of(Command command) {
    List<HelpBlock> blocks = new ArrayList<>();
    for (Section section : Section.values()) {
      addOptions(command, section, false, blocks);
    }
    blocks.addAll(command.helpBlocks());
    String usage = "serbench " + command.word() + " [options] " + command.operands().label();
    return page(
        head("Usage: " + usage.strip(), "It " + command.description() + "."),
        blocks,
        exitCodes(command));
  }

  /** On one line where that is wide enough. */
  private static String head(String usage, String description) {
    boolean fits = usage.length() + 1 + description.length() <= WIDTH;
    return usage + (fits ? " " : "\n") + description + "\n";
  }

  /** The page of serbench as a whole, with the usual options. */
  String overview() {
    List<HelpBlock> blocks = new ArrayList<>();
    blocks.add(HelpBlock.commands());
    for (Section section : Section.values()) {
      addOptions(Commands.usual(), section, true, blocks);
    }
    return page(
        """
        Usage: serbench [run] [options] [FAMILY.NAME.json ...]
        Compares serializers for the JVM on your machine, on its data or on your files.
        """,
        blocks,
        """
        Options that are seldom needed: 'serbench help run'
        Columns of the tables, times in ns a call: create builds what the library
        encodes; ser creates and encodes; deser decodes; total is ser + deser; size
        and +dfl are bytes, as encoded and after deflate
        """
            + exitCodes(Commands.usual()));
  }

  /** Codes with their meanings; docs/usage.md says more. */
  private String exitCodes(Command command) {
    String codes =
        command.exitCodes().stream()
            .map(exit -> exit.code() + " " + exit.meaning())
            .collect(Collectors.joining(", ", "Exit codes: ", ""));
    return WordUtils.wrap(codes, width, "\n", false);
  }

  private static void addOptions(
      Command command, Section section, boolean firstPage, List<HelpBlock> blocks) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Options group : command.groups()) {
      for (Option<?> option : group.all()) {
        boolean shown = firstPage ? group.isOnFirstPage(option) : group.isOnCommandsPage(option);
        if (group.section() == section && shown) {
          words.put(option.written(), option.help());
        }
      }
    }
    if (!words.isEmpty()) {
      blocks.add(new HelpBlock(section.heading(), words));
    }
  }

  private String page(String head, List<HelpBlock> blocks, String foot) {
    StringBuilder page = new StringBuilder(head);
    for (HelpBlock block : blocks) {
      page.append(terminal.bold(block.heading())).append('\n').append(lines(block.words()));
    }
    return page.append(foot).append('\n').toString();
  }

  private String lines(Map<String, String> words) {
    int column = 0;
    for (String word : words.keySet()) {
      column = Math.max(column, word.length() + GAP);
    }
    StringBuilder lines = new StringBuilder();
    for (Map.Entry<String, String> word : words.entrySet()) {
      lines.append(Hanging.text(word.getKey(), column, word.getValue(), width)).append('\n');
    }
    return lines.toString();
  }
}
