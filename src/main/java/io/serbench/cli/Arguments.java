package io.serbench.cli;

import java.util.ArrayList;
import java.util.List;
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
    Optional<Invocation> plain = PlainArguments.parse(command, rest);
    if (plain.isPresent()) {
      return plain.get();
    }
    return PicocliArguments.parse(command, rest);
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
