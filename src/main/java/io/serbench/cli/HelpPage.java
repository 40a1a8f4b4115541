package io.serbench.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** Pages of help, made of what commands and options declare, laid out by picocli. */
final class HelpPage {
  /** One less than a terminal has at least, because some break a line that is full. */
  private static final int WIDTH = 79;

  private static final String EXIT_CODES =
      "Exit codes: 0 all rows fine, 1 some row failed, 2 wrong usage";

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
      addOptions(command, section, true, blocks);
    }
    blocks.addAll(command.helpBlocks());
    String usage = "serbench " + command.word() + " [options] " + command.operands().label();
    return page(
        "Usage: " + usage.strip() + "\nIt " + command.description() + ".\n", blocks, EXIT_CODES);
  }

  /** The page of serbench as a whole, with the usual options. */
  String overview() {
    List<HelpBlock> blocks = new ArrayList<>();
    blocks.add(HelpBlock.commands());
    for (Section section : Section.values()) {
      addOptions(Commands.usual(), section, false, blocks);
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
            + EXIT_CODES);
  }

  private static void addOptions(
      Command command, Section section, boolean rare, List<HelpBlock> blocks) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Options group : command.groups()) {
      for (Option<?> option : group.all()) {
        if (group.section() == section && (rare || !group.isRare(option))) {
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
      page.append(terminal.bold(block.heading())).append('\n').append(table(block.words()));
    }
    return page.append(foot).append('\n').toString();
  }

  private String table(Map<String, String> words) {
    int label = 0;
    for (String word : words.keySet()) {
      label = Math.max(label, word.length());
    }
    int first = label + 4;
    TextTable table =
        TextTable.forColumns(
            Help.defaultColorScheme(Ansi.OFF),
            new Column(first, 2, Column.Overflow.SPAN),
            new Column(width - first, 0, Column.Overflow.WRAP));
    table.indentWrappedLines = 0;
    words.forEach(table::addRowValues);
    return table.toString().replace(System.lineSeparator(), "\n");
  }
}
