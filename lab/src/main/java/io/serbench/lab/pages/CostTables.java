package io.serbench.lab.pages;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/**
 * Measures what a warm call does not show. See {@code scripts/costs.sh} for sections and options.
 */
final class CostTables {
  private static final Path FIGURES = Path.of("src/main/resources/io/serbench/catalog/costs.csv");
  private static final Path PAGE = Path.of("docs/results/costs.md");
  private static final Path SECTIONS = Path.of("docs/results/costs");
  private static final String TWELVE =
      "kryo-flat,fory-registered,fst,protobuf-edition2023,thrift-compact,avro-specific-string,"
          + "json/jackson/databind,json/google-gson/databind,json/fastjson2/databind,"
          + "java-built-in-serializer,cbor/jackson3/databind,protostuff-runtime";

  /** A figure of {@code serbench show}: its column, and where it stands in the sections' files. */
  private record Figure(String column, String section, String suffix, String heading) {}

  private static final List<Figure> ALL =
      List.of(
          new Figure("start", "start", "", "start"),
          new Figure("start.aot", "start", "@aot", "start"),
          new Figure("kept", "memory", "", "kept"),
          new Figure("kept.large", "memory", "", "kept.large"),
          new Figure("buffers", "memory", "", "buffers"),
          new Figure("kept.after", "memory", "", "kept.after"),
          new Figure("heap.10M", "heap", " media-list.10M", "heap.min"),
          new Figure("heap.stream", "stream", "", "heap.min"));

  private static final String TABLE_HEAD =
      """
      | | start | from a cache | kept | after 10 MB | of this, buffers | later | heap, 10 MB | heap, stream |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      """;

  /** Sections of a report of a run that are left out: all but the table of rows and its notes. */
  private static final Pattern LEFT_OUT =
      Pattern.compile(
          "## (Ranking|Side by side|Tags|Libraries|JVM flags|Columns|Machine|.*[Ss]erializers .*on"
              + " ).*");

  /** Lines of the head of a report that say nothing about the rows. */
  private static final Pattern NOT_ABOUT_ROWS =
      Pattern.compile(
          "(- \\*\\*(Arguments|Seed|OS|Caches|Memory|Black hole|Byte order)|All rows that"
              + " decode).*");

  private static final Pattern LABELLED = Pattern.compile("- \\*\\*(.*?)\\*\\*: (.*)");

  private final Map<String, String> environment;
  private final Map<String, Measuring> sections = new LinkedHashMap<>();

  /** Returns the report of a section, as Markdown. */
  private interface Measuring {
    String report() throws IOException, InterruptedException;
  }

  private CostTables(Map<String, String> environment) {
    this.environment = environment;
    String sizes =
        Stream.of(option("SIZES", "1M,10M,100M").split(",", -1))
            .map("media-list."::concat)
            .collect(joining(",", "-data=", ""));
    String jdks = option("JDKS", "17,25");
    String forks = "-forks=" + option("FORKS", "5");
    sections.put("start", () -> cost(jdks, "startup", "-aot", forks));
    sections.put("memory", () -> cost(jdks, "memory", forks));
    sections.put("heap", () -> cost(jdks, "heap", sizes));
    sections.put("stream", () -> cost(jdks, "heap", "-transport=stream", "-items=40000"));
    // A fixed, ample heap; otherwise, resizing and garbage collection would dominate.
    sections.put(
        "speed", () -> run(jdks, sizes, "-columns=mb.ser,mb.deser", "-jvm-args=-Xms4g -Xmx4g"));
    sections.put("compressors", () -> run(jdks, "-compress=deflate:6,zstd:3,lz4,snappy"));
    sections.put(
        "garbage",
        () -> run(jdks, "-columns=alloc.ser,alloc.deser,gc,gc.pause", "-gc=parallel,g1,zgc"));
    String last = jdks.substring(jdks.lastIndexOf(',') + 1);
    sections.put("threads", () -> run(last, "-threads=1,2,virtual:64"));
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    CostTables tables = new CostTables(System.getenv());
    List<String> names =
        args.length == 0 ? List.copyOf(tables.sections.keySet()) : new ArrayList<>(List.of(args));
    for (String name : names) {
      if (!name.equals("figures") && !tables.sections.containsKey(name)) {
        System.err.println(
            "costs.sh: no section is named '"
                + name
                + "'; expected "
                + String.join(", ", tables.sections.keySet())
                + " or figures");
        System.exit(2);
      }
    }
    for (String name : names) {
      if (!name.equals("figures")) {
        String report = tables.sections.get(name).report();
        Files.writeString(SECTIONS.resolve(name + ".csv"), values(report));
      }
    }
    String figures = figures(section -> Files.readString(SECTIONS.resolve(section + ".csv")));
    Files.writeString(FIGURES, figures);
    MarkedPage.put(PAGE, "costs", table(figures));
  }

  private String option(String name, String usual) {
    return environment.getOrDefault(name, usual);
  }

