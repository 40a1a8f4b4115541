package io.serbench.choose;

import io.serbench.catalog.Row;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.report.metric.Measure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * What rows needed on {@code media.1} when this version was made. Other data and machines have
 * other figures, so it tells where to look first, and nothing else.
 *
 * @param front all rows that are on record
 */
public record RecordedRun(Front front) {
  private static final String FILE = "recorded.csv";

  /** The run that comes with this build. */
  public static RecordedRun load(Aim aim) {
    try (InputStream in = RecordedRun.class.getResourceAsStream(FILE)) {
      return new RecordedRun(
          new Front(
              new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                  .lines()
                  .skip(1)
                  .map(RecordedRun::contender)
                  .toList(),
              aim));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Contender contender(String line) {
    String[] cells = line.split(",", -1);
    return new Contender(
        cells[0],
        Measure.of(Double.parseDouble(cells[1])),
        Double.parseDouble(cells[2]),
        Double.parseDouble(cells[3]));
  }

  /**
   * Three batches: rows that nothing clearly beat, or that are not on record; rows that a short
   * fork could not have ruled out, and those that lack a need; all others.
   *
   * @param doubt the error of a short fork, as a factor
   */
  public List<List<Row>> likeliestFirst(List<Row> meeting, Collection<Row> lacking, double doubt) {
    Front ofThese = front.among(meeting.stream().map(Row::name).toList());
    Set<String> unbeaten = Front.names(ofThese.best(Front.LEAST, Front.UNKNOWN));
    Set<String> possible = Front.names(ofThese.best(Front.LEAST, doubt));
    List<Row> first = new ArrayList<>();
    List<Row> second = new ArrayList<>(lacking);
    List<Row> rest = new ArrayList<>();
    for (Row row : meeting) {
      boolean unknown = front.find(row.name()).isEmpty();
      (unknown || unbeaten.contains(row.name())
              ? first
              : possible.contains(row.name()) ? second : rest)
          .add(row);
    }
    return List.of(first, second, rest);
  }

  /**
   * Of rows that lack a need, the fastest of each library, unless it was no faster than those that
   * meet all needs. What is not on record counts as fast.
   */
  public List<Row> faster(List<Row> meeting, Collection<Row> lacking, int most) {
    ToDoubleFunction<Row> time =
        row -> front.find(row.name()).map(it -> it.total().value()).orElse(0.0);
    double fastest =
        meeting.stream()
            .mapToDouble(time)
            .filter(it -> it > 0)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
    Set<String> libraries = new HashSet<>();
    return lacking.stream()
        .sorted(Comparator.comparingDouble(time))
        .filter(row -> time.applyAsDouble(row) < fastest)
        .filter(row -> libraries.add(row.library().name()))
        .limit(most)
        .toList();
  }
}
