package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.UUID;
import java.util.function.Function;

/**
 * The JDK's value classes as JSON strings, for Moshi, which refuses classes of the platform for
 * which it is given no adapter.
 *
 * @see <a href="https://github.com/square/moshi#built-in-type-adapters">Moshi's README, "Built-in
 *     Type Adapters"</a>
 */
final class JdkStrings<V> extends JsonAdapter<V> {
  private final Function<String, V> parser;

  private JdkStrings(Function<String, V> parser) {
    this.parser = parser;
  }

  static void addTo(Moshi.Builder builder) {
    add(builder, BigDecimal.class, BigDecimal::new);
    add(builder, BigInteger.class, BigInteger::new);
    add(builder, Instant.class, Instant::parse);
    add(builder, LocalDate.class, LocalDate::parse);
    add(builder, LocalDateTime.class, LocalDateTime::parse);
    add(builder, OffsetDateTime.class, OffsetDateTime::parse);
    add(builder, UUID.class, UUID::fromString);
  }

  private static <V> void add(Moshi.Builder builder, Class<V> type, Function<String, V> parser) {
    builder.add(type, new JdkStrings<>(parser).nullSafe());
  }

  @Override
  public V fromJson(JsonReader reader) throws IOException {
    return parser.apply(reader.nextString());
  }

  @Override
  public void toJson(JsonWriter writer, V value) throws IOException {
    writer.value(value.toString());
  }
}
