package io.serbench.cli;

import io.serbench.cli.command.Cli;
import io.serbench.cli.command.Subcommand;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.Services;
import io.serbench.report.SortBy;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** What a command line printed and returned. */
public record CliRun(int exit, String out, String err) {
  public static CliRun of(String... args) {
    return of(new FakeServices(), args);
  }

  public static CliRun of(Services services, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    // A test's own standard input has the orders of what runs tests.
    System.setIn(InputStream.nullInputStream());
    int exit = Cli.execute(args, new PrintWriter(out), new PrintWriter(err), services);
    return new CliRun(exit, out.toString(), err.toString());
  }

  /** What a command works with, and prints to nobody. */
  public static Context context(String... args) {
    Console nobody =
        new Console(new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter()));
    return new Context(new FakeServices(), nobody, List.of(args), new Interruption());
  }

  /** The command that a command line asks for, which is not executed. */
  public static Subcommand parsed(String... args) throws UsageException {
    return Cli.parsed(context(args));
  }

  /** A view that leaves all else to the run. */
  public static TableOptions.TableView view(SortBy sort, boolean chart) {
    Optional<SortBy> order = Optional.of(sort).filter(other -> !other.equals(SortBy.TOTAL));
    return new TableOptions.TableView(
        order, chart, Optional.empty(), Optional.empty(), false, Optional.empty());
  }
}
