package io.serbench.cli;

import io.serbench.report.Grouping;
import io.serbench.report.SortBy;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
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

  /** A view with no more columns, and noise as the run says. */
  static ReportView view(SortBy sort, boolean chart) {
    return new ReportView(sort, chart, List.of(), Grouping.KIND, false, Optional.empty());
  }
}
