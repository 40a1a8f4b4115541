package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a library's authors say of decoding bytes from outside. The resource {@code stances.csv} has
 * it: a library is judged by what it promises.
 *
 * @param word in a word or two, for tables: {@code trusted only}
 * @param said in their words, or nearly
 * @param source where they say it
 */
public record Stance(String word, String said, String source) {
  private static final int FIELDS = 4;

  /** Loaded when the first is asked for. */
  private static final class All {
    private static final Map<String, Stance> BY_LIBRARY =
        byLibrary("stances.csv", fields -> new Stance(fields[1], fields[2], fields[3]));

    private All() {}
  }

  /** Of a library by its name; empty where nothing was found. */
  static Optional<Stance> of(String library) {
    return Optional.ofNullable(All.BY_LIBRARY.get(library));
  }

  /**
   * What a resource says of libraries: below a heading, a line for each with its name first.
   *
   * @param line what becomes of a line's four fields
   */
  static <T> Map<String, T> byLibrary(String resource, Function<String[], T> line) {
    Map<String, T> all = new HashMap<>();
    try (InputStream in = Stance.class.getResourceAsStream(resource);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      reader.readLine();
      for (String text = reader.readLine(); text != null; text = reader.readLine()) {
        String[] fields = text.split("\\|", FIELDS);
        all.put(fields[0], line.apply(fields));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }
}
