package io.serbench.library.hessian;

import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.AbstractStringValueDeserializer;
import com.caucho.hessian.io.ClassFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import com.caucho.hessian.io.StringValueSerializer;
import io.serbench.dataset.DataType;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The classes of {@code java.time} as their text, which is how Hessian itself writes BigDecimal and
 * File. Left to itself it follows their serialized form, which replaces each by an object that
 * refers to it, without end; a factory like this one is what it asks for first.
 */
final class JavaTimeAsText extends AbstractSerializerFactory {
  private static final Map<Class<?>, Function<String, Object>> PARSERS =
      Map.of(LocalDate.class, LocalDate::parse, OffsetDateTime.class, OffsetDateTime::parse);

  /** The first are Hessian's own, in which it writes a float, among others. */
  private static final List<String> ADMITTED =
      List.of("com.caucho.hessian.io.*Handle", "java.math.*", "java.time.*", "java.util.*");

  /** What Hessian knows by itself, and this. */
  static SerializerFactory factory() {
    SerializerFactory factory = new SerializerFactory();
    factory.addFactory(new JavaTimeAsText());
    return factory;
  }

  /**
   * As {@link #factory}, and it loads no class that bytes name but the type's, and values and
   * collections of the JDK.
   *
   * @see com.caucho.hessian.io.ClassFactory
   */
  static SerializerFactory allowing(DataType<?> type) {
    SerializerFactory factory = factory();
    ClassFactory classes = factory.getClassFactory();
    classes.setWhitelist(true);
    // What it is given is no regular expression, but it escapes nothing but dots.
    type.writtenClasses().forEach(written -> classes.allow(written.getName().replace("$", "\\$")));
    ADMITTED.forEach(classes::allow);
    return factory;
  }

  /** The interface knows no other sign for a class that is not the factory's than null. */
  @Override
  @SuppressWarnings("rawtypes")
  public Serializer getSerializer(Class type) {
    return PARSERS.containsKey(type) ? StringValueSerializer.SER : null;
  }

  /** As above. */
  @Override
  @SuppressWarnings("rawtypes")
  public Deserializer getDeserializer(Class type) {
    return Optional.ofNullable(PARSERS.get(type)).map(TextDeserializer::new).orElse(null);
  }

  private static final class TextDeserializer extends AbstractStringValueDeserializer {
    private final Function<String, Object> parser;

    TextDeserializer(Function<String, Object> parser) {
      this.parser = parser;
    }

    @Override
    protected Object create(String text) {
      return parser.apply(text);
    }
  }
}
