package io.serbench.cli;

import io.serbench.process.JvmException;
import java.io.PrintWriter;
import java.util.List;

/** Does what a command line says, and returns the exit code; ends no JVM and sets nothing. */
public final class Cli {
  private Cli() {}

  /** Returns the exit code. */
  public static int execute(String[] args, PrintWriter out, PrintWriter err, Services services) {
    Console console = new Console(out, err);
    try (Interruption interruption = new Interruption()) {
      return execute(new Context(services, console, List.of(args), interruption)).code();
    }
  }

  private static ExitCode execute(Context context) {
    Console console = context.console();
    try {
      return doneAsSaid(context);
    } catch (UsageException | JvmException e) {
      console.say(e.getMessage());
      return ExitCode.USAGE;
    } catch (InterruptedCommandException e) {
      console.say(e.getMessage());
      return ExitCode.FAILED_ROWS;
    } finally {
      console.flush();
    }
  }

  private static ExitCode doneAsSaid(Context context) throws UsageException {
    Command command = Arguments.parse(context.arguments());
    if (!command.asksForHelp()) {
      return command.execute(context);
    }
    HelpPage page = HelpPage.fitting(context.services());
    context.console().styled(command.isUsual() ? page.overview() : page.of(command));
    return ExitCode.OK;
  }
}
