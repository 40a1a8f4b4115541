package io.serbench.lab.pages;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures rows with {@code Unsafe} allowed and with it denied. See {@code scripts/future-cost.sh}.
 */
final class FallbackCost {
  private static final Path RECORDED =
      Path.of("src/main/resources/io/serbench/catalog/recorded.csv");
  private static final Path PAGE = Path.of("docs/results/future.md");

  /** The section about times: the other differences were caused on purpose. */
  private static final Pattern TIMES =
      Pattern.compile("^## Times.*\n((?s:.*?))^## Geometric", Pattern.MULTILINE);

  private FallbackCost() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 0) {
      System.err.println("future-cost.sh: expected a JDK first, 24 or later");
      System.exit(2);
    }
    String rows = rowsWithFallback(Files.readString(RECORDED));
    Path folder = Files.createTempDirectory("future-cost");
    Path allowed = folder.resolve("allow.json");
    Path denied = folder.resolve("deny.json");
    try {
      for (Path result : List.of(allowed, denied)) {
        String access = result.getFileName().toString().replace(".json", "");
        List<String> run = new ArrayList<>(List.of("run", "-jvm=" + args[0], "-include=" + rows));
        run.add("-jvm-args=--sun-misc-unsafe-memory-access=" + access);
        run.add("-out=" + result);
        run.addAll(List.of(args).subList(1, args.length));
        Jar.run(run);
      }
      String compared =
          Jar.run(List.of("compare", allowed.toString(), denied.toString(), "-as=markdown"));
      MarkedPage.put(PAGE, "future-cost", times(compared));
    } finally {
      for (Path path : List.of(allowed, denied, folder)) {
        Files.deleteIfExists(path);
      }
    }
  }

  /**
   * Returns the rows that {@code check jdk} saw warn, separated by commas.
   *
   * @throws IllegalArgumentException if there is none
   */
  static String rowsWithFallback(String recorded) {
    String rows =
        Csv.read(recorded).stream()
            .filter(line -> line.get("check").equals("jdk"))
            .filter(line -> line.get("question").equals("outlook"))
            .filter(line -> line.get("verdict").equals("warns"))
            .map(line -> line.get("row"))
            .collect(joining(","));
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("no row with a fallback is recorded");
    }
    return rows;
  }

  /** Returns the table of times in a comparison in Markdown. */
  static String times(String compared) {
    Matcher section = TIMES.matcher(compared);
    if (!section.find()) {
      throw new IllegalArgumentException("the comparison has no times:\n" + compared);
    }
    return section.group(1);
  }
}
