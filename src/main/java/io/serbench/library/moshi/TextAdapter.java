package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import io.serbench.library.shared.TextForm;
import java.io.IOException;
import java.math.BigDecimal;

/**
 * Writes and reads value classes of the JDK as JSON strings. Moshi rejects platform classes without
 * an adapter.
 *
 * @see <a href="https://github.com/square/moshi#built-in-type-adapters">Moshi's README, "Built-in
 *     Type Adapters"</a>
 */
final class TextAdapter<V> extends JsonAdapter<V> {
  private static final TextForm<BigDecimal> DECIMAL =
      new TextForm<>(BigDecimal.class, BigDecimal::new);

  private final TextForm<V> form;

  private TextAdapter(TextForm<V> form) {
    this.form = form;
  }

  static void addTo(Moshi.Builder builder) {
    add(builder, DECIMAL);
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      add(builder, each);
    }
  }

  private static <V> void add(Moshi.Builder builder, TextForm<V> form) {
    builder.add(form.type(), new TextAdapter<>(form).nullSafe());
  }

  @Override
  public V fromJson(JsonReader reader) throws IOException {
    return form.parser().apply(reader.nextString());
  }

  @Override
  public void toJson(JsonWriter writer, V value) throws IOException {
    writer.value(value.toString());
  }
}
