package io.serbench.dataset.own;

import io.serbench.dataset.AboutData;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.EmbeddedData;
import io.serbench.dataset.EmbeddedSet;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Recipe;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * JSON that comes with serbench, such as real programs send. It has no class, and goes the way of a
 * user's JSON: as maps and lists, on the rows that turn out to carry it.
 *
 * @param name in full: {@code json.log}
 */
public record EmbeddedJson(String name) implements EmbeddedSet {
  /** All that there are. */
  public static final List<EmbeddedJson> ALL =
      AboutData.names("json").stream().map(EmbeddedJson::new).toList();

  @Override
  public OwnType type() {
    return OwnType.JSON;
  }

  @Override
  public String typeName() {
    return type().toString();
  }

  @Override
  public List<Class<?>> classes() {
    return List.of();
  }

  @Override
  public DatasetSource source() {
    return new DatasetSource(
        name,
        type(),
        new Recipe.Json(
            type(), "serbench", Bytes.of(EmbeddedData.bytes(name)), FileReading.DEFAULT));
  }

  @Override
  public String export() {
    return new String(EmbeddedData.bytes(name), StandardCharsets.UTF_8);
  }
}
