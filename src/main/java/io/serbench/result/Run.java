package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment.MergedShard;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A run, as a result file holds it.
 *
 * @param formatVersion the version of its file format: {@link #MERGED_VERSION} for a merged run,
 *     {@link #FORMAT_VERSION} for others
 * @param warnings what to know before trusting the numbers
 * @param ownData profiles of the user's data; empty if there were none
 */
@JsonAppend(
    attrs = @JsonAppend.Attr(value = Derived.SAMPLES_HASH, include = JsonInclude.Include.NON_NULL))
public record Run(
    int formatVersion,
    String serbench,
    Course course,
    Settings settings,
    Environment environment,
    List<Warning> warnings,
    @JsonSerialize(contentUsing = RunMapper.WithSummary.class) List<CellResult> cells,
    Optional<List<DataProfile>> ownData) {
  /** The file format of runs on one machine. */
  public static final int FORMAT_VERSION = 2;

  /**
   * The file format of merged runs. Versions of serbench that do not know it must refuse them,
   * because they would compare forks of all machines with one witness.
   */
  public static final int MERGED_VERSION = 3;

  public Run {
    warnings = List.copyOf(warnings);
    cells = List.copyOf(cells);
    List<Integer> shards = environment.parts().stream().map(MergedShard::shard).toList();
    Require.that(shards.stream().distinct().count() == shards.size(), "a shard occurs twice");
    for (CellResult cell : cells) {
      Require.that(
          cell.from().stream().allMatch(part -> shards.contains(part.shard())),
          "forks from a shard that does not exist");
      Require.that(
          shards.isEmpty() || cell.forks().isEmpty() || !cell.from().isEmpty(),
          "forks without a shard");
    }
  }

  /** Returns the version of this serbench, which its runs name. */
  public static String thisVersion() {
    return Optional.ofNullable(Run.class.getPackage().getImplementationVersion())
        .orElse("development");
  }

  public Run ended(Course.Ending how, Instant when) {
    Course done = new Course(course.started(), Optional.of(when), how, course.pauses());
    return new Run(formatVersion, serbench, done, settings, environment, warnings, cells, ownData);
  }

  public Run withWarnings(List<Warning> found) {
    return new Run(formatVersion, serbench, course, settings, environment, found, cells, ownData);
  }

  public Run withCells(List<CellResult> others) {
    return new Run(
        formatVersion, serbench, course, settings, environment, warnings, others, ownData);
  }

  public Run withEnvironment(Environment other) {
    return new Run(formatVersion, serbench, course, settings, other, warnings, cells, ownData);
  }

  /** Returns the results of trying rows on the user's data. */
  public List<TriedRow> triedRows() {
    return ownData.stream()
        .flatMap(List::stream)
        .flatMap(profile -> profile.rows().stream())
        .flatMap(List::stream)
        // Each form of a data set lists the rows of all forms.
        .distinct()
        .toList();
  }

  public boolean wasMerged() {
    return !environment.parts().isEmpty();
  }

  /** Returns what one shard of a merged run measured, as a separate run. */
  public Run shard(MergedShard part) {
    return new Run(
        FORMAT_VERSION,
        serbench,
        part.course(),
        settings,
        new Environment(
            part.machine(),
            part.condition(),
            environment.jvm(),
            environment.traffic(),
            environment.variants(),
            Optional.empty(),
            List.of(),
            Optional.empty()),
        List.of(),
        cells.stream().map(cell -> cell.only(part.shard())).toList(),
        ownData);
  }
}
