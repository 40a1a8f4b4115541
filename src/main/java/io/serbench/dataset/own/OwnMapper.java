package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** An {@link ObjectMapper} that the user has set up, by which Jackson's rows work. */
public final class OwnMapper {
  /** The system property that names its class to a child. */
  public static final String PROPERTY = "serbench.mapper";

  /** What the class has to extend or implement. */
  public static final Set<String> KINDS =
      Set.of(ObjectMapper.class.getName(), Supplier.class.getName());

  private OwnMapper() {}

  /**
   * A new one; empty where the user has none.
   *
   * @throws IllegalStateException where the class gives none
   */
  public static Optional<ObjectMapper> create() {
    return Optional.ofNullable(System.getProperty(PROPERTY)).map(OwnMapper::create);
  }

  private static ObjectMapper create(String className) {
    Object made;
    try {
      made = Class.forName(className).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("-mapper=" + className + " cannot be made", e);
    }
    Object mapper = made instanceof Supplier<?> supplier ? supplier.get() : made;
    if (mapper instanceof ObjectMapper jackson) {
      return jackson;
    }
    throw new IllegalStateException("-mapper=" + className + " gives no ObjectMapper: " + mapper);
  }
}
