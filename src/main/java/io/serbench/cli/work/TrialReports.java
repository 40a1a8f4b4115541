package io.serbench.cli.work;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.Seen.TrialFile;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.ForkedHostileCheck.Weapons;
import io.serbench.check.ForkedWireCheck;
import io.serbench.check.LibraryVersion;
import io.serbench.check.Prospect;
import io.serbench.check.Resilience;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.check.Verification.Finding;
import io.serbench.check.Wire;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.evolution.Version;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.result.Observed;
import io.serbench.result.ResultFileException;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints what comes of a trial of rows. As text: a line for each row as soon as it is known; then
 * the features that were seen; then why whatever did not go well did not. In other formats at the
 * end: a table in which rows with the same verdicts share a line, or all of it for programs.
 */
public final class TrialReports {
  private static final int LONGEST_CAUSE = 160;
  private static final int GAP = 2;
  private static final String NOT_TRIED = "not tried";
  private static final String JSON = "json";

  private final Context context;
  private final RunRequest request;
  private final Optional<Format> format;
  private final List<Path> files;
  private final int column;

  /**
   * Of the rows of a request.
   *
   * @param format in which they are printed; empty for text
   * @param files say what was seen, and nothing is tried; what the last one says of a row stands
   */
  public TrialReports(
      Context context, RunRequest request, Optional<Format> format, List<Path> files) {
    this.context = context;
    this.request = request;
    this.format = format.filter(other -> other != Formats.TEXT);
    this.files = files;
    this.column = width(request.matrix().rows(), Row::name);
  }

  private static <T> int width(List<T> all, Function<T, String> name) {
    return GAP + all.stream().map(name).mapToInt(String::length).max().orElse(0);
  }

  /** The beginning of a cause that is too long for a line. */
  static String shortened(String cause) {
    return Excerpt.of(cause, LONGEST_CAUSE);
  }

  /** Whether rows give back what they got. Returns the exit code. */
  public ExitCode roundTrips() {
    List<String> workloads = new ArrayList<>();
    for (DatasetSource data : request.matrix().datasets()) {
      for (Usage usage : request.matrix().usages()) {
        workloads.add(usage.label(data.name()));
      }
    }
    int workload = width(workloads, Function.identity());
    List<Verification> all =
        context
            .interruption()
            .guard(
                context.services().verifier(),
                request,
                row ->
                    line(
                        row.row(),
                        padded(row.workload(), workload) + row.status() + " " + row.cause()));
    return ExitCode.failed(all.stream().anyMatch(row -> row.status() == Finding.ERROR));
  }

  /** What rows do when a type changes. Returns the exit code. */
  public ExitCode evolution() throws UsageException {
    return print(
        TrialKind.evolution(), context.services().examiner(Version.CHANGES), Examined::observed);
  }

  /** Which kinds of members rows carry. Returns the exit code. */
  public ExitCode types() throws UsageException {
    return print(TrialKind.types(), context.services().typesCheck(), Carried::observed);
  }

  /** What becomes of rows where {@code sun.misc.Unsafe} is denied. Returns the exit code. */
  public ExitCode future() throws UsageException {
    return print(TrialKind.future(), context.services().futureCheck(), Prospect::observed);
  }

  /**
   * What versions of a library make of each other's bytes. Returns the exit code.
   *
   * @param gate whether a later version has to read what an earlier one wrote
   * @param keep told of each row when all were tried
   * @throws UsageException where no row carries any data with one of the versions
   */
  public ExitCode wire(boolean gate, Keeper keep) throws UsageException {
    List<String> versions =
        files.isEmpty()
            ? request.matrix().variants().stream()
                .map(ForkedWireCheck::version)
                .sorted(LibraryVersion.ORDER)
                .toList()
            : List.of();
    Map<String, Wire> tried = new LinkedHashMap<>();
    ExitCode exit =
        print(
            TrialKind.wire(versions, gate),
            context.services().wireCheck(),
            wire -> {
              tried.put(wire.row(), wire);
              return wire.observed();
            });
    for (Wire wire : tried.values()) {
      keep.keep(wire);
    }
    Optional<String> uncarried = Wire.uncarried(tried.values());
    if (uncarried.isPresent()) {
      throw new UsageException("-against: " + shortened(uncarried.get()));
    }
    return exit;
  }

