package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Adapts command lines to what picocli expects, and explains what is wrong with them. */
public final class Misuse implements IParameterPreprocessor {
  /**
   * Gives each option one spelling before picocli reads the command line: one dash, and an empty
   * value if an optional value is missing, because what follows such an option is an operand.
   * Anything else that starts with two dashes, such as a JVM option, stays as it is.
   *
   * @throws ParameterException if picocli would take something for a value that the user cannot
   *     have meant as one
   */
  @Override
  @SuppressWarnings("JdkObsolete") // The stack is picocli's: its top is the first argument.
  public boolean preprocess(
      Stack<String> stack, CommandSpec spec, ArgSpec none, Map<String, Object> info) {
    if (!stack.isEmpty() && spec.subcommands().containsKey(stack.peek())) {
      return false; // The subcommand reads what follows.
    }
    List<String> options = stack.subList(stack.lastIndexOf("--") + 1, stack.size());
    options.replaceAll(argument -> oneSpelling(argument, spec));
    for (int i = options.size() - 1; i > 0; i--) {
      refuseMissingValue(options.get(i), options.get(i - 1), spec);
    }
    return false;
  }

  private static String oneSpelling(String argument, CommandSpec spec) {
    boolean known = argument.startsWith("--") && find(argument.substring(1), spec).isPresent();
    String written = known ? argument.substring(1) : argument;
    Optional<OptionSpec> option = find(written, spec);
    if (option.isEmpty()) {
      return written;
    }
    boolean valued = written.contains("=");
    if (valued && !takes(option.get())) {
      String message = nameIn(written) + " takes no value; write it without '='";
      throw new ParameterException(spec.commandLine(), message, new UsageException(message));
    }
    return !valued && takes(option.get()) && option.get().arity().min() == 0
        ? written + "="
        : written;
  }

  /** Refuses an option in the place of another option's value. */
  private static void refuseMissingValue(String argument, String next, CommandSpec spec) {
    Optional<OptionSpec> option = find(argument, spec).filter(Misuse::takes);
    if (option.isPresent() && !argument.contains("=") && find(next, spec).isPresent()) {
      throw new MissingParameterException(spec.commandLine(), option.get(), "");
    }
  }

  private static boolean takes(OptionSpec option) {
    return option.arity().max() > 0;
  }

  private static Optional<OptionSpec> find(String argument, CommandSpec spec) {
    return Optional.ofNullable(spec.optionsMap().get(nameIn(argument)));
  }

  /** Returns a message of one line that says what is wrong, and what would be right. */
  public static UsageException explain(ParameterException e) {
    if (e.getArgSpec() instanceof OptionSpec option) {
      String expected =
          e.getCause() instanceof UsageException wrongValue
              ? wrongValue.getMessage()
              : "expected " + Options.expectedNumber(option);
      return new UsageException(Options.name(option) + "=" + e.getValue() + ": " + expected);
    }
    if (e.getCause() instanceof UsageException known) {
      return known;
    }
    CommandSpec spec = e.getCommandLine().getCommandSpec();
    if (e instanceof UnmatchedArgumentException unmatched
        && !unmatched.getUnmatched().get(0).startsWith("-")) {
      return new UsageException(refusedOperand(unmatched.getUnmatched().get(0), spec));
    }
    return new UsageException(
        what(e, spec) + " ('serbench help " + Options.path(spec) + "' lists the options)");
  }

  private static String refusedOperand(String word, CommandSpec spec) {
    if (!spec.subcommands().isEmpty()) {
      return "no command is named '" + Options.path(spec) + " " + word + "'" + commands(word, spec);
    }
    return spec.positionalParameters().isEmpty()
        ? Options.path(spec) + " takes no names and no files; leave out '" + word + "'"
        : "'" + word + "': not a file name";
  }

  /**
   * Returns the commands of a group for a message, with a suggestion first if one is similar to the
   * word; empty for a command that is no group.
   */
  public static String commands(String word, CommandSpec group) {
    List<String> words = words(group);
    return words.isEmpty()
        ? ""
        : Nearest.suggest(word, words) + " (commands: " + String.join(", ", words) + ")";
  }

  /** Returns the names of a group's commands, without aliases. */
  public static List<String> words(CommandSpec group) {
    return group.subcommands().values().stream()
        .map(CommandLine::getCommandName)
        .distinct()
        .toList();
  }

  private static String what(ParameterException e, CommandSpec spec) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      String name = nameIn(unmatched.getUnmatched().get(0));
      return "unknown option " + name + suggestion(name, spec);
    }
    if (e instanceof MissingParameterException missing) {
      return missing.getMissing().get(0) instanceof OptionSpec option
          ? Options.name(option) + " needs a value: " + Options.written(option)
          : "missing operand: " + spec.usageMessage().customSynopsis()[0];
    }
    if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec option) {
      return Options.name(option) + " is given twice; pass it once";
    }
    return e.getMessage();
  }

  private static String suggestion(String name, CommandSpec spec) {
    List<String> names = spec.options().stream().map(Options::name).toList();
    return Nearest.suggest(name.replaceFirst("^-+", "-"), names);
  }

  private static String nameIn(String argument) {
    return argument.split("=", 2)[0];
  }
}
