package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The data files within the jar. */
public final class EmbeddedData {
  private EmbeddedData() {}

  /**
   * The value in {@code /data/NAME.json}.
   *
   * @param name the name of the data set
   * @param type a record or a bean, whose properties are those of the file
   */
  public static <F> F read(String name, Class<F> type) {
    try {
      return JsonDataFile.parse(bytes(name), name, type);
    } catch (DataFileException e) {
      throw new IllegalStateException("the embedded data set is broken: " + e.getMessage(), e);
    }
  }

  /** The bytes of {@code /data/NAME.json}. */
  public static byte[] bytes(String name) {
    String resource = "/data/" + name + ".json";
    try (InputStream in = EmbeddedData.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no embedded data set " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
