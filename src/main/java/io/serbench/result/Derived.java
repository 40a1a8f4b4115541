package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.serbench.dataset.Bytes;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a result file says that follows from its samples, as far as serbench compares it with them.
 *
 * @param samplesSha256 the hash of the samples; empty in older files
 */
@JsonIgnoreProperties(ignoreUnknown = true)
record Derived(Optional<String> samplesSha256, List<StoredCell> cells) {
  /** The property of files that holds the hash of their samples. */
  static final String SAMPLES_HASH = "samplesSha256";

  /** Rounding: JDKs may compute the last digits of a logarithm differently. */
  private static final double ROUNDING = 1e-6;

  /** What versions of serbench may differ by in a value, where their statistics were refined. */
  private static final double REFINED = 0.1;

  private static final MathContext DIGITS = new MathContext(6);

  /** A cell with its summary; empty in older files, and while the run goes on. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record StoredCell(CellId id, Optional<Told> summary) {}

  /** What a summary says. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Told(String status, @OmittedIfEmpty Map<String, StoredInterval> metrics) {}

  @JsonIgnoreProperties(ignoreUnknown = true)
  record StoredInterval(double value, OptionalDouble low, OptionalDouble high) {
    boolean equalsRounded(StoredInterval other) {
      return isAbout(value, other.value, ROUNDING)
          && isAbout(low.orElse(-1), other.low.orElse(-1), ROUNDING)
          && isAbout(high.orElse(-1), other.high.orElse(-1), ROUNDING);
    }

    /** Returns whether both may be right; what has an interval in one version alone may be. */
    boolean isRefinement(StoredInterval other) {
      return low.isPresent() != other.low.isPresent() || isAbout(value, other.value, REFINED);
    }

    @Override
    public String toString() {
      String ends = low.isEmpty() ? "" : " (%s to %s)".formatted(end(low), end(high));
      return rounded(value) + ends;
    }

    private static String end(OptionalDouble end) {
      return end.isEmpty() ? "?" : rounded(end.getAsDouble());
    }

    private static String rounded(double number) {
      return new BigDecimal(number).round(DIGITS).stripTrailingZeros().toPlainString();
    }
  }

  static Derived read(InputStream stream) throws IOException {
    return RunMapper.MAPPER.readValue(stream, Derived.class);
  }

  boolean matchesSamples(Run run) {
    return samplesSha256.isEmpty() || samplesSha256.get().equals(samplesHash(run));
  }

  /** Returns whether the writer hashed samples, as the first builds of version 1.0.0 did not. */
  boolean hasHash() {
    return samplesSha256.isPresent();
  }

  boolean hasSummaries() {
    return cells.stream().anyMatch(cell -> cell.summary().isPresent());
  }

  /**
   * Returns the first number, or status, that does not follow from the samples; empty if all do. A
   * metric may be missing, as from a file that was written before the metric was added. If another
   * build of serbench wrote the file, its statistics may have been coarser or finer: values may
   * differ a little, and intervals and metrics are its own.
   *
   * @param right the summaries that follow; cells without one are not compared
   */
  Optional<String> contradiction(Map<CellId, Summary> right, boolean sameBuild) {
    return cells.stream()
        .filter(cell -> cell.summary().isPresent() && right.containsKey(cell.id()))
        .flatMap(
            cell ->
                contradiction(cell.summary().get(), right.get(cell.id()), sameBuild).stream()
                    .map(what -> "the summary of " + cell.id().describe() + what))
        .findFirst();
  }

  private static Optional<String> contradiction(Told told, Summary right, boolean sameBuild) {
    String verdict = " does not follow from its samples: ";
    if (!told.status().equals(right.status().name())) {
      return Optional.of(
          verdict + "the status is " + told.status() + ", expected " + right.status());
    }
    for (Map.Entry<String, StoredInterval> metric : told.metrics().entrySet()) {
      StoredInterval value = metric.getValue();
      Optional<StoredInterval> expected =
          Optional.ofNullable(right.metrics().get(metric.getKey()))
              .map(figure -> new StoredInterval(figure.value(), figure.low(), figure.high()));
      boolean follows =
          sameBuild
              ? expected.filter(value::equalsRounded).isPresent()
              : expected.filter(other -> !value.isRefinement(other)).isEmpty();
      if (!follows) {
        return Optional.of(
            "%s%s is %s, expected %s"
                .formatted(
                    verdict,
                    metric.getKey(),
                    value,
                    expected.map(StoredInterval::toString).orElse("none")));
      }
    }
    return Optional.empty();
  }

  private static boolean isAbout(double one, double other, double tolerance) {
    return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
  }

  /**
   * Returns the SHA-256 of all samples of a run: of a line for each phase of each fork, a JSON
   * array of the phase, its batch size, and its series of times without blanks, null for those it
   * lacks.
   */
  static String samplesHash(Run run) {
    MessageDigest digest = Bytes.newSha256();
    run.cells().stream()
        .flatMap(cell -> cell.forks().stream())
        .flatMap(fork -> fork.phases().stream())
        .forEach(phase -> digest.update(line(phase)));
    return HexFormat.of().formatHex(digest.digest());
  }

  private static byte[] line(PhaseResult phase) {
    Series series = phase.series();
    List<?> samples =
        Arrays.asList(
            phase.phase(),
            phase.batch(),
            series.nanos(),
            series.waited().orElse(null),
            series.witness().orElse(null),
            series.work().orElse(null));
    try {
      return (RunMapper.MAPPER.writeValueAsString(samples) + "\n").getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("writing to memory cannot fail", e);
    }
  }
}
