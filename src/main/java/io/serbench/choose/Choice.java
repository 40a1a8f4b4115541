package io.serbench.choose;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.TagNames;
import io.serbench.choose.Front.Contender;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Cautions;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.NameList;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.SafeText;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The shortlist that answers a question, and how it was found.
 *
 * @param measured the results of the rows that remained after the last step
 * @param shortlist best first
 * @param misses rows that lack one need, and what they would gain
 * @param command the options of a plain run of the shortlist
 * @param why the options of runs that show where the time of the first rows goes
 * @param rows the rows that remained after the last step
 */
public record Choice(
    Requirements wanted,
    List<SearchStep> steps,
    Front measured,
    List<Contender> shortlist,
    List<NearMiss> misses,
    List<String> command,
    List<List<String>> why,
    List<Row> rows) {
  /** Describes rows that were not tried on other versions of the user's class. */
  public static final String NOT_CHANGED = "not tried on changes of your class";

  /** The reason for eliminating rows without a result. */
  public static final String NOT_MEASURED = "not measured in time";

  /** The maximum length of a shortlist: a screen has no room for more. */
  public static final int MOST = 6;

  /** The number of rows below which nobody can choose, if there was no time for more. */
  private static final int LEAST = 3;

  private static final int NAMES = 34;

  /**
   * What is asked for.
   *
   * @param jdk the feature version of the JVM that rows run in
   */
  public record Requirements(String data, List<Need> needs, int jdk) {
    public Requirements {
      needs = List.copyOf(needs);
    }
  }

  /**
   * A step of the elimination.
   *
   * @param what a description of the rows that remain
   * @param gone the number of rows eliminated for each reason
   */
  public record SearchStep(String what, int left, Map<String, Integer> gone) {
    public SearchStep {
      gone = Collections.unmodifiableMap(new LinkedHashMap<>(gone));
    }

    /** Returns {@code rows that meet the needs: 40; left out: 55 cross-language, 11 licence}. */
    public String line() {
      String out =
          gone.entrySet().stream()
              .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
              .map(reason -> reason.getValue() + " " + reason.getKey())
              .collect(Collectors.joining(", "));
      return what + ": " + left + (out.isEmpty() ? "" : "; left out: " + out);
    }
  }

  /**
   * A row that lacks one need.
   *
   * @param speed how many times as fast it is as the fastest row that meets all needs, by one short
   *     fork each
   * @param size bytes
   */
  public record NearMiss(String row, Need lacks, double speed, double size) {
    private String sentence() {
      return "%s would be about %s times as fast with %.0f bytes, but lacks %s"
          .formatted(row, Notation.TENTHS.text(speed), size, lacks.word());
    }
  }

  public Choice {
    steps = List.copyOf(steps);
    shortlist = List.copyOf(shortlist);
    misses = List.copyOf(misses);
    rows = List.copyOf(rows);
    command = List.copyOf(command);
    why = List.copyOf(why);
  }

  /** Returns the answer as a page, ready to be written in any format. */
  public Page page() {
    return new Page(
        List.of(
            head(),
            answer(),
            notes("Near misses", misses.stream().map(NearMiss::sentence)),
            notes("How rows were chosen", steps.stream().map(SearchStep::line)),
            Section.of(
                SectionPurpose.VERDICT,
                "To measure " + (isTooShort() ? "these rows" : "the shortlist") + " thoroughly",
                new NameList(List.of("serbench -thorough " + SafeText.inShell(command)))),
            Section.of(
                SectionPurpose.VERDICT,
                "To see where the time of the first rows goes",
                new NameList(
                    why.stream().map(line -> "serbench " + SafeText.inShell(line)).toList()))),
        numbers());
  }

  private Section head() {
    String needs = wanted.needs().stream().map(Need::word).collect(Collectors.joining(", "));
    List<Labelled> facts = new ArrayList<>();
    facts.add(new Labelled("Data", wanted.data()));
    facts.add(new Labelled("Needs", needs.isEmpty() ? "none" : needs));
    facts.add(new Labelled("JDK", String.valueOf(wanted.jdk())));
    int missed = missed();
    int tried = measured.contenders().size();
    if (missed > 0) {
      facts.add(
          new Labelled(
              "Measured",
              "the likeliest %s; time ran out for %d more"
                  .formatted(Digits.count(tried, "row"), missed)));
    }
    List<String> cautions = new ArrayList<>();
    if (isTooShort()) {
      cautions.add(
          (areImpressions()
                      ? "There was time for first impressions of %s only, which no second fork"
                          + " repeats"
                      : "Only %s could be measured in time")
                  .formatted(Digits.count(tried, "row"))
              + ": this is no shortlist. Pass a longer -budget, or name rows with -include=.");
    } else if (shortlist.stream().noneMatch(Contender::confirmed)) {
      cautions.add(
          "No other fork confirms these rows (%s). A longer -budget may help; see docs/trust.md."
              .formatted(
                  shortlist.stream()
                      .flatMap(row -> row.missing().stream())
                      .distinct()
                      .collect(Collectors.joining("; "))));
    }
    if (steps.stream().anyMatch(step -> step.what().endsWith(NOT_CHANGED))) {
      cautions.add(
          "Some rows were "
              + NOT_CHANGED
              + ": whether they read other versions of it is only known for serbench's types.");
    }
    return Section.of(
        SectionPurpose.HEAD, "serbench choose", new Cautions(cautions), new Facts(facts));
  }

  private int missed() {
    return steps.stream().mapToInt(step -> step.gone().getOrDefault(NOT_MEASURED, 0)).sum();
  }

  /** Returns whether time ran out before there were enough rows to choose from. */
  private boolean isTooShort() {
    return areImpressions() || (missed() > 0 && measured.contenders().size() < LEAST);
  }

  /** Returns whether no row has more than one fork. */
  private boolean areImpressions() {
    return measured.measured().contenders().isEmpty();
  }

  private String heading() {
    return areImpressions() ? "First impressions" : isTooShort() ? "Measured" : "Shortlist";
  }

  private static Section notes(String heading, Stream<String> notes) {
    return Section.of(SectionPurpose.NOTES, heading, new Notes(notes.map(Note::of).toList()));
  }

  private Section answer() {
    boolean apart = shortlist.stream().anyMatch(it -> !Double.isNaN(it.loop()));
    double fastest = shortlist.stream().mapToDouble(it -> it.total().value()).min().orElse(1);
    Lines<Contender> table =
        Table.of(shortlist)
            .names("", NAMES, Contender::row)
            .estimates("total", 7, Notation.WHOLE, Contender::total)
            .numbers("±", 6, Notation.PERCENT, it -> it.total().relative() * 100)
            .numbers("x", 6, Notation.HUNDREDTHS, it -> it.total().value() / fastest);
    if (apart) {
      table.numbers("loop", 7, Notation.WHOLE, Contender::loop);
    }
    table
        .numbers("size", 6, Notation.WHOLE, Contender::size)
        .numbers("alloc", 7, Notation.WHOLE, Contender::allocated)
        .prose("notes", it -> toKnow(it.row()));
    List<Block> blocks = new ArrayList<>();
    blocks.add(table.table());
    blocks.add(
        Prose.of(
            "total: ns to write and read%s; ±: its 95 %% interval; x: relative to the fastest;%s size, alloc: bytes."
                .formatted(
                    apart ? ", as in a service, where other work runs between two calls" : "",
                    apart ? " loop: the total in a loop, as in a batch job;" : "")));
    List<Contender> unbeaten = measured.unbeaten();
    List<Note> others = new ArrayList<>();
    note("Not beaten either, but close to rows above", unbeaten, shortlist).ifPresent(others::add);
    note("Measured, and beaten by a row above", measured.sorted(measured.contenders()), unbeaten)
        .ifPresent(others::add);
    if (!others.isEmpty()) {
      blocks.add(new Notes(others));
    }
    return new Section(SectionPurpose.RESULT, heading(), blocks);
  }

  /** Returns a note with the names of the rows that are not among others; empty if all are. */
  private static Optional<Note> note(String what, List<Contender> some, List<Contender> others) {
    return Optional.of(
            some.stream()
                .filter(row -> !others.contains(row))
                .map(Contender::row)
                .collect(Collectors.joining(", ")))
        .filter(names -> !names.isEmpty())
        .map(names -> Note.of(what + ": " + names));
  }

  /** Returns library, licence, and what might keep a user from choosing the row. */
  private String toKnow(String name) {
    return rows.stream()
        .filter(row -> row.name().equals(name))
        .findFirst()
        .map(this::toKnow)
        .orElse("");
  }

  private String toKnow(Row row) {
    List<String> words = new ArrayList<>();
    words.add(
        row.library().versioned()
            + row.library().released().map(month -> ", released " + month).orElse(""));
    words.add(row.library().licence());
    if (!row.scope().takesAnyType()) {
      words.add("code is generated or written by hand");
    }
    if (row.flags().forJdk(wanted.jdk()).stream().anyMatch(flag -> flag.startsWith("--"))) {
      words.add("needs JVM flags");
    }
    Stream.of(Feature.LAZY_STRINGS, Feature.CACHES_VALUES)
        .filter(row.tags()::has)
        .map(Feature::meaning)
        .forEach(words::add);
    String languages =
        row.tags().features().stream()
            .filter(Feature::isLanguage)
            .map(TagNames::word)
            .collect(Collectors.joining(", "));
    if (!languages.isEmpty()) {
      words.add("read by " + languages);
    }
    return String.join("; ", words);
  }

  /** A line of the table that programs read. */
  private record ChoiceLine(Contender row, String verdict, String lacks) {}

  private Table numbers() {
    List<Contender> unbeaten = measured.unbeaten();
    List<ChoiceLine> lines = new ArrayList<>();
    for (Contender row : measured.sorted(measured.contenders())) {
      lines.add(new ChoiceLine(row, unbeaten.contains(row) ? "front" : "beaten", ""));
    }
    for (NearMiss miss : misses) {
      Contender row = new Contender(miss.row(), Estimate.UNKNOWN, miss.size(), Double.NaN);
      lines.add(new ChoiceLine(row, "near miss", miss.lacks().word()));
    }
    return Table.of(lines)
        .names("row", 0, line -> line.row().row())
        .words("verdict", 0, ChoiceLine::verdict)
        .estimates("total", 0, Notation.TENTHS, line -> line.row().total())
        .numbers("size", 0, Notation.TENTHS, line -> line.row().size())
        .numbers("alloc", 0, Notation.TENTHS, line -> line.row().allocated())
        .words("lacks", 0, ChoiceLine::lacks)
        .table();
  }
}
