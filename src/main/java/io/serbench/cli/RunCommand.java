package io.serbench.cli;

import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.util.List;

/** Measures, and prints the tables. */
final class RunCommand {
  private final Services services;
  private final PrintWriter out;
  private final PrintWriter err;

  RunCommand(Services services, PrintWriter out, PrintWriter err) {
    this.services = services;
    this.out = out;
    this.err = err;
  }

  /**
   * Runs, and returns when everything is printed.
   *
   * @param arguments the command line, for the record
   * @return the exit code
   */
  int execute(Invocation invocation, List<String> arguments) throws UsageException {
    ReportView view = ReportCommand.view(invocation);
    Requests requests = new Requests(services, err);
    RunRequest request = requests.request(invocation, arguments);
    OutputFiles files = OutputFiles.of(invocation, services.clock());
    for (String note : requests.notes()) {
      err.println("serbench: note: " + note);
    }
    Runner runner = services.runner();
    try (Progress progress = services.progress()) {
      RunSession session = new RunSession(services, files, view, progress, out, err);
      Run run =
          Interruption.guard(
              () -> runner.run(request, session),
              () -> {
                runner.interrupt();
                session.interrupted();
              });
      return session.finished(run);
    }
  }
}
