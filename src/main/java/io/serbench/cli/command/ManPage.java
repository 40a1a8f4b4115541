package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The manual page: what all pages of help say, in the language of man(7). Picocli's own generator
 * makes AsciiDoc, of commands that know their subcommands, which ours are not told.
 */
final class ManPage {
  private final StringBuilder roff = new StringBuilder();
  private final Context context;

  private ManPage(Context context) {
    this.context = context;
  }

  /** The page of this build. */
  static String of(Context context) {
    ManPage page = new ManPage(context);
    page.write();
    return page.roff.toString();
  }

  private void write() {
    String version =
        Optional.ofNullable(ManPage.class.getPackage().getImplementationVersion())
            .map(number -> "serbench " + number)
            .orElse("serbench");
    request("TH", "SERBENCH", "1", "", version, "User Commands");
    request("SH", "NAME");
    text("serbench - compares serializers for the JVM");
    request("SH", "SYNOPSIS");
    request("B", "serbench");
    text("[COMMAND] [options] [FILE ...]");
    request("SH", "DESCRIPTION");
    text(
        "Measures how long libraries take to write an object and to read it back, how many bytes"
            + " they make of it, and prints a table. Without a command, it runs.");
    request("SH", "COMMANDS");
    for (String word : Cli.WORDS) {
      tagged(word, Cli.line(word, context).getCommandSpec().usageMessage().description()[0]);
    }
    Cli.WORDS.forEach(this::command);
    request("SH", "EXIT STATUS");
    Arrays.stream(ExitCode.values())
        .forEach(exit -> tagged(String.valueOf(exit.code()), exit.meaning()));
    request("SH", "ENVIRONMENT");
    tagged("SERBENCH_JAR", "the jar that the launcher starts; default: the one beside it");
    tagged("SERBENCH_JAVA", "the java program that the launcher starts it with");
    tagged("JAVA_HOME", "the JDK, 17 or newer, unless SERBENCH_JAVA is set");
    tagged("NO_COLOR", "no bold type and no colours, if it is not empty");
    request("SH", "FILES");
    tagged("output/TIME.json", "the result file of a run without -out");
    request("SH", "SEE ALSO");
    text("java(1)");
  }

  private void command(String word) {
    CommandLine line = Cli.line(word, context).setInterpolateVariables(true);
    CommandSpec spec = line.getCommandSpec();
    request("SH", "SERBENCH " + word.toUpperCase(Locale.ROOT));
    text(spec.usageMessage().customSynopsis()[0]);
    request("PP");
    String what = spec.usageMessage().description()[0];
    text(what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1) + ".");
    for (String heading : Options.HEADINGS) {
      List<OptionSpec> options =
          spec.options().stream()
              .filter(option -> Options.heading(option, spec).equals(heading))
              .sorted(Comparator.comparingInt(OptionSpec::order))
              .toList();
      if (!options.isEmpty()) {
        request("SS", heading.replaceAll(":$", ""));
        options.forEach(option -> tagged(Options.written(option), option.description()[0]));
      }
    }
    Subcommand command = line.getCommand();
    command
        .glossary()
        .forEach(
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

  /** A line of its own, which must not look like a request. */
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
