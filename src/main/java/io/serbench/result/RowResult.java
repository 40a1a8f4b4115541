package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.serbench.catalog.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One row on one data set, with all its forks.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param usage how its data travel; empty for one thread and byte arrays
 * @param tags the row's kind
 * @param description what sets the row apart
 * @param library {@code group:artifact:version}
 * @param unavailable why the row cannot run here
 * @param forks what its forks found out, in the order in which they ran
 */
public record RowResult(
    String row,
    String dataset,
    @JsonProperty("way") Optional<Usage> usage,
    Tags tags,
    String description,
    String library,
    Optional<String> unavailable,
    List<ForkResult> forks) {
  /** A row over byte arrays. */
  public RowResult(
      String row,
      String dataset,
      Tags tags,
      String description,
      String library,
      Optional<String> unavailable,
      List<ForkResult> forks) {
    this(row, dataset, Optional.empty(), tags, description, library, unavailable, forks);
  }

  public RowResult {
    forks = List.copyOf(forks);
  }

  /** The same row with one fork more. */
  public RowResult with(ForkResult fork) {
    List<ForkResult> more = new ArrayList<>(forks);
    more.add(fork);
    return new RowResult(row, dataset, usage, tags, description, library, unavailable, more);
  }

  /** The data set, and how its data travel where that is not by one thread and byte arrays. */
  public String subject() {
    return usage.orElse(Usage.DEFAULT).describe(dataset);
  }

  /** The same in one word. */
  public String label() {
    return usage.orElse(Usage.DEFAULT).label(dataset);
  }

  /** The first failure among the forks. */
  public Optional<Failure> failure() {
    return forks.stream().flatMap(fork -> fork.failure().stream()).findFirst();
  }
}
