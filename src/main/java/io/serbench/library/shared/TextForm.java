package io.serbench.library.shared;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A class of the JDK whose values are written as their {@link Object#toString()}, for libraries
 * that do not know the class.
 *
 * @param parser returns the value of a string
 */
public record TextForm<V>(Class<V> type, Function<String, V> parser) {
  /** The classes of {@code java.time}, which older libraries do not know. */
  public static final List<TextForm<?>> TIMES =
      List.of(
          new TextForm<>(LocalDate.class, LocalDate::parse),
          new TextForm<>(LocalTime.class, LocalTime::parse),
          new TextForm<>(LocalDateTime.class, LocalDateTime::parse),
          new TextForm<>(OffsetDateTime.class, OffsetDateTime::parse),
          new TextForm<>(ZonedDateTime.class, ZonedDateTime::parse),
          new TextForm<>(Instant.class, Instant::parse),
          new TextForm<>(Duration.class, Duration::parse));

  public static final List<TextForm<?>> UUIDS_AND_TIMES =
      Stream.concat(TIMES.stream(), Stream.of(new TextForm<>(UUID.class, UUID::fromString)))
          .toList();

  /** Returns the classes of forms, and others. */
  public static Class<?>[] classes(List<TextForm<?>> forms, Class<?>... others) {
    return Stream.concat(forms.stream().map(TextForm::type), Stream.of(others))
        .toArray(Class<?>[]::new);
  }
}
