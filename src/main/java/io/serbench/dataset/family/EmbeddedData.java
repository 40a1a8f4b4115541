package io.serbench.dataset.family;

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.serbench.dataset.Resource;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The data files in the jar. */
public final class EmbeddedData {
  /**
   * Binds bytes by setters, as the rows of Jackson do: a fork may measure one of them next, and the
   * JIT compiler must not have profiled other paths.
   */
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

  private EmbeddedData() {}

  /** Returns the value in {@code /data/NAME.json}, as a record or a bean with its properties. */
  public static <F> F read(String name, Class<F> type) {
    try {
      return MAPPER.readValue(bytes(name), type);
    } catch (IOException e) {
      throw new UncheckedIOException("the embedded data set " + name + " is broken", e);
    }
  }

  /** Returns the bytes of {@code /data/NAME.json}. */
  public static byte[] bytes(String name) {
    return Resource.bytes(EmbeddedData.class, "/data/" + name + ".json");
  }
}
