package io.serbench.cli;

import io.serbench.process.JvmException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Does what a command line says, and returns the exit code; ends no JVM and sets nothing. */
public final class Cli {
  private final PrintWriter out;
  private final PrintWriter err;
  private final Services services;

  private Cli(PrintWriter out, PrintWriter err, Services services) {
    this.out = out;
    this.err = err;
    this.services = services;
  }

  /** Returns the exit code. */
  public static int execute(String[] args, PrintWriter out, PrintWriter err, Services services) {
    Cli cli = new Cli(out, err, services);
    try {
      return cli.execute(List.of(args));
    } catch (UsageException | JvmException e) {
      err.println("serbench: " + e.getMessage());
      return ExitCode.USAGE;
    } finally {
      out.flush();
      err.flush();
    }
  }

  private int execute(List<String> arguments) throws UsageException {
    Invocation invocation = Arguments.parse(arguments);
    Command command = invocation.command();
    if (invocation.has(Option.HELP)) {
      return command == Command.RUN ? overview() : help(command);
    }
    if (invocation.has(Option.VERSION)) {
      out.println("serbench " + version());
      return ExitCode.OK;
    }
    switch (command) {
      case RUN, AA -> {
        return new RunCommand(services, out, err).execute(invocation, arguments);
      }
      case VERIFY -> {
        return new VerifyCommand(services, out, err).execute(invocation, arguments);
      }
      case LIST -> new ListCommand(services.catalog(), out, err).execute(invocation);
      case SHOW -> new ShowCommand(services.catalog(), out).execute(invocation);
      case REPORT -> new ReportCommand(services, out).execute(invocation);
      case COMPLETION -> out.print(CompletionScript.text());
      case HELP -> {
        return invocation.operands().isEmpty()
            ? overview()
            : help(explained(invocation.operands().get(0)));
      }
    }
    return ExitCode.OK;
  }

  /** The version of this build; a build tool's class directory has none. */
  static String version() {
    String version = Cli.class.getPackage().getImplementationVersion();
    return version == null ? "(unpacked)" : version;
  }

  private int help(Command command) {
    for (String line : HelpText.page(command, services.terminal())) {
      out.println(line);
    }
    return ExitCode.OK;
  }

  private int overview() {
    for (String line : HelpText.overview(services.terminal())) {
      out.println(line);
    }
    return ExitCode.OK;
  }

  private static Command explained(String word) throws UsageException {
    Optional<Command> command = Command.find(word);
    if (command.isEmpty()) {
      List<String> words = Arrays.stream(Command.values()).map(Command::word).toList();
      throw new UsageException(
          "no command is named '"
              + word
              + "'"
              + Nearest.suggest(word, words)
              + " (commands: "
              + String.join(", ", words)
              + ")");
    }
    return command.get();
  }
}
