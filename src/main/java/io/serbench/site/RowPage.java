package io.serbench.site;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.Stance;
import io.serbench.catalog.Tags;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Curves.Curve;
import io.serbench.report.block.Block.Curves.Point;
import io.serbench.report.block.Block.Curves.Tick;
import io.serbench.report.block.Table.Column;
import io.serbench.report.format.Html;
import io.serbench.report.format.Html.HtmlCell;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.HashedFile;
import io.serbench.result.RowInfo;
import io.serbench.site.Markup.WordColumn;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The page of a row: what it is good for, its place among others, and its history over versions of
 * its library, JDKs and dates. Each table, with its scale of bars, is for one machine and one
 * setting.
 *
 * @param figures the figures of the row, newest runs first
 * @param byProcessor sentences on how its times depend on the processor
 * @param catalog supplies recorded verdicts
 */
record RowPage(String name, List<Figure> figures, List<String> byProcessor, Catalog catalog) {
  private static final List<Column> PLACES =
      Stream.concat(
              Stream.of(Column.words("Measured on", 0)),
              Stream.of("rank by total", "x fastest", "rank by size", "x smallest")
                  .map(heading -> Column.numbers(heading, 0)))
          .toList();

  /** The most ticks of an axis whose labels do not overlap. */
  private static final int TICKS = 5;

  private static final Comparator<Figure> BY_VERSION =
      Comparator.comparing(Figure::version, LibraryVersion.ORDER)
          .thenComparing(Figure::started)
          .thenComparing(figure -> figure.cell().id().name());

  /** Sorts by JDK, version of the library, and date, oldest first. */
  private static final Comparator<Figure> BY_AGE =
      Comparator.comparingInt((Figure figure) -> figure.jvm().feature()).thenComparing(BY_VERSION);

  String page(List<Rivals> rivals) {
    List<String> notes =
        figures.stream().sorted(BY_AGE).flatMap(RowPage::notes).distinct().toList();
    String body =
        """
        <header class="top">
        <h1><bdi>%s</bdi></h1>
        <p class="lead">%s</p></header>
        <main>
        %s%s%s<h2>About</h2>
        %s%s</main>
        """
            .formatted(
                escape(name),
                escape(info().description()),
                catalog.find(name).map(this::goodFor).orElse(""),
                places(rivals),
                history(notes),
                about(),
                listed(notes));
    return Markup.BELOW.page("serbench: " + name, "", body);
  }

  private RowInfo info() {
    return figures.get(0).cell().info();
  }

