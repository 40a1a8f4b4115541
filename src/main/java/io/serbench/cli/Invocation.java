package io.serbench.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line, taken apart. The values are as the user wrote them, not yet checked.
 *
 * @param command what to do
 * @param options the options given; those that take no value have an empty one
 * @param operands the rest: files or names
 */
record Invocation(Command command, Map<Option, String> options, List<String> operands) {
  Invocation {
    options = Map.copyOf(options);
    operands = List.copyOf(operands);
  }

  boolean has(Option option) {
    return options.containsKey(option);
  }

  Optional<String> value(Option option) {
    return Optional.ofNullable(options.get(option));
  }
}
