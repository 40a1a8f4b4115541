package io.serbench.cli.work;

import io.serbench.cli.console.Console;
import io.serbench.cli.console.Interruption;
import java.util.List;

/** The environment of a command, with the command line for the record. */
public record Context(
    Services services, Console console, List<String> arguments, Interruption interruption) {
  public Context {
    arguments = List.copyOf(arguments);
  }

  public Context withArguments(List<String> others) {
    return new Context(services, console, others, interruption);
  }
}
