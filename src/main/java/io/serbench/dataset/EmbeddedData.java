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
    String resource = "/data/" + name + ".json";
    try (InputStream in = EmbeddedData.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no embedded data set " + name);
      }
      return JsonDataFile.parse(in, name, type);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    } catch (DataFileException e) {
      throw new IllegalStateException("the embedded data set is broken: " + e.getMessage(), e);
    }
  }
}
