package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.check.Verification.Finding;
import io.serbench.result.Observed;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What versions of a row's library made of the bytes that others of them wrote.
 *
 * @param row the row's name
 * @param status {@code OK} where bytes were read; {@code NOT_CARRIED} where this version carries
 *     none of the data
 * @param cause why none were, in one line; empty where some were
 * @param versions those that were tried, from old to new
 * @param current the one of this build
 * @param readings of what one version wrote by another, and what versions do not carry
 * @param written what the current version wrote, in Base64, for each value of each data set
 */
public record Wire(
    String row,
    Finding status,
    String cause,
    List<String> versions,
    String current,
    List<Reading> readings,
    Map<String, List<String>> written) {
  /** How each version and the next get along, in their order: {@code 5.0.5 + 5.6.2}. */
  public static final String NEIGHBOURS = "neighbours";

  /** The worst that a version did with bytes of an earlier one. */
  public static final String NEW_READS_OLD = "new reads old";

  /** The worst that a version did with bytes of a later one. */
  public static final String OLD_READS_NEW = "old reads new";

  /** From which version on this one reads all that was written. */
  public static final String SINCE = "reads since";

  private static final String NOTHING = "-";

  public Wire {
    versions = versions.stream().sorted(LibraryVersion.ORDER).toList();
    readings = List.copyOf(readings);
    written = Map.copyOf(written);
  }

  /** Nothing was read. */
  static Wire notTried(String row, Finding status, String cause, List<String> versions) {
    return new Wire(row, status, cause, versions, "", List.of(), Map.of());
  }

  /**
   * What a version made of bytes.
   *
   * @param writer the version that wrote them
   * @param reader the version that read them; the writer where that does not carry the data, so
   *     that there is nothing to read
   * @param dataset of which they are
   * @param cause why it did not get what was written; empty where it did
   */
  public record Reading(
      String writer, String reader, String dataset, Outcome outcome, String cause) {
    /** The question that it answers: {@code 5.5.0 to 5.6.2: media.1}. */
    String asked() {
      return (outcome == Outcome.UNTRIED ? writer : pair(writer, reader))
          + RecordedLine.DETAIL
          + dataset;
    }
  }

  /** What is said of bytes of one version and a reader of another; from good to bad. */
  public enum Outcome {
    /** The bytes are what the reader writes as well. */
    IDENTICAL("read correctly; the reader itself writes the same bytes"),
    /** All fields are equal. */
    SAME("read correctly, although the reader writes other bytes"),
    /** No error, but something came back otherwise. */
    DIFFERS("no error, but a field came back with another value"),
    /** The library threw, or the JVM ended. */
    FAILS("an error, or the end of the JVM"),
    /** A version does not carry the data, so there was nothing to be read. */
    UNTRIED("one of the versions does not carry the data, or does not link");

    private final String meaning;

    Outcome(String meaning) {
      this.meaning = meaning;
    }

    /** For people. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What it says of a version that reads what another wrote. */
    public String meaning() {
      return meaning;
    }

    private boolean isRead() {
      return this == IDENTICAL || this == SAME;
    }
  }

  private static String pair(String writer, String reader) {
    return writer + " to " + reader;
  }

  /** What a reader did with bytes of a writer, at worst: a word of {@link Outcome}. */
  public static String worst(Observed row, String writer, String reader) {
    String detail = pair(writer, reader) + RecordedLine.DETAIL;
    Outcome worst = Outcome.UNTRIED;
    for (Map.Entry<String, String> each : row.verdicts().entrySet()) {
      if (each.getKey().startsWith(detail)) {
        Outcome outcome = Outcome.valueOf(each.getValue().toUpperCase(Locale.ROOT));
        worst = worse(worst, outcome);
      }
    }
    return worst.word();
  }

  private static Outcome worse(Outcome one, Outcome other) {
    return one == Outcome.UNTRIED || other.compareTo(one) > 0 ? other : one;
  }

  private Outcome worst(String writer, String reader) {
    Outcome worst = Outcome.UNTRIED;
    for (Reading reading : readings) {
      if (reading.outcome() != Outcome.UNTRIED
          && reading.writer().equals(writer)
          && reading.reader().equals(reader)) {
        worst = worse(worst, reading.outcome());
      }
    }
    return worst;
  }

  /** The same in words. */
  public Observed observed() {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    if (status == Finding.OK) {
      verdicts.put(NEIGHBOURS, neighbours());
      verdicts.put(NEW_READS_OLD, word(worstOf(true)));
      verdicts.put(OLD_READS_NEW, word(worstOf(false)));
      verdicts.put(SINCE, since());
    }
    for (Reading reading : readings) {
      verdicts.put(reading.asked(), reading.outcome().word());
      if (!reading.cause().isEmpty()) {
        causes.put(reading.asked(), reading.cause());
      }
    }
    return new Observed(row, status.name(), cause, features(), verdicts, causes);
  }

  private static String word(Outcome outcome) {
    return outcome == Outcome.UNTRIED ? NOTHING : outcome.word();
  }

  private Outcome worstOf(boolean newReadsOld) {
    Outcome worst = Outcome.UNTRIED;
    for (int old = 0; old < versions.size(); old++) {
      for (int later = old + 1; later < versions.size(); later++) {
        Outcome outcome =
            newReadsOld
                ? worst(versions.get(old), versions.get(later))
                : worst(versions.get(later), versions.get(old));
        if (outcome != Outcome.UNTRIED) {
          worst = worse(worst, outcome);
        }
      }
    }
    return worst;
  }

  /** {@code 4.0.3 / 5.0.5 + 5.5.0 = 5.6.2}. */
  private String neighbours() {
    StringBuilder text = new StringBuilder(versions.get(0));
    for (int i = 1; i < versions.size(); i++) {
      String old = versions.get(i - 1);
      String later = versions.get(i);
      text.append(' ').append(sign(worst(old, later), worst(later, old))).append(' ').append(later);
    }
    return text.toString();
  }

  private static char sign(Outcome newReadsOld, Outcome oldReadsNew) {
    if (newReadsOld == Outcome.UNTRIED) {
      return '?';
    }
    if (newReadsOld == Outcome.IDENTICAL && oldReadsNew == Outcome.IDENTICAL) {
      return '=';
    }
    if (newReadsOld.isRead()) {
      return oldReadsNew.isRead() ? '+' : '>';
    }
    return oldReadsNew.isRead() ? '<' : '/';
  }

  /** Without versions that could not be tried. */
  private String since() {
    String since = NOTHING;
    List<String> earlier = versions.subList(0, Math.max(0, versions.indexOf(current)));
    for (int i = earlier.size() - 1; i >= 0; i--) {
      Outcome outcome = worst(earlier.get(i), current);
      if (outcome.isRead()) {
        since = earlier.get(i);
      } else if (outcome != Outcome.UNTRIED) {
        return since;
      }
    }
    return since;
  }

  /** Whether all versions of the current major version that were tried read each other. */
  private List<Feature> features() {
    String major = LibraryVersion.major(current);
    boolean any = false;
    for (String writer : versions) {
      for (String reader : versions) {
        Outcome outcome = worst(writer, reader);
        if (outcome != Outcome.UNTRIED
            && LibraryVersion.major(writer).equals(major)
            && LibraryVersion.major(reader).equals(major)) {
          if (!outcome.isRead()) {
            return List.of();
          }
          any = true;
        }
      }
    }
    return any ? List.of(Feature.STABLE_WIRE) : List.of();
  }

  /** Which version no row links with, or carries no data with, and why; empty where none is so. */
  public static Optional<String> uncarried(Collection<Wire> all) {
    List<Wire> tried = all.stream().filter(row -> row.status() == Finding.OK).toList();
    List<Reading> none =
        tried.stream()
            .flatMap(row -> row.readings().stream())
            .filter(reading -> reading.dataset().equals(VersionsCheck.ALL))
            .toList();
    for (Reading first : none) {
      long rows = none.stream().filter(each -> each.writer().equals(first.writer())).count();
      if (rows == tried.size()) {
        return Optional.of(
            "no row carries any of these data with version %s: %s"
                .formatted(first.writer(), first.cause()));
      }
    }
    return Optional.empty();
  }
}
