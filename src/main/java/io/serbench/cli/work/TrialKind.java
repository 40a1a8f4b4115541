package io.serbench.cli.work;

import io.serbench.catalog.Seen;
import io.serbench.catalog.Seen.TrialFile;
import io.serbench.check.Examined;
import io.serbench.check.Prospect;
import io.serbench.check.Prospect.Outlook;
import io.serbench.check.Resilience;
import io.serbench.check.Resilience.Harm;
import io.serbench.check.Verification.Finding;
import io.serbench.check.Wire;
import io.serbench.check.Wire.Outcome;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.types.Member;
import io.serbench.protocol.ReadOutcome;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the verdicts of a trial are shown.
 *
 * @param trial which
 * @param head two lines above the text, if any; the second has the headings
 * @param text what stands behind a row's name
 * @param causes how a question and its verdict are written before the cause, with two {@code %s};
 *     empty where the text has the cause
 * @param headings of the table, behind that of the rows' names
 * @param cells what stands below the headings; only asked of rows that were tried
 * @param best cells from good to bad; all others are worse
 * @param failed whether a row counts as failed
 * @param meanings of the words that verdicts are
 */
record TrialKind(
    TrialFile trial,
    List<String> head,
    Function<Observed, String> text,
    Optional<String> causes,
    List<String> headings,
    Function<Observed, List<String>> cells,
    List<String> best,
    Predicate<Observed> failed,
    Map<String, String> meanings) {
  private static final String CARRIED = "+";
  private static final String REFUSED = "-";
  private static final int LONGEST = 150;
  private static final int NARROWEST = 12;

  /** Where an exception has a cause, that is what people look for. */
  private static final Pattern CAUSED = Pattern.compile(".*?\\(caused by (.*)\\).*");

  private static final Pattern STEP = Pattern.compile("^(opening|round trip): ");
  private static final Pattern PACKAGE = Pattern.compile("java\\.lang\\.(reflect\\.)?");

  /** What rows do when a type changes. */
  static TrialKind evolution() {
    List<String> changes = Version.CHANGES.stream().map(Version::word).toList();
    return new TrialKind(
        TrialFile.EVOLUTION,
        List.of(
            twice(
                Stream.of(" new code reads old data" + " ".repeat(16)),
                Stream.of(" old code reads new data")),
            twice(
                changes.stream().map(TrialKind::column), changes.stream().map(TrialKind::column))),
        row ->
            isOk(row)
                ? twice(newCode(row).map(TrialKind::column), oldCode(row).map(TrialKind::column))
                : " " + refused(row),
        Optional.of("%-23s %-8s"),
        Stream.concat(changes.stream(), changes.stream()).toList(),
        row ->
            Stream.concat(newCode(row), oldCode(row))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList(),
        List.of(ReadOutcome.READS.name().toLowerCase(Locale.ROOT)),
        row -> row.status().equals(Finding.ERROR.name()),
        meanings(ReadOutcome.values(), ReadOutcome::word, ReadOutcome::meaning));
  }

  private static <T> Map<String, String> meanings(
      T[] all, Function<T, String> word, Function<T, String> meaning) {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (T each : all) {
      meanings.put(word.apply(each), meaning.apply(each));
    }
    return meanings;
  }

  private static Stream<String> newCode(Observed row) {
    return Version.CHANGES.stream().map(Examined::newCode).map(row::verdict);
  }

  private static Stream<String> oldCode(Observed row) {
    return Version.CHANGES.stream().map(Examined::oldCode).map(row::verdict);
  }

  private static String twice(Stream<String> newCode, Stream<String> oldCode) {
    return newCode.collect(Collectors.joining()) + " | " + oldCode.collect(Collectors.joining());
  }

  private static String column(String word) {
    return String.format(Locale.ROOT, " %-9s", word);
  }

  /** Which kinds of members rows carry. */
  static TrialKind types() {
    List<String> members = Stream.of(Member.values()).map(Member::word).toList();
    return new TrialKind(
        TrialFile.TYPES,
        List.of(),
        row -> isOk(row) ? Seen.members(row.verdicts()) : refused(row),
        Optional.of("%-14s  %-7s"),
        members,
        row -> members.stream().map(row::verdict).map(TrialKind::sign).toList(),
        List.of(CARRIED),
        row -> isOk(row) && !row.verdicts().containsValue(Fit.FITS.word()),
        meanings(Fit.values(), Fit::word, Fit::meaning));
  }

  /** Short enough for a table with many columns. */
  private static String sign(String verdict) {
    return verdict.equals(Fit.FITS.word())
        ? CARRIED
        : verdict.equals(Fit.REFUSES.word()) ? REFUSED : verdict;
  }

  /** What becomes of rows where {@code sun.misc.Unsafe} is denied. */
  static TrialKind future() {
    return new TrialKind(
        TrialFile.FUTURE,
        List.of(),
        row -> String.format(Locale.ROOT, "%-11s  %s", outlook(row), cause(row)),
        Optional.empty(),
        List.of(Prospect.OUTLOOK, "why"),
        row -> List.of(outlook(row), why(cause(row))),
        Stream.of(Outlook.SILENT, Outlook.WARNS, Outlook.FAILS, Outlook.BROKEN)
            .map(Outlook::word)
            .toList(),
        row -> outlook(row).equals(Outlook.BROKEN.word()),
        meanings(Outlook.values(), Outlook::word, Outlook::meaning));
  }

  /**
   * What versions of a library make of each other's bytes.
   *
   * @param versions from old to new, for a matrix; none where a line says all that is known
   * @param gate whether a row has failed whose bytes a later version does not read
   */
  static TrialKind wire(List<String> versions, boolean gate) {
    List<String> asked =
        List.of(Wire.NEIGHBOURS, Wire.NEW_READS_OLD, Wire.OLD_READS_NEW, Wire.SINCE);
    Stream<String> headings = Stream.concat(asked.stream(), Stream.of("why"));
    List<String> unread = List.of(Outcome.DIFFERS.word(), Outcome.FAILS.word());
    List<String> head = new ArrayList<>(List.of("written by"));
    head.addAll(versions);
    return new TrialKind(
        TrialFile.WIRE,
        versions.isEmpty()
            ? List.of()
            : List.of(line(List.of("", "read by"), head), line(head, head)),
        row -> !isOk(row) ? refused(row) : matrix(row, versions),
        Optional.of("%-34s %-8s"),
        headings.toList(),
        row -> Stream.concat(asked.stream().map(row::verdict), Stream.of(firstCause(row))).toList(),
        Stream.of(Outcome.values()).map(Outcome::word).toList(),
        row -> gate && unread.contains(row.verdict(Wire.NEW_READS_OLD)),
        meanings(Outcome.values(), Outcome::word, Outcome::meaning));
  }

  /** What hostile messages do to rows. */
  static TrialKind hostile() {
    return new TrialKind(
        TrialFile.HOSTILE,
        List.of(
            hostile(List.of("", "worst call", "", "mutants", "its authors", "")),
            hostile(List.of("verdict", "memory", "CPU", "altered", "say", "also"))),
        row ->
            isOk(row)
                ? hostile(
                    Stream.of(
                            Resilience.VERDICT,
                            Resilience.MEMORY,
                            Resilience.CPU,
                            Resilience.ALTERED,
                            Resilience.STANCE,
                            Resilience.ALSO)
                        .map(row::verdict)
                        .toList())
                : refused(row),
        Optional.of("%-22s %-8s"),
        List.of("verdict", "memory", "CPU", "altered", "its authors say", "also", "worst message"),
        row ->
            List.of(
                row.verdict(Resilience.VERDICT),
                row.verdict(Resilience.MEMORY),
                row.verdict(Resilience.CPU),
                row.verdict(Resilience.ALTERED),
                row.verdict(Resilience.STANCE),
                row.verdict(Resilience.ALSO).isEmpty() ? "" : "+ " + row.verdict(Resilience.ALSO),
                firstCause(row)),
        Stream.of(Harm.values()).map(Harm::word).toList(),
        row -> row.status().equals(Finding.ERROR.name()),
        meanings(Harm.values(), Harm::word, Harm::meaning));
  }

  private static String hostile(List<String> words) {
    return String.format(Locale.ROOT, "%-10s %-21s %-9s %-8s %-16s %s", words.toArray())
        .stripTrailing();
  }

  /** Of what was read, if anything went wrong there. */
  private static String firstCause(Observed row) {
    Predicate<Map.Entry<String, String>> read =
        each -> !row.verdict(each.getKey()).equals(Outcome.UNTRIED.word());
    return row.causes().entrySet().stream()
        .filter(read)
        .findFirst()
        .or(() -> row.causes().entrySet().stream().findFirst())
        .map(first -> first.getKey() + ": " + why(first.getValue()))
        .orElse("");
  }

  private static String matrix(Observed row, List<String> versions) {
    if (versions.isEmpty()) {
      return row.verdict(Wire.NEIGHBOURS);
    }
    List<String> lines = new ArrayList<>();
    for (String writer : versions) {
      List<String> words = new ArrayList<>(List.of(writer));
      for (String reader : versions) {
        words.add(reader.equals(writer) ? "-" : Wire.worst(row, writer, reader));
      }
      lines.add(line(words, versions));
    }
    return String.join("\n", lines);
  }

  /** Words in columns that are wide enough for any of the headings. */
  private static String line(List<String> words, List<String> headings) {
    int longest = headings.stream().mapToInt(String::length).max().orElse(0);
    String format = "%-" + Math.max(NARROWEST, longest + 1) + "s";
    return words.stream()
        .map(word -> String.format(Locale.ROOT, format, word))
        .collect(Collectors.joining())
        .stripTrailing();
  }

  private static String outlook(Observed row) {
    return row.verdicts().getOrDefault(Prospect.OUTLOOK, Outlook.UNAVAILABLE.word());
  }

  private static String cause(Observed row) {
    return isOk(row) ? row.causes().getOrDefault(Prospect.OUTLOOK, "") : row.cause();
  }

  private static String why(String cause) {
    String root = STEP.matcher(CAUSED.matcher(cause).replaceFirst("$1")).replaceFirst("");
    return Excerpt.of(PACKAGE.matcher(root).replaceFirst(""), LONGEST);
  }

  private static String refused(Observed row) {
    return row.status() + " " + row.cause();
  }

  /** Whether the row was tried. */
  static boolean isOk(Observed row) {
    return row.status().equals(Finding.OK.name());
  }

  /** Small for good rows. */
  int rank(List<String> verdicts) {
    return verdicts.stream()
        .mapToInt(verdict -> best.contains(verdict) ? best.indexOf(verdict) : best.size())
        .sum();
  }
}
