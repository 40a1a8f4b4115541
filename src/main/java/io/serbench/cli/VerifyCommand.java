package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.check.Verifier;
import io.serbench.run.RunRequest;
import java.io.PrintWriter;
import java.util.List;

/** Checks round trips, and prints a line for each row and data set as soon as it is known. */
final class VerifyCommand {
  private final Services services;
  private final PrintWriter out;
  private final PrintWriter err;

  VerifyCommand(Services services, PrintWriter out, PrintWriter err) {
    this.services = services;
    this.out = out;
    this.err = err;
  }

  /** Returns the exit code. */
  int execute(Invocation invocation, List<String> arguments) throws UsageException {
    refuseContradictions(invocation);
    Requests requests = new Requests(services, err);
    RunRequest request = requests.request(invocation, arguments);
    if (invocation.has(Option.EVOLUTION)) {
      return new EvolutionReport(services, out).execute(request);
    }
    for (String note : requests.notes()) {
      err.println("serbench: note: " + note);
    }
    Verifier verifier = services.verifier();
    Printer printer = new Printer(request);
    List<Verification> results =
        Interruption.guard(() -> verifier.verify(request, printer::print), verifier::interrupt);
    boolean failures =
        results.stream().anyMatch(result -> result.status() == Verification.Status.ERROR);
    return failures ? ExitCode.FAILED_ROWS : ExitCode.OK;
  }

  private static void refuseContradictions(Invocation invocation) throws UsageException {
    if (!invocation.has(Option.EVOLUTION)) {
      return;
    }
    for (Option option : List.of(Option.DATA, Option.MEDIUM, Option.PRETTY, Option.ITEMS)) {
      if (invocation.has(option)) {
        throw new UsageException(
            "-evolution has data of its own, over byte arrays; leave out " + option.spelling());
      }
    }
    if (!invocation.operands().isEmpty()) {
      throw new UsageException("-evolution has data of its own; leave out the file");
    }
  }

  private final class Printer {
    private final int rowWidth;
    private final int datasetWidth;

    Printer(RunRequest request) {
      rowWidth =
          request.matrix().rows().stream().map(Row::name).mapToInt(String::length).max().orElse(0);
      datasetWidth =
          request.matrix().datasets().stream()
              .flatMap(
                  data -> request.matrix().usages().stream().map(usage -> usage.label(data.name())))
              .mapToInt(String::length)
              .max()
              .orElse(0);
    }

    void print(Verification result) {
      String line =
          padded(result.row(), rowWidth)
              + padded(result.workload(), datasetWidth)
              + result.status()
              + " "
              + result.cause();
      out.println(line.stripTrailing());
      out.flush();
    }

    private static String padded(String text, int width) {
      return text + " ".repeat(Math.max(0, width - text.length()) + 2);
    }
  }
}
