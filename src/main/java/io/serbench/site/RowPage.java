package io.serbench.site;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.Stance;
import io.serbench.catalog.Tags;
import io.serbench.report.Report.Remark.Reason;
import io.serbench.report.format.Html;
import io.serbench.result.RowInfo;
import io.serbench.site.Markup.Column;
import io.serbench.site.Markup.Fact;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Machine;
import io.serbench.site.Published.Setting;
import java.lang.module.ModuleDescriptor.Version;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A row's history: all figures of it, over versions of its library, JDKs and dates. Each table, and
 * each scale of bars, is of one machine and one setting.
 */
final class RowPage {
  private static final List<Column> COLUMNS = columns();

  /** Oldest first in each: JDK, version of the library, date. */
  private static final Comparator<Figure> BY_AGE =
      Comparator.comparingInt((Figure figure) -> figure.jvm().feature())
          .thenComparing(Figure::version, RowPage::compareVersions)
          .thenComparing(Figure::started)
          .thenComparing(figure -> figure.cell().id().name());

  private final String name;
  private final List<Figure> figures;
  private final Map<String, List<String>> cautions;
  private final List<String> byProcessor;
  private final Set<String> notes = new LinkedHashSet<>();

  private RowPage(
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
   * The page.
   *
   * @param figures of that row, newest runs first
   * @param cautions what makes a run less than a result, by the run's name
   * @param byProcessor how its times depend on the processor
   * @param catalog what is known of rows beside their results
   */
  static String of(
      String name,
      List<Figure> figures,
      Map<String, List<String>> cautions,
      List<String> byProcessor,
      Catalog catalog) {
    return new RowPage(name, figures, cautions, byProcessor).page(catalog);
  }

  private static List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("Version", true));
    columns.add(new Column("JDK", true));
    columns.add(new Column("Measured", true));
    columns.addAll(Markup.numberColumns());
    columns.add(new Column("Notes", true));
    return columns;
  }

  private String page(Catalog catalog) {
    Optional<Row> row = catalog.find(name);
    String history = history();
    String body =
        """
        <header class="top">
        <h1><bdi>%s</bdi></h1>
        <p class="lead">%s</p></header>
        <main>
        %s%s%s</main>
        """
            .formatted(
                Html.escape(name),
                Html.escape(figures.get(0).cell().row().info().description()),
                facts(row, catalog),
                history,
                notes());
    return Markup.BELOW.page(name, "", body);
  }

  private String facts(Optional<Row> row, Catalog catalog) {
    RowInfo info = figures.get(0).cell().row().info();
    List<Fact> facts = new ArrayList<>();
    Tags tags = row.map(Row::tags).orElse(info.tags());
    facts.add(
        new Fact(
            "Kind", Html.escape(tags.effort() + ", " + tags.format() + ", " + tags.structure())));
    facts.add(new Fact("Library", library(row, info)));
    row.ifPresent(
        known -> {
          facts.add(new Fact("Settings", Html.escape(known.guide().settings())));
          facts.add(new Fact("Calls", Html.escape(known.guide().calls())));
          facts.add(new Fact("Read by", Html.escape(catalog.readBy(known))));
          facts.add(new Fact("Types", Html.escape(catalog.members(known))));
          facts.add(
              new Fact(
                  "Untrusted bytes", known.library().stance().map(RowPage::stance).orElse("")));
        });
    facts.add(new Fact("Features", features(tags)));
    row.ifPresent(
        known -> facts.add(new Fact("Claimed, not tried", features(catalog.claims(known)))));
    facts.add(new Fact("Answers", answers(row, catalog)));
    return Markup.facts(facts);
  }

  private static String library(Optional<Row> row, RowInfo info) {
    LibraryInfo known = row.map(Row::library).orElse(LibraryInfo.JDK);
    String library = info.library().replaceFirst(":[^:]*$", "");
    return row.isEmpty()
        ? Html.escape(library)
        : Markup.BELOW.link(known.site(), known.name())
            + Html.escape(
                (known.name().equals(library) ? "" : ", " + library) + ", " + known.licence());
  }

  private static String stance(Stance stance) {
    return Html.escape("its authors say: ")
        + Markup.BELOW.link(stance.source(), stance.word())
        + Html.escape(" (" + stance.said() + ")");
  }

  private static String features(Tags tags) {
    return features(tags.features());
  }

  private static String features(List<Feature> features) {
    return features.stream()
        .map(feature -> Html.escape(feature.name()))
        .collect(Collectors.joining(", "));
  }

  private static String answers(Optional<Row> row, Catalog catalog) {
    return row.stream()
        .flatMap(known -> Question.ALL.stream().filter(question -> question.isMet(known, catalog)))
        .map(question -> Markup.BELOW.link(Links.question(question.word()), question.title()))
        .collect(Collectors.joining(" · "));
  }

  private String history() {
    Map<Machine, Map<Setting, List<Figure>>> byMachine = new LinkedHashMap<>();
    for (Figure figure : figures) {
      byMachine
          .computeIfAbsent(figure.setting().machine(), none -> new LinkedHashMap<>())
          .computeIfAbsent(figure.setting(), none -> new ArrayList<>())
          .add(figure);
    }
    StringBuilder html = new StringBuilder("<h2>History</h2>\n<p>");
    html.append(Markup.UNITS).append("</p>\n");
    if (byMachine.size() > 1) {
      html.append(
          "<p>Figures of different machines do not compare: each has its own tables.</p>\n");
    }
    for (String sentence : byProcessor) {
      html.append("<p>").append(Html.escape(sentence)).append("</p>\n");
    }
    byMachine.forEach(
        (machine, settings) -> {
          html.append("<section class=\"machine\"><h3>").append(Html.escape(machine.words()));
          html.append("</h3>\n");
          settings.forEach((setting, some) -> html.append(table(setting, some)));
          html.append("</section>\n");
        });
    return html.toString();
  }

  private String table(Setting setting, List<Figure> some) {
    double most = Markup.longest(some);
    List<List<String>> lines = new ArrayList<>();
    for (Figure figure : some.stream().sorted(BY_AGE).toList()) {
      List<String> line = new ArrayList<>();
      line.add(version(figure));
      line.add(Markup.kept(Html.escape(figure.jvm().version())));
      line.add(Markup.kept(Markup.BELOW.link(Links.run(figure.run()), figure.day())));
      List<String> numbers = Markup.numbers(figure, most);
      line.addAll(numbers);
      if (numbers.size() > 1) {
        line.add(marks(figure));
      }
      lines.add(line);
    }
    String label = setting.words() + " on " + setting.machine().words();
    return "<h4>" + Html.escape(setting.words()) + "</h4>\n" + Markup.table(label, COLUMNS, lines);
  }

  private static String version(Figure figure) {
    String variant = figure.cell().id().variantName();
    boolean told = variant.isEmpty() || variant.equals(figure.version());
    String jar =
        figure.cell().row().info().libraryFile().map(file -> ", " + file.name()).orElse("");
    return Html.escape(figure.version() + (told ? "" : " (" + variant + ")") + jar);
  }

  /** Links to what there is to say of a figure. */
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

  /** As modules compare theirs; what is no such version comes first, by the alphabet. */
  private static int compareVersions(String one, String other) {
    Optional<Version> first = version(one);
    Optional<Version> second = version(other);
    return first.isPresent() && second.isPresent()
        ? first.get().compareTo(second.get())
        : first.isPresent() ? 1 : second.isPresent() ? -1 : one.compareTo(other);
  }

  private static Optional<Version> version(String text) {
    try {
      return Optional.of(Version.parse(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // Such as "17.0.15+6-Debian-1deb12u1", or the JDK's own name.
    }
  }
}
