package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * What one warm call of a row does not show, as it was measured on one JDK for {@code
 * docs/results/costs.md}. {@code scripts/costs.sh} makes the resource {@code costs.csv} and the
 * table of that page: {@code ~} before figures with wide intervals, and nothing where there is
 * none.
 *
 * @param jdk feature version
 * @param start ms from touching the library until the first object is read back
 * @param cached the same from a CDS archive or an AOT cache
 * @param kept kB that a serializer and its thread keep after small messages
 * @param keptLarge kB that they keep after a message of 10 MB
 * @param buffers of these, kB in buffers of serbench's adapter
 * @param keptAfter kB that they keep after small messages again
 * @param heap the smallest heap for a value of 10 MB, in MiB
 * @param stream the smallest heap for a stream of 100 MB, in MiB
 */
public record Costs(
    String jdk,
    String start,
    String cached,
    String kept,
    String keptLarge,
    String buffers,
    String keptAfter,
    String heap,
    String stream) {
  private static final double KILO = 1000;
  private static final double MEBI = 1 << 20;
  private static final MathContext DIGITS = new MathContext(2);

  /** Where they come from, for readers. */
  public static final String SOURCE = "measured for docs/results/costs.md, which says how";

  /** Those of a row, by JDK; empty for one that is not on the page. */
  public static List<Costs> of(Row row) {
    List<Costs> costs = new ArrayList<>();
    try (InputStream in = Costs.class.getResourceAsStream("costs.csv");
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      reader.readLine();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        // The last figure may be missing.
        Iterator<String> words = List.of(line.split(",", -1)).iterator();
        if (words.next().equals(row.name())) {
          costs.add(
              new Costs(
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next(),
                  words.next()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return costs;
  }

  /** In a line of two significant digits, without what is missing. */
  public String words() {
    List<String> parts = new ArrayList<>();
    add(parts, "first object after %s", millis(start));
    add(parts, "%s from a cache", millis(cached));
    add(parts, "keeps %s", bytes(kept, KILO));
    add(
        parts,
        "%s after a message of 10 MB (of which serbench's buffers: %s)",
        bytes(keptLarge, KILO),
        bytes(buffers, KILO));
    add(parts, "%s after small ones again", bytes(keptAfter, KILO));
    add(parts, "needs a heap of %s for such a message", bytes(heap, MEBI));
    add(parts, "of %s for a stream of 100 MB", bytes(stream, MEBI));
    return "JDK " + jdk + ": " + String.join(", ", parts);
  }

  private static String millis(String figure) {
    return with(figure, millis -> rounded(millis) + " ms");
  }

  /** In kB, or in MB from a thousand of them on. */
  private static String bytes(String figure, double unit) {
    return with(
        figure,
        count -> {
          double kilobytes = count * unit / KILO;
          return kilobytes < KILO ? rounded(kilobytes) + " kB" : rounded(kilobytes / KILO) + " MB";
        });
  }

  private static String rounded(double value) {
    return BigDecimal.valueOf(value).round(DIGITS).stripTrailingZeros().toPlainString();
  }

  /** Keeps the sign of a wide interval, and nothing where there is no figure. */
  private static String with(String figure, DoubleFunction<String> written) {
    String wide = figure.startsWith("~") ? "~" : "";
    return figure.isEmpty()
        ? ""
        : wide + written.apply(Double.parseDouble(figure.substring(wide.length())));
  }

  private static void add(List<String> parts, String text, String... figures) {
    if (!List.of(figures).contains("")) {
      parts.add(text.formatted((Object[]) figures));
    }
  }
}
