package io.serbench.site;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.Stance;
import io.serbench.catalog.Tags;
import io.serbench.report.Report.Remark.Reason;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Curves.Curve;
import io.serbench.report.block.Block.Curves.Point;
import io.serbench.report.block.Block.Curves.Tick;
import io.serbench.report.format.Html;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.RowInfo;
import io.serbench.site.Markup.Column;
import io.serbench.site.Markup.Fact;
import io.serbench.site.Markup.Words;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The page of a row: what it is good for, its place among others, and its history over versions of
 * its library, JDKs and dates. Each table, with its scale of bars, is for one machine and one
 * setting.
 */
final class RowPage {
  private static final List<Column> PLACES =
      List.of(
          new Column("Measured on", true),
          new Column("rank by total", false),
          new Column("x fastest", false),
          new Column("rank by size", false),
          new Column("x smallest", false));

  /** The most ticks of an axis whose labels do not overlap. */
  private static final int TICKS = 5;

  private static final Comparator<Figure> BY_VERSION =
      Comparator.comparing(Figure::version, LibraryVersion.ORDER)
          .thenComparing(Figure::started)
          .thenComparing(figure -> figure.cell().id().name());

  /** Sorts by JDK, version of the library, and date, oldest first. */
  private static final Comparator<Figure> BY_AGE =
      Comparator.comparingInt((Figure figure) -> figure.jvm().feature()).thenComparing(BY_VERSION);

  private final String name;
  private final List<Figure> figures;
  private final Map<String, List<String>> cautions;
  private final List<String> byProcessor;
  private final Set<String> notes = new LinkedHashSet<>();

  /**
   * Creates the page.
   *
   * @param figures the figures of the row, newest runs first
   * @param cautions reasons not to trust runs, by their names
   * @param byProcessor sentences on how its times depend on the processor
   */
  RowPage(
      String name,
      List<Figure> figures,
      Map<String, List<String>> cautions,
      List<String> byProcessor) {
    this.name = name;
    this.figures = figures;
    this.cautions = cautions;
    this.byProcessor = byProcessor;
  }

