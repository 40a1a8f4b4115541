package io.serbench.cli.work;

import io.serbench.check.Check;
import io.serbench.check.Checks;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.OutputOptions;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.result.Observed;
import io.serbench.result.ResultFile.ResultFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a check saw of rows, as it was stored; what the last of several files says of a row stands.
 */
public final class StoredCheck {
  private final Context context;
  private final Check check;
  private final List<Observed> rows;

  private StoredCheck(Context context, Check check, List<Observed> rows) {
    this.context = context;
    this.check = check;
    this.rows = rows;
  }

  /**
   * Reads files of one check; empty where the first is something else.
   *
   * @throws UsageException where the others are not of the same check, or a file is damaged
   */
  public static Optional<StoredCheck> in(List<Path> files, Context context) throws UsageException {
    Optional<String> name = Observed.checkIn(files.get(0));
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Observed> rows = new LinkedHashMap<>();
    for (Path file : files) {
      try {
        Observed.read(file, name.get()).forEach(row -> rows.put(row.row(), row));
      } catch (ResultFileException e) {
        throw new UsageException(e.getMessage());
      }
    }
    Check check =
        Checks.named(name.get(), List.copyOf(rows.values()))
            .orElseThrow(
                () ->
                    new UsageException(
                        "%s is of a check that this serbench does not know: %s",
                        files.get(0), name.get()));
    return Optional.of(new StoredCheck(context, check, List.copyOf(rows.values())));
  }

  /** Returns the rows' names. */
  public List<String> rows() {
    return rows.stream().map(Observed::row).toList();
  }

  /** Returns some of the rows, in their order. */
  public StoredCheck of(List<String> names) {
    return new StoredCheck(
        context, check, rows.stream().filter(row -> names.contains(row.row())).toList());
  }

  /**
   * Prints it, and writes it to files.
   *
   * @param wanted the format of what is printed; empty for text
   * @return the exit code of the check
   * @throws UsageException where a format is one of runs alone
   */
  public ExitCode print(Optional<Format> wanted, List<Path> copies) throws UsageException {
    List<Format> formats = new ArrayList<>(wanted.stream().toList());
    copies.forEach(file -> formats.add(OutputOptions.format(file).orElseThrow()));
    for (Format format : formats) {
      if (format.pageWriter().isEmpty()) {
        throw new UsageException(
            "%s holds times of runs, and this is check %s; pass one of %s",
            format.name(), check.name(), String.join(", ", Formats.names(Formats.ofPages())));
      }
    }
    CheckReport report = new CheckReport(context, check, rows(), wanted, List.of());
    report.print(rows);
    context.console().flush();
    boolean written = true;
    for (Path file : copies) {
      written &=
          OutputFiles.write(
              file, report.as(OutputOptions.format(file).orElseThrow(), rows), context);
    }
    return ExitCode.failed(check.failed(rows)).ifWritten(written);
  }
}
