package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Fit;
import io.serbench.check.Inspector;
import io.serbench.check.Verification;
import io.serbench.check.Verifier;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DatasetSource;
import io.serbench.report.ProfileText;
import io.serbench.result.DataProfile;
import io.serbench.run.Matrix;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Data of a user's: they are looked at first, and each row is tried on them. */
final class OwnData {
  private static final int LONGEST_CAUSE = 160;

  private final Services services;
  private final Console console;

  OwnData(Context context) {
    this.services = context.services();
    this.console = context.console();
  }

  /** Whether there are such data. */
  static boolean isIn(Matrix matrix) {
    return matrix.datasets().stream().anyMatch(source -> !source.type().bundled());
  }

  /**
   * What the data are like, which is said on the console, too.
   *
   * @throws UsageException where values cannot be made of them
   */
  List<DataProfile> inspect(RunRequest request) throws UsageException {
    if (isIn(request.matrix()) && request.inProcess()) {
      throw new UsageException("your classes are in forks alone; leave out -forks=0");
    }
    Inspector inspector = services.inspector();
    try {
      List<DataProfile> profiles = inspector.inspect(request);
      profiles.forEach(profile -> console.note(ProfileText.line(profile)));
      return profiles;
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * The request without the rows that carry none of the user's data; the same where there are no
   * such data. Says how many they are, and what each loses.
   *
   * @throws UsageException where no row is left
   */
  RunRequest fitting(RunRequest request) throws UsageException {
    if (!isIn(request.matrix())) {
      return request;
    }
    console.note("trying each row on your data before anything is measured");
    Verifier verifier = services.verifier();
    List<Verification> all =
        Interruption.guard(
            () -> verifier.verify(request.of(ownOnly(request)), each -> {}), verifier::interrupt);
    Map<Fit, Integer> counts = new EnumMap<>(Fit.class);
    Set<String> fitting = new HashSet<>();
    for (Verification each : all) {
      counts.merge(each.fit(), 1, Integer::sum);
      if (each.fit() == Fit.FITS) {
        fitting.add(each.row());
      } else if (each.fit() == Fit.LOSES) {
        console.note(each.row() + " " + each.fit().word() + ": " + shortened(each.cause()));
      }
    }
    console.note(summary(counts));
    Matrix matrix = request.matrix();
    List<Row> rows = matrix.rows().stream().filter(row -> fitting.contains(row.name())).toList();
    if (rows.isEmpty()) {
      throw new UsageException(
          "no row carries these data ('serbench verify' with the same options says why)");
    }
    return request.of(new Matrix(rows, matrix.datasets(), matrix.usages(), matrix.variants()));
  }

  /** In one way: copies of a row, or versions of a library, are tried together when measured. */
  private static Matrix ownOnly(RunRequest request) {
    Matrix matrix = request.matrix();
    List<DatasetSource> own =
        matrix.datasets().stream().filter(source -> !source.type().bundled()).toList();
    return new Matrix(matrix.rows(), own, matrix.usages(), List.of(Variant.usual(request.jvm())));
  }

  private static String summary(Map<Fit, Integer> counts) {
    StringBuilder text = new StringBuilder("rows on your data: ");
    String separator = "";
    for (Map.Entry<Fit, Integer> count : counts.entrySet()) {
      text.append(separator).append(count.getKey().word()).append(' ').append(count.getValue());
      separator = ", ";
    }
    return text.append(" ('serbench verify' with the same options says why)").toString();
  }

  private static String shortened(String cause) {
    return cause.length() <= LONGEST_CAUSE ? cause : cause.substring(0, LONGEST_CAUSE - 3) + "...";
  }
}