  /**
   * Returns the page as HTML.
   *
   * @param rivals all rivals of the site
   * @param catalog supplies recorded verdicts
   */
  String page(List<Rivals> rivals, Catalog catalog) {
    Optional<Row> row = catalog.find(name);
    String history = history();
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
                Html.escape(name),
                Html.escape(figures.get(0).cell().row().info().description()),
                goodFor(row, catalog),
                places(rivals),
                history,
                about(row, catalog),
                notes());
    return Markup.BELOW.page(name, "", body);
  }

  private static String goodFor(Optional<Row> row, Catalog catalog) {
    return row.map(
            known ->
                "<h2>Good for</h2>\n"
                    + Markup.facts(
                        List.of(
                            new Fact("Answers", answers(known, catalog)),
                            new Fact("Meets", Html.escape(needs(known))),
                            new Fact("Read by", Html.escape(catalog.recorded().readBy(known))))))
        .orElse("");
  }

  private static String answers(Row row, Catalog catalog) {
    return Question.ALL.stream()
        .filter(question -> !question.asksNothing() && question.isMet(row, catalog))
        .map(question -> Markup.BELOW.link(Links.question(question.word()), question.title()))
        .collect(Collectors.joining(" · "));
  }

  /** Returns the names of the needs that the row meets, as in {@code -need=}. */
  private static String needs(Row row) {
    return Need.ALL.stream()
        .filter(need -> need.isMet(row, Question.NEWEST_JDK))
        .map(Need::word)
        .collect(Collectors.joining(", "));
  }

  /** Returns the section with its ranks; empty if it has no rivals. */
  private String places(List<Rivals> rivals) {
    List<List<String>> lines = new ArrayList<>();
    for (Rivals some : Rivals.onNewestJdks(rivals, name)) {
      Figure own = some.of(name).orElseThrow();
      lines.add(
          List.of(
              Markup.BELOW.link(Links.run(own.run()), some.words()),
              some.rankByTotal(own),
              times(some, own, Metrics.TOTAL),
              some.rankBySize(own),
              times(some, own, Metrics.SIZE)));
    }
    return lines.isEmpty()
        ? ""
        : "<h2>Place among others</h2>\n"
            + "<p>On the newest JDK, in the newest run with about as many rows as any. Ranks with ="
            + " are tied.</p>\n"
            + Markup.table("Place among others", PLACES, lines);
  }

  private static String times(Rivals rivals, Figure own, Metric metric) {
    return rivals.by(metric, row -> true).stream()
        .findFirst()
        .filter(best -> own.cell().value(metric).isPresent())
        .map(best -> Digits.fixed(2, own.value(metric) / best.value(metric)))
        .orElse(Digits.NONE);
  }

  private String about(Optional<Row> row, Catalog catalog) {
    RowInfo info = figures.get(0).cell().row().info();
    List<Fact> facts = new ArrayList<>();
    Tags tags = row.map(Row::tags).orElse(info.tags());
    facts.add(
        new Fact(
            "Kind", Html.escape(tags.effort() + ", " + tags.format() + ", " + tags.structure())));
    facts.add(new Fact("Library", library(row)));
    row.ifPresent(
        known -> {
          facts.add(new Fact("Settings", Html.escape(known.guide().settings())));
          facts.add(new Fact("Calls", Html.escape(known.guide().calls())));
          facts.add(new Fact("Types", Html.escape(catalog.recorded().members(known))));
          facts.add(
              new Fact(
                  "Untrusted bytes", known.library().stance().map(RowPage::stance).orElse("")));
        });
    facts.add(new Fact("Features", features(tags.features())));
    row.ifPresent(
        known ->
            facts.add(new Fact("Claimed, not tried", features(catalog.recorded().claims(known)))));
    return Markup.facts(facts);
  }

  private String library(Optional<Row> row) {
    LibraryInfo known = row.map(Row::library).orElse(LibraryInfo.JDK);
    String library = figures.get(0).library();
    return row.isEmpty()
        ? Html.escape(library)
        : Markup.BELOW.link(known.site(), known.name())
            + Html.escape(
                (known.name().equals(library) ? "" : ", " + library) + ", " + known.licence());
  }

  private static String stance(Stance stance) {
    return "its authors say: "
        + Markup.BELOW.link(stance.source(), stance.word())
        + " ("
        + Html.escape(stance.said())
        + ")";
  }

  private static String features(List<Feature> features) {
    return features.stream()
        .map(feature -> Html.escape(feature.name()))
        .collect(Collectors.joining(", "));
  }

  private String history() {
    StringBuilder html = new StringBuilder("<h2>History</h2>\n<p>");
    html.append(Markup.UNITS).append("</p>\n");
    if (figures.stream().map(figure -> figure.setting().machine()).distinct().count() > 1) {
      html.append(
          "<p>Figures of different machines do not compare: each has its own tables.</p>\n");
    }
    for (String sentence : byProcessor) {
      html.append("<p>").append(Html.escape(sentence)).append("</p>\n");
    }
    // The settings with most figures come first.
    List<Map.Entry<Setting, List<Figure>>> settings =
        figures.stream()
            .collect(
                Collectors.groupingBy(Figure::setting, LinkedHashMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .sorted(Comparator.comparing(entry -> -entry.getValue().size()))
            .toList();
    return html
        + Markup.byMachine(
            "h3", settings, Map.Entry::getKey, entry -> table(entry.getKey(), entry.getValue()));
  }

  private String table(Setting setting, List<Figure> some) {
    String label = setting.words() + " on " + setting.machine().words();
    return "<h4>"
        + Html.escape(setting.words())
        + "</h4>\n"
        + drawn(label, some)
        + Markup.figures(
            label,
            some.stream().sorted(BY_AGE).toList(),
            List.of(
                new Words("Version", RowPage::version),
                new Words("JDK", figure -> Html.escape(figure.jdk())),
                new Words("Measured", RowPage::measured)),
            Markup.METRICS,
            List.of(new Words("Notes", this::marks)));
  }

  /**
   * Returns a chart of totals over versions of the library, or over dates if there is one version,
   * with a line for each JDK; empty if there is only one step.
   */
  private static String drawn(String label, List<Figure> some) {
    List<Figure> timed =
        some.stream()
            .filter(
                figure -> figure.ranks() || figure.cell().row().info().libraryFile().isPresent())
            .filter(figure -> figure.cell().value(Metrics.TOTAL).isPresent())
            .sorted(BY_VERSION)
            .toList();
    List<String> versions = timed.stream().map(Figure::version).distinct().toList();
    Function<Figure, String> step = versions.size() > 1 ? Figure::version : Figure::day;
    List<String> steps = timed.stream().map(step).distinct().toList();
    if (steps.size() < 2) {
      return "";
    }
    // The axis of curves is logarithmic, so steps of equal width are powers. The newest figure of a
    // step wins.
    Map<Integer, Map<Double, Point>> lines = new TreeMap<>();
    for (Figure figure : timed) {
      double across = Math.exp(steps.indexOf(step.apply(figure)));
      Measure total = figure.cell().value(Metrics.TOTAL).orElseThrow();
      lines
          .computeIfAbsent(figure.jvm().feature(), none -> new TreeMap<>())
          .put(across, new Point(across, total));
    }
    int every = (steps.size() + TICKS - 1) / TICKS;
    List<Tick> ticks = new ArrayList<>();
    for (String each : steps) {
      boolean named = (steps.size() - 1 - ticks.size()) % every == 0;
      ticks.add(new Tick(Math.exp(ticks.size()), named ? each : ""));
    }
    List<Curve> curves = new ArrayList<>();
    lines.forEach(
        (jdk, points) -> curves.add(new Curve("JDK " + jdk, List.copyOf(points.values()))));
    String days = Published.days(timed.stream().map(Figure::day));
    String across = versions.size() > 1 ? "version of the library" : "measured on";
    return WebPage.figure(
        new Curves("Total on " + label + ", " + days, across, "total, ns", ticks, curves));
  }

  private static String version(Figure figure) {
    String variant = figure.cell().id().variantName();
    boolean told = variant.isEmpty() || variant.equals(figure.version());
    String jar =
        figure
            .cell()
            .row()
            .info()
            .libraryFile()
            .filter(file -> !file.name().contains(figure.version()))
            .map(file -> ", " + file.name())
            .orElse("");
    return Html.escape(figure.version() + (told ? "" : " (" + variant + ")") + jar);
  }

  private static String measured(Figure figure) {
    String link = Markup.BELOW.link(Links.run(figure.run()), figure.day());
    return "<span class=\"kept\">" + link + "</span>";
  }

  /** Returns links to the notes on a figure. */
  private String marks(Figure figure) {
    List<String> marks = new ArrayList<>();
    for (String caution : cautions.getOrDefault(figure.run(), List.of())) {
      marks.add(mark("The whole run: " + caution));
    }
    for (Reason reason : figure.remark().reasons()) {
      marks.add(mark(reason.what() + (reason.how().isEmpty() ? "" : ": " + reason.how())));
    }
    return String.join(" ", marks);
  }

  private String mark(String note) {
    notes.add(note);
    int number = List.copyOf(notes).indexOf(note) + 1;
    return "<a href=\"#note-%s\" aria-label=\"Note %s\">%s</a>".formatted(number, number, number);
  }

  private String notes() {
    StringBuilder html = new StringBuilder();
    if (!notes.isEmpty()) {
      html.append("<h2>Notes</h2>\n<ol class=\"notes\">\n");
      int number = 0;
      for (String note : notes) {
        number++;
        html.append("<li id=\"note-%s\">".formatted(number)).append(Html.escape(note));
        html.append("</li>\n");
      }
      html.append("</ol>\n");
    }
    return html.toString();
  }
}