  /**
   * What hostile messages do to rows. Returns the exit code.
   *
   * @param kept where the worst of them are stored
   */
  public ExitCode hostile(Weapons weapons, KeptBytes kept) throws UsageException {
    ExitCode exit =
        print(
            TrialKind.hostile(),
            context.services().hostileCheck(weapons, kept.ofFindings()),
            Resilience::observed);
    kept.refuseLost();
    return exit;
  }

  /** Does something with what rows wrote. */
  public @FunctionalInterface interface Keeper {
    /** Of a row that was tried. */
    void keep(Wire wire) throws UsageException;
  }

  private <T> ExitCode print(TrialKind kind, Trial<T> trial, Function<T, Observed> words)
      throws UsageException {
    if (format.isEmpty() && !kind.head().isEmpty()) {
      line("", kind.head().get(0));
      line("row", kind.head().get(1));
    }
    List<Observed> all = files.isEmpty() ? tried(kind, trial, words) : fromFiles(kind);
    if (format.isEmpty()) {
      features(all);
      causes(kind, all);
      meanings(kind, all);
    } else if (format.get().name().equals(JSON)) {
      context.console().text(Observed.json(kind.trial().word(), all));
    } else {
      Page page = new Page(List.of(table(kind, all)), numbers(all));
      context.console().text(format.get().write(page).orElseThrow());
    }
    boolean ofUsersClass = kind.trial() == TrialFile.EVOLUTION && OwnData.isIn(request.matrix());
    return ExitCode.failed(
        ofUsersClass
            ? all.stream().noneMatch(TrialKind::isOk)
            : all.stream().anyMatch(kind.failed()));
  }

  private <T> List<Observed> tried(TrialKind kind, Trial<T> trial, Function<T, Observed> words) {
    int rows = request.matrix().rows().size();
    Trial<T> shown =
        format.isEmpty()
            ? trial
            : TrialProgress.of(trial, same -> context.services().trialProgress(rows));
    List<T> all =
        context.interruption().guard(shown, request, known -> line(kind, words.apply(known)));
    return all.stream().map(words).toList();
  }

