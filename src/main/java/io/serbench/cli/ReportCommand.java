package io.serbench.cli;

import io.serbench.report.SortBy;
import io.serbench.result.ResultFileException;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Prints runs again, from their result files. */
final class ReportCommand {
  private final Services services;
  private final PrintWriter out;

  ReportCommand(Services services, PrintWriter out) {
    this.services = services;
    this.out = out;
  }

  void execute(Invocation invocation) throws UsageException {
    if (invocation.operands().isEmpty()) {
      throw new UsageException(
          "report needs a result file: serbench report FILE; runs write theirs to output/");
    }
    ReportView view = view(invocation);
    Optional<Path> copy = OutputFiles.report(invocation);
    StringBuilder text = new StringBuilder();
    for (String operand : invocation.operands()) {
      if (invocation.operands().size() > 1) {
        text.append(text.isEmpty() ? "" : "\n").append("File: ").append(operand).append("\n\n");
      }
      text.append(services.reporting().text(read(operand), view));
    }
    out.print(text);
    if (copy.isPresent()) {
      write(copy.get(), text);
    }
  }

  /** How the tables are to look. */
  static ReportView view(Invocation invocation) throws UsageException {
    Values values = new Values(invocation);
    return new ReportView(
        sort(invocation), invocation.has(Option.CHART), values.columns(), values.noise());
  }

  private static SortBy sort(Invocation invocation) throws UsageException {
    String key = invocation.value(Option.SORT).orElse("total");
    for (SortBy sort : SortBy.values()) {
      if (sort.word().equals(key)) {
        return sort;
      }
    }
    List<String> keys = SortBy.words();
    throw new UsageException(
        "-sort=" + key + " is none of " + String.join(", ", keys) + Nearest.suggest(key, keys));
  }

  private Run read(String operand) throws UsageException {
    try {
      return services.reporting().read(Path.of(operand));
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new UsageException(
          operand + " does not exist; name a result file, such as those in output/");
    } catch (InvalidPathException e) {
      throw new UsageException("'" + operand + "' is no name of a file: " + e.getReason());
    } catch (IOException e) {
      throw new UsageException(operand + " is no readable result file: " + e.getMessage());
    }
  }

  private static void write(Path file, CharSequence text) throws UsageException {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UsageException("-report=" + file + " cannot be written: " + e);
    }
  }
}
