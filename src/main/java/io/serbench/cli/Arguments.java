package io.serbench.cli;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes command lines apart. */
final class Arguments {
  private Arguments() {}

  /** The command, its options and its operands. */
  static Invocation parse(List<String> arguments) throws UsageException {
    Optional<Command> named =
        arguments.isEmpty() ? Optional.empty() : Command.find(arguments.get(0));
    Command command = named.orElse(Command.RUN);
    List<String> rest =
        oneDash(named.isEmpty() ? arguments : arguments.subList(1, arguments.size()));
    Invocation invocation = parse(command, rest);
    Rows.refuseContradiction(invocation);
    Optional<String> suite = invocation.value(Option.SUITE);
    return suite.isEmpty() ? invocation : withSuite(invocation, suite.get());
  }

  private static Invocation parse(Command command, List<String> arguments) throws UsageException {
    Optional<Invocation> plain = PlainArguments.parse(command, arguments);
    return plain.isPresent() ? plain.get() : PicocliArguments.parse(command, arguments);
  }

  /** The suite's options, but for those that the command line has, and those of other commands. */
  private static Invocation withSuite(Invocation invocation, String suite) throws UsageException {
    Map<Option, String> options = new EnumMap<>(invocation.options());
    Invocation preset = parse(Command.RUN, Suites.options(suite));
    for (Map.Entry<Option, String> option : preset.options().entrySet()) {
      boolean otherData = option.getKey() == Option.DATA && !invocation.operands().isEmpty();
      if (invocation.command().options().contains(option.getKey()) && !otherData) {
        options.putIfAbsent(option.getKey(), option.getValue());
      }
    }
    return new Invocation(invocation.command(), options, invocation.operands());
  }

  /**
   * Writes {@code --option} as {@code -option}, so that each option need be known in one spelling
   * only. Anything else that starts with two dashes, such as a JVM's option, stays as it is.
   */
  static List<String> oneDash(List<String> arguments) {
    List<String> rewritten = new ArrayList<>(arguments.size());
    boolean operandsOnly = false;
    for (String argument : arguments) {
      operandsOnly = operandsOnly || argument.equals("--");
      boolean known =
          !operandsOnly
              && argument.startsWith("--")
              && Option.find(spelling(argument.substring(1))).isPresent();
      rewritten.add(known ? argument.substring(1) : argument);
    }
    return rewritten;
  }

  /** The part before the {@code =}. */
  static String spelling(String argument) {
    int end = argument.indexOf('=');
    return end < 0 ? argument : argument.substring(0, end);
  }
}
