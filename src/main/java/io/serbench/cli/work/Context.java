package io.serbench.cli.work;

import io.serbench.cli.console.Console;
import io.serbench.cli.console.Interruption;
import java.util.List;

/**
 * What a command works with.
 *
 * @param services its means
 * @param console where it prints
 * @param arguments the command line, for the record
 * @param interruption what may end it early
 */
public record Context(
    Services services, Console console, List<String> arguments, Interruption interruption) {
  public Context {
    arguments = List.copyOf(arguments);
  }

  /** The same for another command line. */
  public Context with(List<String> others) {
    return new Context(services, console, others, interruption);
  }
}
