package io.serbench.cli;

import java.util.List;

/**
 * What a command works with.
 *
 * @param services its means
 * @param console where it prints
 * @param arguments the command line, for the record
 * @param interruption what may end it early
 */
record Context(
    Services services, Console console, List<String> arguments, Interruption interruption) {
  Context {
    arguments = List.copyOf(arguments);
  }

  /** The same for another command line. */
  Context with(List<String> others) {
    return new Context(services, console, others, interruption);
  }
}