  private List<String> command(String jdks, String... options) {
    List<String> command = new ArrayList<>(List.of(options));
    command.add("-include=" + option("ROWS", TWELVE));
    command.add("-jvm=" + jdks);
    return command;
  }

  private String cost(String jdks, String... options) throws IOException, InterruptedException {
    List<String> command = command(jdks, options);
    command.add(0, "cost");
    command.add("-as=markdown");
    return Jar.run(command);
  }

  /** Returns the report of a run, with only the full table of rows. */
  private String run(String jdks, String... options) throws IOException, InterruptedException {
    List<String> command = command(jdks, options);
    Path folder = Files.createTempDirectory("costs");
    Path result = folder.resolve("result.json");
    Path report = folder.resolve("report.md");
    command.addAll(0, List.of("run", "-forks=" + option("FORKS", "3")));
    command.addAll(List.of("-sort=name", "-group=kind", "-verbose"));
    command.addAll(List.of("-out=" + result, "-report=" + report));
    try {
      Jar.run(command);
      return aboutRows(Files.readString(report));
    } finally {
      for (Path path : List.of(result, report, folder)) {
        Files.deleteIfExists(path);
      }
    }
  }

  static String aboutRows(String report) {
    StringBuilder kept = new StringBuilder();
    boolean dropped = false;
    for (String line : report.lines().toList()) {
      if (line.startsWith("## ")) {
        dropped = LEFT_OUT.matcher(line).matches();
      }
      if (!dropped && !NOT_ABOUT_ROWS.matcher(line).matches()) {
        kept.append(line).append('\n');
      }
    }
    return kept.toString();
  }

  /** Returns a line for each value in a table, each line of the head, and each note. */
  static String values(String report) {
    StringBuilder lines = new StringBuilder("table,row,column,value\n");
    String table = "";
    List<String> headings = List.of();
    for (String line : report.replace("\\", "").lines().toList()) {
      Matcher labelled = LABELLED.matcher(line);
      if (line.matches("#+ .*")) {
        String title = line.replaceFirst("#+ ", "");
        table = title.equals("Results") ? "" : title;
      } else if (labelled.matches()) {
        lines.append(Csv.line(List.of(table, labelled.group(1), "", labelled.group(2))));
      } else if (line.startsWith("- ")) {
        lines.append(Csv.line(List.of(table, "", "", line.substring(2))));
      } else if (line.startsWith("|  |")) {
        headings = headings(cells(line));
      } else if (line.startsWith("| ") && line.charAt(2) != '-') {
        List<String> cells = cells(line);
        for (int i = 1; i < cells.size(); i++) {
          if (!cells.get(i).isEmpty()) {
            lines.append(Csv.line(List.of(table, cells.get(0), headings.get(i), cells.get(i))));
          }
        }
      }
    }
    return lines.toString();
  }

  private static List<String> cells(String line) {
    String inner = line.replaceAll("^\\| *| *\\|$", "");
    return List.of(inner.split(" *\\| *", -1));
  }

  /** Returns the headings; that of an interval has the name of the column before it. */
  private static List<String> headings(List<String> cells) {
    List<String> headings = new ArrayList<>();
    for (String cell : cells) {
      headings.add(cell.equals("±") ? headings.get(headings.size() - 1) + " ±" : cell);
    }
    return headings;
  }

  /** Reads the text of a section. */
  interface Sections {
    String read(String section) throws IOException;
  }

  /** Returns the figures for {@code serbench show}, a line for each row and JDK. */
  static String figures(Sections sections) throws IOException {
    Map<List<String>, String> found = new HashMap<>();
    List<String> order = new ArrayList<>();
    for (String section : ALL.stream().map(Figure::section).distinct().toList()) {
      for (CSVRecord line : Csv.read(sections.read(section))) {
        if (line.get("table").isEmpty() && !line.get("column").isEmpty()) {
          String row = line.get("row").replaceFirst("\\*$", "");
          found.put(List.of(section, row, line.get("column")), line.get("value"));
          if (section.equals("memory") && line.get("column").equals("kept")) {
            order.add(row);
          }
        }
      }
    }
    Function<String, String> line =
        row ->
            Csv.line(
                Stream.concat(
                        Stream.of(row.split("@jdk", 2)),
                        ALL.stream()
                            .map(it -> List.of(it.section(), row + it.suffix(), it.heading()))
                            .map(key -> Optional.ofNullable(found.get(key)).orElse("")))
                    .toList());
    String head = "row,jdk," + ALL.stream().map(Figure::column).collect(joining(",")) + "\n";
    return order.stream().map(line).collect(joining("", head, ""));
  }

  /** Returns the figures as a table of the page. */
  static String table(String figures) {
    return Csv.read(figures).stream()
        .map(
            line ->
                "| "
                    + line.get("row")
                    + "@jdk"
                    + line.get("jdk")
                    + " | "
                    + line.stream().skip(2).collect(joining(" | ")).replace("~", "\\~")
                    + " |\n")
        .collect(joining("", TABLE_HEAD, ""));
  }
}
