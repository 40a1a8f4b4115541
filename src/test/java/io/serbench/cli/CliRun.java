package io.serbench.cli;

import io.serbench.report.SortBy;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;

/** What a command line printed and returned. */
record CliRun(int exit, String out, String err) {
  static CliRun of(String... args) {
    return of(new FakeServices(), args);
  }

  static CliRun of(Services services, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit = Cli.execute(args, new PrintWriter(out), new PrintWriter(err), services);
    return new CliRun(exit, out.toString(), err.toString());
  }

  /** A view that leaves all else to the run. */
  static ReportView view(SortBy sort, boolean chart) {
    Optional<SortBy> order = Optional.of(sort).filter(other -> !other.equals(SortBy.TOTAL));
    return new ReportView(
        order, chart, Optional.empty(), Optional.empty(), false, Optional.empty());
  }
}
