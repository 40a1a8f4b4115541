package io.serbench.cli.command;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING;

import io.serbench.cli.console.Columns;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.dataset.Nearest;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a command, or all of serbench. */
@Command(
    name = "help",
    customSynopsis = "serbench help [options] [COMMAND]",
    description = "explains a command")
final class HelpCommand extends Subcommand {
  @Parameters(arity = "0..*", completionCandidates = Words.class)
  private List<String> words = List.of();

  @Option(names = "-man", description = "a manual page of all commands, for man (roff)")
  private boolean manual;

  private static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Cli.WORDS.iterator();
    }
  }

  HelpCommand(Context context) {
    super(context);
  }

  @Override
  ExitCode execute() throws UsageException {
    if (manual) {
      context().console().text(ManPage.of(context()));
      return ExitCode.OK;
    }
    if (words.isEmpty()) {
      printFirst(context());
      return ExitCode.OK;
    }
    String word = words.get(0);
    if (!Cli.WORDS.contains(word)) {
      throw new UsageException(
          "no command is named '"
              + word
              + "'"
              + Nearest.suggest(word, Cli.WORDS)
              + " (commands: "
              + String.join(", ", Cli.WORDS)
              + ")");
    }
    print(word, context());
    return ExitCode.OK;
  }

  /** Prints the page of a command. */
  static void print(String word, Context context) {
    new HelpPage(context, false).print(Cli.line(word, context));
  }

  /** Prints the page of serbench as a whole, with the usual options. */
  static void printFirst(Context context) {
    new HelpPage(context, true).print(Cli.line(Cli.USUAL, context));
  }

  /**
   * Picocli's usage help, with the options of each heading in a section of their own. The first
   * page is that of the usual command, with all commands and without options that are seldom
   * needed.
   */
  private static final class HelpPage {
    /** One less than a terminal has at least, because some break a line that is full. */
    private static final int WIDTH = 79;

    /** Picocli breaks lines no earlier. */
    private static final int LEAST_WIDTH = 55;

    private static final int GAP = 2;
    private static final String COMMANDS = "commands";
    private static final String OPTIONS = "options";
    private static final String GLOSSARY = "glossary";

    private final Context context;
    private final int width;
    private final boolean first;

    private HelpPage(Context context, boolean first) {
      this.context = context;
      this.width = context.services().columns().orElse(WIDTH);
      this.first = first;
    }

    private void print(CommandLine line) {
      Subcommand command = line.setInterpolateVariables(true).getCommand();
      UsageMessageSpec usage = line.getCommandSpec().usageMessage();
      usage.width(Math.max(LEAST_WIDTH, width));
      if (first) {
        usage.customSynopsis("serbench [run] [options] [FAMILY.NAME.json ...]");
        usage.description(
            "Compares serializers for the JVM on your machine, on its data or on your files.");
        usage.footer(
            "Seldom needed options: 'serbench help run'",
            "Columns of the tables, times in ns per call: create builds what the library",
            "encodes; ser creates and encodes; deser decodes; total is ser + deser; size",
            "and +dfl are bytes, as encoded and after deflate");
      } else {
        String what = usage.description()[0];
        usage.description(what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1) + ".");
      }
      usage.exitCodeList(exitCodes(command));
      usage.sectionMap().put(COMMANDS, help -> first ? commands(help) : "");
      usage.sectionMap().put(OPTIONS, this::options);
      usage.sectionMap().put(GLOSSARY, help -> first ? "" : blocks(command.glossary(), help));
      usage.sectionMap().put(SECTION_KEY_EXIT_CODE_LIST, this::exitCodes);
      usage.sectionKeys(
          List.of(
              SECTION_KEY_SYNOPSIS_HEADING,
              SECTION_KEY_SYNOPSIS,
              SECTION_KEY_DESCRIPTION,
              COMMANDS,
              OPTIONS,
              GLOSSARY,
              SECTION_KEY_FOOTER,
              SECTION_KEY_EXIT_CODE_LIST));
      line.usage(
          line.getOut(),
          Help.defaultColorScheme(context.services().terminal().bold() ? Ansi.ON : Ansi.OFF));
    }

    private String commands(Help help) {
      Map<String, String> words = new LinkedHashMap<>();
      for (String word : Cli.WORDS) {
        // Picocli would look at all options of each command.
        Command command = Cli.command(word, context).getClass().getAnnotation(Command.class);
        String usage = command.customSynopsis()[0].replaceAll("^serbench | \\[options\\]", "");
        words.put(usage, command.description()[0]);
      }
      return block("Commands ('serbench help COMMAND' says more):", words, help);
    }

    private String options(Help help) {
      Map<String, Map<String, String>> sections = new LinkedHashMap<>();
      Options.HEADINGS.forEach(heading -> sections.put(heading, new LinkedHashMap<>()));
      help.commandSpec().options().stream()
          .filter(this::isShown)
          .sorted(Comparator.comparingInt(OptionSpec::order))
          .forEach(
              option ->
                  sections
                      .get(Options.heading(option, help.commandSpec()))
                      .put(Options.written(option), option.description()[0]));
      sections.values().removeIf(Map::isEmpty);
      return blocks(sections, help);
    }

    /** Options for serbench as a whole are on the first page alone. */
    private boolean isShown(OptionSpec option) {
      return first
          ? Options.annotation(option, Options.Rare.class).isEmpty()
          : !option.usageHelp() && !option.versionHelp();
    }

    private String blocks(Map<String, Map<String, String>> sections, Help help) {
      return sections.entrySet().stream()
          .map(section -> block(section.getKey(), section.getValue(), help))
          .collect(Collectors.joining());
    }

    /** What is explained, in order, with its explanation. */
    private String block(String heading, Map<String, String> words, Help help) {
      int column = GAP + words.keySet().stream().mapToInt(String::length).max().orElse(0);
      StringBuilder lines = new StringBuilder(help.createHeading("@|bold " + heading + "|@%n"));
      words.forEach(
          (word, meaning) ->
              lines.append(Columns.hanging(word, column, meaning, width)).append('\n'));
      return lines.toString();
    }

    private static Map<String, String> exitCodes(Subcommand command) {
      Map<String, String> codes = new LinkedHashMap<>();
      command.exitCodes().forEach(exit -> codes.put(String.valueOf(exit.code()), exit.meaning()));
      return codes;
    }

    /** On one line, if it is wide enough; docs/usage.md says more. */
    private String exitCodes(Help help) {
      String codes =
          help.commandSpec().usageMessage().exitCodeList().entrySet().stream()
              .map(exit -> exit.getKey() + " " + exit.getValue())
              .collect(Collectors.joining(", "));
      return WordUtils.wrap("Exit codes: " + codes, width, "\n", false) + "\n";
    }
  }
}
