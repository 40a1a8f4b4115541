package io.serbench.cli.command;

import static java.util.stream.Collectors.joining;

import io.serbench.cli.command.CommandLineGrammar.Kind;
import io.serbench.cli.command.CommandLineGrammar.Switch;
import io.serbench.cli.command.CommandLineGrammar.Value;
import io.serbench.cli.command.CommandLineGrammar.Word;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Completion for shells that picocli has no generator for. What is the same for all command lines
 * is in a script beside this class, and commands and options are put into it.
 */
final class CompletionScripts {
  /** Where commands and options go. */
  private static final String PLACE = "@grammar@\n";

  private CompletionScripts() {}

  /** A script that is in the jar. */
  static String resource(String name) {
    try (InputStream in = CompletionScripts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }

  /**
   * For zsh: specifications of {@code _arguments}, a function for each command.
   *
   * @see <a href="https://zsh.sourceforge.io/Doc/Release/Completion-System.html">zsh's manual</a>
   */
  static String zsh(CommandLineGrammar grammar) {
    StringBuilder script = new StringBuilder("_serbench_commands=(\n");
    for (Word word : grammar.commands()) {
      script.append("  ").append(quoted(word.name() + ":" + word.description())).append('\n');
    }
    script.append(")\n");
    for (Word word : grammar.commands()) {
      List<String> specifications = new ArrayList<>(List.of("_arguments :"));
      for (Switch each : word.options()) {
        each.names().forEach(name -> specifications.add(quoted(zsh(each, name))));
      }
      if (word.operand().kind() != Kind.NONE) {
        specifications.add(quoted("*:operand:" + zshAction(word.operand())));
      }
      script
          .append("_serbench-")
          .append(word.name())
          .append("() {\n  ")
          .append(String.join(" \\\n    ", specifications))
          .append("\n}\n");
    }
    return resource("completion.zsh").replace(PLACE, script);
  }

  private static String zsh(Switch option, String name) {
    String text = (option.repeatable() ? "*" : "") + name;
    String description = "[" + option.description().replaceAll("[\\[\\]\\\\]", "\\\\$0") + "]";
    if (option.value().kind() == Kind.NONE) {
      return text + description;
    }
    String value = option.label().replace(":", "\\:") + ":" + zshAction(option.value());
    return text
        + (option.needsValue() ? "=" : "=-")
        + description
        + (option.needsValue() ? ":" : "::")
        + value;
  }

  private static String zshAction(Value value) {
    return switch (value.kind()) {
      case FILE -> "_serbench_files";
      case ROWS -> "_serbench_rows";
      case SHOWN -> "_serbench_shown";
      case WORDS -> "_serbench_of " + String.join(" ", value.words());
      case NONE, TEXT -> " ";
    };
  }

  /**
   * For fish: a {@code complete} command for each option of each command.
   *
   * @see <a href="https://fishshell.com/docs/current/cmds/complete.html">fish's manual</a>
   */
  static String fish(CommandLineGrammar grammar) {
    StringBuilder script = new StringBuilder("set -g __serbench_words");
    grammar.commands().forEach(word -> script.append(' ').append(word.name()));
    script.append('\n');
    for (Word word : grammar.commands()) {
      script
          .append("complete -c serbench -f -n __serbench_is_first -a ")
          .append(word.name())
          .append(" -d ")
          .append(fishQuoted(word.description()))
          .append('\n');
    }
    for (Word word : grammar.commands()) {
      String start = "complete -c serbench -n '__serbench_is " + word.name() + "' ";
      for (Switch option : word.options()) {
        script.append(start).append(fishNames(option));
        if (option.value().kind() != Kind.NONE) {
          script.append(option.needsValue() ? " -r" : "").append(fishValue(option.value()));
        }
        script.append(" -d ").append(fishQuoted(option.description())).append('\n');
      }
      if (word.operand().kind() != Kind.NONE) {
        script.append(start).append(fishValue(word.operand()).strip()).append('\n');
      }
    }
    return resource("completion.fish").replace(PLACE, script);
  }

  /** A name of one letter is another kind of option there. */
  private static String fishNames(Switch option) {
    return option.names().stream()
        .map(name -> name.replaceAll("^-+", ""))
        .distinct()
        .map(name -> (name.length() == 1 ? "-s " : "-o ") + name)
        .collect(joining(" "));
  }

  private static String fishValue(Value value) {
    return switch (value.kind()) {
      case FILE -> " -F";
      case ROWS -> " -f -a '(__serbench_rows)'";
      case SHOWN -> " -f -a '(__serbench_shown)'";
      case WORDS -> " -f -a '(__serbench_of " + String.join(" ", value.words()) + ")'";
      case NONE, TEXT -> " -f";
    };
  }

  private static String fishQuoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  /** For PowerShell: a table of what the options of each command take. */
  static String powershell(CommandLineGrammar grammar) {
    StringBuilder script = new StringBuilder("  $commands = [ordered]@{\n");
    for (Word word : grammar.commands()) {
      script
          .append("    ")
          .append(powershellQuoted(word.name()))
          .append(" = @{\n      About = ")
          .append(powershellQuoted(word.description()))
          .append("\n      Operand = ")
          .append(powershellValue(word.operand()))
          .append("\n      Options = [ordered]@{\n");
      for (Switch option : word.options()) {
        for (String name : option.names()) {
          script
              .append("        ")
              .append(powershellQuoted(name))
              .append(" = @{ About = ")
              .append(powershellQuoted(option.description()))
              .append("; Value = ")
              .append(powershellValue(option.value()))
              .append(" }\n");
        }
      }
      script.append("      }\n    }\n");
    }
    return resource("completion.ps1").replace(PLACE, script.append("  }\n"));
  }

  /** A word that says the kind, or the words themselves. */
  private static String powershellValue(Value value) {
    return "@("
        + (value.kind() == Kind.WORDS
                ? value.words().stream()
                : Stream.of("<" + value.kind() + ">"))
            .map(CompletionScripts::powershellQuoted)
            .collect(joining(", "))
        + ")";
  }

  private static String powershellQuoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
