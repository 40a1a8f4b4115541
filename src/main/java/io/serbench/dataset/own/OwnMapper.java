package io.serbench.dataset.own;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What the user has set up for a library's rows to work by, and for the file to be read by: an
 * {@code ObjectMapper} of Jackson 2 or 3, a {@code Gson} or a {@code Moshi}.
 */
public final class OwnMapper {
  /** The system property that names its class to a child. */
  public static final String PROPERTY = "serbench.mapper";

  private static final Set<String> MAPPERS =
      Set.of(
          "com.fasterxml.jackson.databind.ObjectMapper",
          "tools.jackson.databind.ObjectMapper",
          "com.google.gson.Gson",
          "com.squareup.moshi.Moshi");

  /** What the class has to extend or implement; of Gson's and Moshi's, none can be extended. */
  public static final Set<String> KINDS =
      Set.of(
          "com.fasterxml.jackson.databind.ObjectMapper",
          "tools.jackson.databind.ObjectMapper",
          Supplier.class.getName());

  private OwnMapper() {}

  /**
   * How a library's mapper reads JSON: a service, named in {@code META-INF/services}, because only
   * adapters know libraries.
   */
  public interface Reading {
    /**
     * Reads values of the type by the user's mapper; empty where that is not of this library.
     *
     * @param skipsUnknown whether fields that the class does not have are skipped
     */
    Optional<Reader> of(Type type, boolean skipsUnknown);
  }

  /** Reads one value. */
  @FunctionalInterface
  public interface Reader {
    /** The value; null where the JSON is. */
    Object read(String json) throws Exception;
  }

  /**
   * A new one; empty where the user has none of this class.
   *
   * @throws IllegalStateException where the class that the user names gives none at all
   */
  public static <M> Optional<M> create(Class<M> mapper) {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(OwnMapper::create)
        .filter(mapper::isInstance)
        .map(mapper::cast);
  }

  /** Reads values of the type by the user's mapper; empty where the user has none. */
  static Optional<Reader> reader(Type type, boolean skipsUnknown) {
    if (System.getProperty(PROPERTY) == null) {
      return Optional.empty();
    }
    List<Reading> all =
        ServiceLoader.load(Reading.class).stream().map(ServiceLoader.Provider::get).toList();
    return all.stream().flatMap(each -> each.of(type, skipsUnknown).stream()).findFirst();
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
    return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
        .anyMatch(each -> MAPPERS.contains(each.getName()));
  }
}
