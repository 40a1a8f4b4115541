package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory;
import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.own.OwnMapper;
import io.serbench.library.shared.TextForm;
import java.io.IOException;
import java.math.BigDecimal;

/**
 * Moshi on plain objects, by reflection; on Kotlin's with its own factory for these.
 *
 * @see <a href="https://github.com/square/moshi#kotlin">Moshi's README, "Kotlin"</a>
 */
final class MoshiSerializer<T> extends MoshiJson<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  MoshiSerializer(DataType<T> type) {
    super(adapter(type));
    this.type = type;
  }

  @Override
  public DataType<T> type() {
    return type;
  }

  private static <T> JsonAdapter<T> adapter(DataType<T> type) {
    return OwnMapper.create(Moshi.class).orElseGet(() -> moshi(type)).adapter(type.bound());
  }

  private static Moshi moshi(DataType<?> type) {
    Moshi.Builder builder = new Moshi.Builder();
    TextAdapter.addTo(builder);
    if (Languages.of(type).stream().anyMatch(language -> language.name().equals("Kotlin"))) {
      builder.addLast(new KotlinJsonAdapterFactory());
    }
    return builder.build();
  }

  /**
   * Writes and reads value classes of the JDK as JSON strings. Moshi rejects platform classes
   * without an adapter.
   *
   * @see <a href="https://github.com/square/moshi#built-in-type-adapters">Moshi's README, "Built-in
   *     Type Adapters"</a>
   */
  private static final class TextAdapter<V> extends JsonAdapter<V> {
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
}