  private String goodFor(Row known) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(
        "Answers",
        SiteQuestion.ALL.stream()
            .filter(question -> !question.asksNothing() && question.isMet(known))
            .map(question -> Markup.BELOW.link(Links.question(question.word()), question.title()))
            .collect(Collectors.joining(" · ")));
    facts.put(
        "Meets",
        Need.ALL.stream()
            .filter(need -> need.isMet(known, SiteQuestion.NEWEST_JDK))
            .map(need -> escape(need.word()))
            .collect(Collectors.joining(", ")));
    facts.put("Read by", escape(catalog.recorded().readBy(known)));
    return "<h2>Good for</h2>\n" + Markup.facts(facts);
  }

  /** Returns the section with its ranks; empty if it has no rivals. */
  private String places(List<Rivals> rivals) {
    List<List<HtmlCell>> lines =
        Rivals.onNewestJdks(rivals, name).stream().map(this::place).toList();
    return lines.isEmpty()
        ? ""
        : """
        <h2>Place among others</h2>
        <p>On the newest JDK, in the newest run with about as many rows as any. Ranks with = are tied.</p>
        """
            + Html.table("Place among others", PLACES, lines);
  }

  private List<HtmlCell> place(Rivals rivals) {
    Figure own = rivals.of(name).orElseThrow();
    return List.of(
        HtmlCell.name(Markup.BELOW.link(Links.run(own.run()), rivals.words())),
        HtmlCell.number(rivals.rankByTotal(own)),
        HtmlCell.number(times(rivals, own, Metrics.TOTAL)),
        HtmlCell.number(rivals.rankBySize(own)),
        HtmlCell.number(times(rivals, own, Metrics.SIZE)));
  }

  private static String times(Rivals rivals, Figure own, Metric metric) {
    return rivals.rankedBy(metric, row -> true).stream()
        .findFirst()
        .filter(best -> metric.value(own.cell()).isPresent())
        .map(best -> Digits.fixed(2, own.value(metric) / best.value(metric)))
        .orElse(Digits.NONE);
  }

  private String about() {
    Optional<Row> row = catalog.find(name);
    Map<String, String> facts = new LinkedHashMap<>();
    Tags tags = row.map(Row::tags).orElse(info().tags());
    facts.put("Kind", escape(tags.effort() + ", " + tags.format() + ", " + tags.structure()));
    String coordinates = figures.get(0).cell().library();
    facts.put("Library", row.map(known -> library(known, coordinates)).orElse(escape(coordinates)));
    row.ifPresent(
        known -> {
          facts.put("Settings", escape(known.guide().settings()));
          facts.put("Calls", escape(known.guide().calls()));
          facts.put("Types", escape(catalog.recorded().members(known)));
          facts.put("Untrusted bytes", known.library().stance().map(RowPage::stance).orElse(""));
        });
    facts.put("Features", features(tags.features()));
    return Markup.facts(facts);
  }

  private static String library(Row row, String coordinates) {
    LibraryInfo library = row.library();
    return Stream.of(library.name(), coordinates, library.licence())
        .distinct()
        .skip(1)
        .map(Html::escape)
        .collect(
            Collectors.joining(", ", Markup.BELOW.link(library.site(), library.name()) + ", ", ""));
  }

  private static String stance(Stance stance) {
    return "its authors say: %s (%s)"
        .formatted(Markup.BELOW.link(stance.source(), stance.word()), escape(stance.said()));
  }

  private static String features(List<Feature> features) {
    return features.stream().map(Feature::name).collect(Collectors.joining(", "));
  }

  private String history(List<String> notes) {
    // The settings with most figures come first.
    List<Map.Entry<Setting, List<Figure>>> settings =
        figures.stream()
            .collect(
                Collectors.groupingBy(Figure::setting, LinkedHashMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .sorted(Comparator.comparing(entry -> -entry.getValue().size()))
            .toList();
    return "<h2>History</h2>\n"
        + element("p", Markup.UNITS)
        + "\n<p>Figures of different machines do not compare: each has its own tables.</p>\n"
        + byProcessor.stream()
            .map(sentence -> element("p", escape(sentence)) + "\n")
            .collect(Collectors.joining())
        + Markup.byMachine(
            "h3",
            settings,
            Map.Entry::getKey,
            entry -> table(entry.getKey(), entry.getValue(), notes));
  }

  private String table(Setting setting, List<Figure> some, List<String> notes) {
    String label = setting.words() + " on " + setting.machine();
    return element("h4", escape(setting.words()))
        + "\n"
        + drawn(label, some)
        + Markup.figures(
            label,
            some.stream().sorted(BY_AGE).toList(),
            List.of(
                new WordColumn("Version", RowPage::version),
                new WordColumn("JDK", figure -> escape(figure.jdk())),
                new WordColumn("Measured", RowPage::measured)),
            Markup.METRICS,
            List.of(new WordColumn("Notes", figure -> marks(figure, notes))));
  }

  /**
   * Returns a chart of totals over versions of the library, or over dates if there is one version,
   * with a line for each JDK; empty if there is only one step.
   */
  private static String drawn(String label, List<Figure> some) {
    List<Figure> timed =
        some.stream()
            .filter(figure -> figure.ranks() || figure.cell().info().libraryFile().isPresent())
            .filter(figure -> Metrics.TOTAL.value(figure.cell()).isPresent())
            .sorted(BY_VERSION)
            .toList();
    boolean versions = timed.stream().map(Figure::version).distinct().count() > 1;
    Function<Figure, String> step = versions ? Figure::version : Figure::day;
    List<String> steps = timed.stream().map(step).distinct().toList();
    if (steps.size() < 2) {
      return "";
    }
    // The axis of curves is logarithmic, so steps of equal width are powers. The newest figure of a
    // step wins.
    Map<Integer, Map<Double, Point>> lines = new TreeMap<>();
    for (Figure figure : timed) {
      double across = Math.exp(steps.indexOf(step.apply(figure)));
      lines
          .computeIfAbsent(figure.jvm().feature(), none -> new TreeMap<>())
          .put(across, new Point(across, Metrics.TOTAL.value(figure.cell()).orElseThrow()));
    }
    int last = steps.size() - 1;
    int every = last / TICKS + 1;
    List<Tick> ticks =
        IntStream.rangeClosed(0, last)
            .mapToObj(i -> new Tick(Math.exp(i), (last - i) % every == 0 ? steps.get(i) : ""))
            .toList();
    List<Curve> curves =
        lines.entrySet().stream()
            .map(line -> new Curve("JDK " + line.getKey(), List.copyOf(line.getValue().values())))
            .toList();
    String days = Published.days(timed.stream().map(Figure::day));
    String across = versions ? "version of the library" : "measured on";
    return WebPage.figure(
        new Curves("Total on " + label + ", " + days, across, "total, ns", ticks, curves));
  }

  /** Returns the version of the library, and the variant and the user's jar that it was, if any. */
  private static String version(Figure figure) {
    String jar = figure.cell().info().libraryFile().map(HashedFile::name).orElse("");
    return Stream.of(figure.version(), figure.cell().id().variantName(), jar)
        .filter(part -> !part.isEmpty())
        .distinct()
        .map(Html::escape)
        .collect(Collectors.joining(", "));
  }

  private static String measured(Figure figure) {
    return element("span class='kept'", Markup.BELOW.link(Links.run(figure.run()), figure.day()));
  }

  private static String marks(Figure figure, List<String> notes) {
    return notes(figure)
        .map(note -> notes.indexOf(note) + 1)
        .map("<a href=\"#note-%1$s\" aria-label=\"Note %1$s\">%1$s</a>"::formatted)
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> notes(Figure figure) {
    return figure.remark().reasons().stream()
        .map(it -> it.how().isEmpty() ? it.what() : it.what() + ": " + it.how());
  }

  private static String listed(List<String> notes) {
    StringBuilder items = new StringBuilder();
    for (String note : notes) {
      int number = notes.indexOf(note) + 1;
      items.append(element("li id='note-" + number + "'", escape(note))).append('\n');
    }
    return notes.isEmpty() ? "" : "<h2>Notes</h2>\n<ol class=\"notes\">\n" + items + "</ol>\n";
  }
}