  /** What the files say of the rows, in the order of these. */
  private List<Observed> fromFiles(TrialKind kind) throws UsageException {
    Set<String> asked = request.matrix().rows().stream().map(Row::name).collect(Collectors.toSet());
    Map<String, Observed> found = new HashMap<>();
    for (Path file : files) {
      try {
        Observed.read(file, kind.trial().word()).stream()
            .filter(each -> asked.contains(each.row()))
            .forEach(each -> found.put(each.row(), each));
      } catch (ResultFileException e) {
        throw new UsageException(e.getMessage());
      }
    }
    List<Observed> all = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      Observed seen = found.get(row.name());
      if (seen != null) {
        all.add(seen);
        line(kind, seen);
      } else if (format.isEmpty()) {
        line(row.name(), NOT_TRIED);
      }
    }
    return all;
  }

  private void line(TrialKind kind, Observed row) {
    if (format.isEmpty()) {
      line(row.row(), kind.text().apply(row));
    }
  }

  private void features(List<Observed> all) {
    part("Features:");
    for (Observed row : all) {
      if (!row.status().equals(Finding.UNAVAILABLE.name())) {
        context.console().lineAtOnce(row.row() + ": " + words(row.features()));
      }
    }
  }

  private static String words(List<Feature> features) {
    return features.stream().map(Feature::name).collect(Collectors.joining(" "));
  }

  private void causes(TrialKind kind, List<Observed> all) {
    if (kind.causes().isEmpty() || all.stream().allMatch(row -> row.causes().isEmpty())) {
      return;
    }
    part("Why not:");
    for (Observed row : all) {
      row.causes()
          .forEach(
              (asked, cause) -> {
                String format = kind.causes().get();
                String what = String.format(Locale.ROOT, format, asked, row.verdict(asked));
                line(row.row(), what + "  " + shortened(cause));
              });
    }
  }

  /** Of the words that stand above. */
  private void meanings(TrialKind kind, List<Observed> all) {
    Set<String> said = new HashSet<>();
    for (Observed row : all) {
      row.verdicts().values().forEach(words -> said.addAll(List.of(words.split(" ", -1))));
      said.addAll(row.verdicts().values());
    }
    Map<String, String> meanings = new LinkedHashMap<>(kind.meanings());
    meanings.keySet().retainAll(said);
    if (meanings.isEmpty()) {
      return;
    }
    part("Verdicts:");
    int words = width(List.copyOf(meanings.keySet()), Function.identity());
    meanings.forEach(
        (word, meaning) -> context.console().lineAtOnce(padded(word, words) + meaning));
  }

  /** Rows with the same verdicts share a line, the best first and those not tried last. */
  private Section table(TrialKind kind, List<Observed> all) {
    Map<List<String>, List<String>> groups = new LinkedHashMap<>();
    for (Observed row : all) {
      if (TrialKind.isOk(row)) {
        groups.computeIfAbsent(kind.cells().apply(row), cells -> new ArrayList<>()).add(row.row());
      }
    }
    List<Map.Entry<List<String>, List<String>>> sorted = new ArrayList<>(groups.entrySet());
    sorted.sort(Comparator.comparingInt(group -> kind.rank(group.getKey())));
    List<String> untried = new ArrayList<>();
    request.matrix().rows().forEach(row -> untried.add(row.name()));
    for (Observed row : all) {
      // A version of a library is named behind the row.
      untried.removeIf(name -> row.row().equals(name) || row.row().startsWith(name + "@"));
    }
    if (!untried.isEmpty()) {
      sorted.add(Map.entry(List.of(NOT_TRIED), untried));
    }
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Map.Entry<List<String>, List<String>> group : sorted) {
      Stream<String> rows = Stream.of(String.join(", ", group.getValue()));
      lines.add(entries(Stream.concat(rows, group.getKey().stream())));
    }
    Stream<String> headings = Stream.concat(Stream.of("rows"), kind.headings().stream());
    return new Section(Section.Part.RESULT, List.of(new Table(columns(headings), lines)));
  }

  private static List<Table.Entry> entries(Stream<String> cells) {
    return cells.<Table.Entry>map(Table.Word::new).toList();
  }

  private static List<Table.Column> columns(Stream<String> headings) {
    return headings.map(heading -> Table.Column.words(heading, 0)).toList();
  }

  /** A line for each row, with a column for each thing that was tried. */
  private static Table numbers(List<Observed> all) {
    Set<String> asked = new LinkedHashSet<>();
    all.forEach(row -> asked.addAll(row.verdicts().keySet()));
    asked.removeIf(question -> question.contains(Observed.DETAIL));
    Stream<String> headings = asked.stream().map(heading -> heading.replace(",", ""));
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Observed row : all) {
      Stream<String> verdicts = asked.stream().map(row::verdict);
      Stream<String> first = Stream.of(row.row(), row.status(), words(row.features()));
      lines.add(entries(Stream.concat(first, verdicts)));
    }
    return new Table(
        columns(Stream.concat(Stream.of("row", "status", "features"), headings)), lines);
  }

  /** A text after a word in the place of the rows' names; the word stands in its first line. */
  private void line(String word, String text) {
    String before = word;
    for (String line : text.split("\n", -1)) {
      context.console().lineAtOnce(padded(before, Math.max(column, before.length() + GAP)) + line);
      before = "";
    }
  }

  private void part(String heading) {
    context.console().lineAtOnce("");
    context.console().lineAtOnce(heading);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
