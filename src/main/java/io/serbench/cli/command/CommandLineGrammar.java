package io.serbench.cli.command;

import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What a shell must know of serbench's command lines: commands, options and what may be their
 * values, as picocli's model has them.
 *
 * @param commands in the order of the help; the first is what runs where none is named
 */
record CommandLineGrammar(List<Word> commands) {
  /** What a value is. */
  enum Kind {
    /** There is none. */
    NONE,
    /** A file or a folder. */
    FILE,
    /** Names of rows. */
    ROWS,
    /** Names of rows or data sets. */
    SHOWN,
    /** One of some words, or several behind commas. */
    WORDS,
    /** Anything else, such as a number. */
    TEXT
  }

  /**
   * What may be there.
   *
   * @param words none, unless it is one of some words
   */
  record Value(Kind kind, List<String> words) {
    private static Value of(ArgSpec argument, boolean rows) {
      if (argument.arity().max() == 0) {
        return new Value(Kind.NONE, List.of());
      }
      if (rows) {
        return new Value(argument.isOption() ? Kind.ROWS : Kind.SHOWN, List.of());
      }
      if (List.of(argument.auxiliaryTypes()).contains(Path.class)) {
        return new Value(Kind.FILE, List.of());
      }
      Iterable<String> candidates = argument.completionCandidates();
      return candidates == null
          ? new Value(Kind.TEXT, List.of())
          : new Value(Kind.WORDS, StreamSupport.stream(candidates.spliterator(), false).toList());
    }
  }

  /**
   * An option.
   *
   * @param names with their dashes; the usual one first
   * @param label what the help calls its value; empty without one
   * @param needsValue whether it cannot be written without one
   * @param repeatable whether it may be given several times
   */
  record Switch(
      List<String> names,
      String description,
      String label,
      Value value,
      boolean needsValue,
      boolean repeatable) {
    private static final List<String> OF_ROWS = List.of("-include", "-exclude");

    private static Switch of(OptionSpec option) {
      String name = Options.name(option);
      List<String> names = new ArrayList<>(List.of(option.names()));
      names.remove(name);
      names.add(0, name);
      Value value = Value.of(option, OF_ROWS.contains(name));
      return new Switch(
          names,
          option.description()[0],
          value.kind() == Kind.NONE ? "" : option.paramLabel(),
          value,
          option.arity().min() > 0,
          option.isMultiValue());
    }
  }

  /** A command, with its options and what follows them. */
  record Word(String name, String description, List<Switch> options, Value operand) {
    private static final String SHOW = "show";

    private static Word of(String name, Context context) {
      CommandLine line = Cli.line(name, context).setInterpolateVariables(true);
      CommandSpec spec = line.getCommandSpec();
      List<PositionalParamSpec> operands = spec.positionalParameters();
      return new Word(
          name,
          spec.usageMessage().description()[0],
          spec.options().stream()
              .sorted(Comparator.comparingInt(OptionSpec::order))
              .map(Switch::of)
              .toList(),
          operands.isEmpty()
              ? new Value(Kind.NONE, List.of())
              : Value.of(operands.get(0), name.equals(SHOW)));
    }
  }

  /** That of this build. */
  static CommandLineGrammar of(Context context) {
    return new CommandLineGrammar(Cli.WORDS.stream().map(word -> Word.of(word, context)).toList());
  }
}
