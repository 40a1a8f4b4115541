package io.serbench.cli;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Understands the plainest command lines of the commands that only look something up: each option
 * known, given once, as {@code -name} or {@code -name=value}.
 *
 * <p>Starting picocli takes several times as long as starting the JVM, which is nothing beside a
 * run, and most of the time of {@code list}. All other command lines, wrong ones above all, are
 * left to picocli; what is understood here, picocli understands in the same way, and a test
 * compares the two.
 */
final class PlainArguments {
  private PlainArguments() {}

  /** The command line taken apart; empty where it is not a plain one. */
  static Optional<Invocation> parse(Command command, List<String> arguments) {
    Map<Option, String> options = new EnumMap<>(Option.class);
    List<String> operands = new ArrayList<>();
    for (String argument : arguments) {
      if (!argument.startsWith("-")) {
        operands.add(argument);
        continue;
      }
      int equals = argument.indexOf('=');
      Optional<Option> option =
          Option.find(Arguments.spelling(argument)).filter(command.options()::contains);
      if (option.isEmpty()
          || option.get().valueName().isPresent() != (equals >= 0)
          || options.put(option.get(), equals < 0 ? "" : argument.substring(equals + 1)) != null) {
        return Optional.empty();
      }
    }
    boolean lookUp =
        switch (command) {
          case LIST, SHOW, HELP -> true;
          case RUN, AA, VERIFY, REPORT, COMPLETION -> options.containsKey(Option.HELP);
        };
    return lookUp ? Optional.of(new Invocation(command, options, operands)) : Optional.empty();
  }
}
