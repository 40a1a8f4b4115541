package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.option.Options;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Generates the manual page: all pages of help, in the language of man(7). Picocli's own generator
 * makes AsciiDoc, a page for each command, which only Asciidoctor on JRuby (28 MB) converts to
 * roff.
 */
final class ManPage {
  private final StringBuilder roff = new StringBuilder();

  static String of(CommandLine all) {
    ManPage page = new ManPage();
    page.write(all.setInterpolateVariables(true).setColorScheme(Help.defaultColorScheme(Ansi.OFF)));
    return page.roff.toString();
  }

  private void write(CommandLine all) {
    List<CommandLine> commands = Group.all(all).skip(1).toList();
    request("TH", "SERBENCH", "1", "", "serbench", "User Commands");
    request("SH", "NAME");
    text("serbench - compares serializers for the JVM");
    request("SH", "SYNOPSIS");
    text("serbench [COMMAND] [options] [FILE ...]");
    request("SH", "DESCRIPTION");
    text(
        "Measures how long libraries take to write an object and to read it back, how many bytes"
            + " they make of it, and prints a table. Without a command, it runs.");
    request("SH", "COMMANDS");
    for (CommandLine command : commands) {
      CommandSpec spec = command.getCommandSpec();
      tagged(Options.path(spec), spec.usageMessage().description()[0]);
    }
    commands.forEach(this::command);
    request("SH", "EXIT STATUS");
    Arrays.stream(ExitCode.values())
        .forEach(exit -> tagged(String.valueOf(exit.code()), exit.meaning()));
    request("SH", "ENVIRONMENT");
    tagged("SERBENCH_JAR", "the jar that the launcher starts; default: the one beside it");
    tagged("SERBENCH_JAVA", "the java program that the launcher starts it with");
    tagged("JAVA_HOME", "the JDK, 17 or newer, unless SERBENCH_JAVA is set");
    tagged("NO_COLOR", "no bold type, if it is not empty");
    request("SH", "FILES");
    tagged("output/TIME.json", "the result file of a run without -out");
  }

  private void command(CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    request("SH", spec.qualifiedName(" ").toUpperCase(Locale.ROOT));
    text(line.getHelp().synopsis(0).strip());
    request("PP");
    text(HelpCommand.sentence(spec.usageMessage().description()[0]).strip());
    sections(Options.byHeading(spec, option -> true));
    Subcommand command = line.getCommand();
    sections(command.glossary());
  }

  private void sections(Map<String, Map<String, String>> sections) {
    sections.forEach(
        (heading, words) -> {
          request("SS", heading.replaceAll(":$", ""));
          words.forEach(this::tagged);
        });
  }

  private void tagged(String tag, String text) {
    request("TP");
    request("B", tag);
    text(text);
  }

  private void request(String name, String... arguments) {
    roff.append('.').append(name);
    for (String argument : arguments) {
      roff.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
    }
    roff.append('\n');
  }

  /** Adds a line of text, which must not look like a request. */
  private void text(String text) {
    roff.append(text.startsWith(".") || text.startsWith("'") ? "\\&" : "")
        .append(escaped(text))
        .append('\n');
  }

  /** A bare minus would become a hyphen, which nobody can copy into a shell. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
