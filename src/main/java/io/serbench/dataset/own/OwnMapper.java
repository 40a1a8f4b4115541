package io.serbench.dataset.own;

import java.lang.reflect.Type;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The user's {@code -mapper=}, which rows of its library use and which reads the file: an {@code
 * ObjectMapper} of Jackson 2 or 3, a {@code Gson} or a {@code Moshi}.
 */
public final class OwnMapper {
  /** The system property that has the name of its class in a fork. */
  public static final String PROPERTY = "serbench.mapper";

  /** What the class must extend or implement. */
  public static final Set<String> KINDS =
      Set.of(
          "com.fasterxml.jackson.databind.ObjectMapper",
          "tools.jackson.databind.ObjectMapper",
          "com.google.gson.Gson",
          "com.squareup.moshi.Moshi",
          Supplier.class.getName());

  private OwnMapper() {}

  /**
   * Reads JSON with a library's mapper. A service listed in {@code META-INF/services}, because only
   * adapters know libraries.
   */
  public interface Reading {
    /**
     * Returns a reader for a type with the user's mapper; empty if it is of another library.
     *
     * @param skipsUnknown whether fields that the class does not have are skipped
     */
    Optional<Reader> of(Type type, boolean skipsUnknown);
  }

  /** Reads one value. */
  @FunctionalInterface
  public interface Reader {
    /** Returns the value; null if the JSON is {@code null}. */
    Object read(String json) throws Exception;
  }

  /**
   * Returns a new mapper of the user's; empty if the user has none of this class.
   *
   * @throws IllegalStateException if the user's class provides no mapper
   */
  public static <M> Optional<M> create(Class<M> mapper) {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(OwnMapper::create)
        .filter(mapper::isInstance)
        .map(mapper::cast);
  }

  /** Returns a reader with the user's mapper, if there is one that a {@link Reading} knows. */
  static Optional<Reader> reader(Type type, boolean skipsUnknown) {
    if (System.getProperty(PROPERTY) == null) {
      return Optional.empty();
    }
    return ServiceLoader.load(Reading.class).stream()
        .flatMap(reading -> reading.get().of(type, skipsUnknown).stream())
        .findFirst();
  }

  private static Object create(String className) {
    Object made;
    try {
      made = Class.forName(className).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("-mapper=" + className + " cannot be made", e);
    }
    Object mapper = made instanceof Supplier<?> supplier ? supplier.get() : made;
    if (mapper == null || !isMapper(mapper.getClass())) {
      throw new IllegalStateException(
          "-mapper=" + className + " gives no ObjectMapper, Gson or Moshi: " + mapper);
    }
    return mapper;
  }

  private static boolean isMapper(Class<?> type) {
    return Stream.<Class<?>>iterate(type, above -> above != null, Class::getSuperclass)
        .anyMatch(above -> KINDS.contains(above.getName()));
  }
}
