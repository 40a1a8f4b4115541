package io.serbench.cli.command;

import io.serbench.cli.console.Columns;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "help",
    customSynopsis = "serbench help [options] [COMMAND]",
    description = "explains a command")
final class HelpCommand extends Subcommand {
  /** One less than the usual width, because some terminals wrap a full line. */
  private static final int WIDTH = 79;

  @Parameters(arity = "0..*")
  private List<String> command = List.of();

  @Option(names = "-man", description = "a manual page of all commands, for man (roff)")
  private boolean manual;

  @Override
  List<String> words() {
    return Misuse.words(spec().root());
  }

  @Override
  ExitCode execute() {
    CommandLine all = Cli.all(context());
    if (manual) {
      console().text(ManPage.of(all));
      return ExitCode.OK;
    }
    Cli.SplitCommandLine asked = Cli.SplitCommandLine.of(all, command);
    if (!asked.rest().isEmpty()) {
      throw new UsageException(
          "no command is named '%s'%s",
          String.join(" ", command),
          Misuse.commands(asked.rest().get(0), asked.named().getCommandSpec()));
    }
    print(asked.named(), context());
    return ExitCode.OK;
  }

  static void print(CommandLine line, Context context) {
    line.getCommandSpec().root().commandLine().setInterpolateVariables(true);
    HelpPage page = new HelpPage(line.getCommand(), context.services().columns().orElse(WIDTH));
    Ansi bold = context.services().terminal().bold() ? Ansi.ON : Ansi.OFF;
    Help help = line.setColorScheme(Help.defaultColorScheme(bold)).getHelp();
    line.getOut()
        .print(
            usage(help, line.getCommandSpec().usageMessage().description()[0])
                + page.commands(help)
                + page.options(help)
                + page.blocks(page.command.glossary(), help)
                + help.footer()
                + page.exitCodes());
  }

  /** Returns how to call a command and what it does, in one line if that has room for both. */
  private static String usage(Help help, String description) {
    String usage = help.synopsisHeading() + help.synopsis(help.synopsisHeadingLength());
    String both = usage.strip() + ": " + description + "\n";
    return both.length() <= WIDTH && usage.lines().count() == 1
        ? both
        : usage + sentence(description);
  }

  static String sentence(String description) {
    return description.substring(0, 1).toUpperCase(Locale.ROOT)
        + description.substring(1)
        + (description.endsWith("?") || description.endsWith(".") ? "\n" : ".\n");
  }

  /**
   * The parts of picocli's usage help that differ: the options of each heading have their own
   * section, and the page of a group has the options of its usual command that are often needed.
   */
  private record HelpPage(Subcommand command, int width) {
    /** Lists commands under their headings. Commands without a heading are named on one line. */
    private String commands(Help help) {
      Map<String, Map<String, String>> sections = new LinkedHashMap<>();
      for (Help subcommand : help.subcommands().values()) {
        CommandSpec spec = subcommand.commandSpec();
        sections
            .computeIfAbsent(spec.usageMessage().headerHeading(), none -> new LinkedHashMap<>())
            .put(String.join(", ", spec.names()), spec.usageMessage().description()[0]);
      }
      Map<String, String> unnamed = sections.remove("");
      String heading = help.commandSpec().usageMessage().commandListHeading();
      if (unnamed == null) {
        return blocks(sections, help);
      }
      return sections.isEmpty()
          ? block(heading, unnamed, help)
          : blocks(sections, help) + heading + " " + String.join(", ", unnamed.keySet()) + "\n";
    }

    private String options(Help help) {
      CommandSpec page = help.commandSpec();
      CommandSpec owner = Group.meant(page.commandLine()).getCommandSpec();
      return blocks(Options.byHeading(owner, this::isShown), help)
          + (owner != page && owner.options().stream().anyMatch(HelpPage::isRare)
              ? "Seldom needed options: 'serbench help " + Options.path(owner) + "'\n"
              : "");
    }

    /** Options for serbench as a whole are only on pages of groups. */
    private boolean isShown(OptionSpec option) {
      return command instanceof Group
          ? !isRare(option)
          : !option.usageHelp() && !option.versionHelp();
    }

    private static boolean isRare(OptionSpec option) {
      return Options.annotation(option, Options.Rare.class).isPresent();
    }

    private String blocks(Map<String, Map<String, String>> sections, Help help) {
      return sections.entrySet().stream()
          .map(section -> block(section.getKey(), section.getValue(), help))
          .collect(Collectors.joining());
    }

    private String block(String heading, Map<String, String> words, Help help) {
      int column = 2 + words.keySet().stream().mapToInt(String::length).max().orElse(0);
      StringBuilder lines = new StringBuilder(help.createHeading("@|bold " + heading + "|@%n"));
      words.forEach(
          (word, meaning) ->
              lines.append(Columns.hanging(word, column, meaning, width)).append('\n'));
      return lines.toString();
    }

    /** Lists exit codes, on one line if it is wide enough. docs/usage.md explains them. */
    private String exitCodes() {
      String codes =
          command.exitCodes().stream()
              .map(exit -> exit.code() + " " + exit.meaning())
              .collect(Collectors.joining(", "));
      return WordUtils.wrap("Exit codes: " + codes, width, "\n", false) + "\n";
    }
  }
}
