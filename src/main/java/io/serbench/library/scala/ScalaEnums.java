package io.serbench.library.scala;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import scala.Option;
import scala.Product;
import scala.reflect.NameTransformer;

/**
 * Enumerations of Scala 3 that are no enums of the JVM. Jackson's module for Scala does not know
 * them: it writes objects without fields.
 */
final class ScalaEnums {
  private ScalaEnums() {}

  /** Returns the enumeration that a class belongs to. */
  private static Optional<Class<?>> of(Class<?> type) {
    return Stream.<Class<?>>iterate(type, superclass -> superclass != null, Class::getSuperclass)
        .filter(
            superclass ->
                Stream.of(superclass.getInterfaces())
                    .anyMatch(above -> above.getName().equals("scala.reflect.Enum")))
        .findFirst()
        .filter(superclass -> !superclass.isEnum());
  }

  /** Returns the constants of an enumeration that are of a type; none for other classes. */
  static List<Object> values(Class<?> type) {
    return constants(type).stream().map(ScalaEnums::value).toList();
  }

  /** Returns the fields that hold these constants, by their names in the source. */
  static List<Field> constants(Class<?> type) {
    return of(type)
        .flatMap(ScalaLanguage::companion)
        .map(companion -> Stream.of(companion.getDeclaredFields()))
        .orElse(Stream.of())
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .filter(field -> field.getType().isAssignableFrom(type) && field.getType() != Object.class)
        .filter(Field::trySetAccessible)
        .filter(field -> type.isInstance(value(field)) && isCase(field))
        .toList();
  }

  /** Returns whether a field is no second name of a constant, nor of a case with parameters. */
  private static boolean isCase(Field field) {
    return name(value(field)).equals(NameTransformer.decode(field.getName()));
  }

  private static String name(Object constant) {
    return ((Product) constant).productPrefix();
  }

  private static Object value(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("was made accessible", e);
    }
  }

  private static Optional<Method> method(Class<?> type, String name, Class<?>... parameters) {
    try {
      return Optional.of(type.getMethod(name, parameters));
    } catch (NoSuchMethodException e) {
      return Optional.empty(); // It has cases with parameters.
    }
  }

  /** Calls a static method. */
  private static Object called(Method method, Object... arguments) {
    try {
      return method.invoke(null, arguments);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("methods of an enumeration are public", e);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(String.valueOf(e.getCause().getMessage()), e);
    }
  }

  /** Returns a module that reads and writes constants by name, and knows which numbers to read. */
  static Module module() {
    return new SimpleModule("serbench's for Scala") {
      private static final long serialVersionUID = 1L;

      @Override
      public void setupModule(SetupContext context) {
        context.appendAnnotationIntrospector(new ScalaTypes.Introspector());
        context.addDeserializers(new Reading());
        context.addSerializers(new Writing());
      }
    };
  }

  private static final class Reading extends Deserializers.Base {
    @Override
    public JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription description) {
      Class<?> raw = type.getRawClass();
      Optional<Class<?>> known = of(raw);
      if (known.isEmpty()) {
        return null;
      }
      return known
          .flatMap(it -> method(it, "valueOf", String.class))
          .<JsonDeserializer<?>>map(method -> new ByName(raw, method))
          .or(() -> constructor(raw).map(made -> new OfCase(raw, made)))
          .orElse(null);
    }
  }

  /** Returns the constructor of a case with parameters. */
  private static Optional<Constructor<?>> constructor(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers())
        ? Optional.empty()
        : Stream.of(type.getConstructors()).findFirst();
  }

  /** Calls a constructor, which reflection does not do if the class is marked as an enum. */
  static Object made(Constructor<?> constructor, List<Object> arguments) throws Throwable {
    return MethodHandles.publicLookup()
        .unreflectConstructor(constructor)
        .invokeWithArguments(arguments);
  }

  private static final class Writing extends Serializers.Base {
    @Override
    public JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      Class<?> raw = type.getRawClass();
      return values(raw).isEmpty() || !ScalaCases.of(raw).isEmpty() ? null : new ByPrefix(raw);
    }
  }

  /** Writes a constant as its name, also where the declared type has other cases. */
  private static final class ByPrefix extends StdSerializer<Object> {
    private static final long serialVersionUID = 1L;

    ByPrefix(Class<?> type) {
      super(type, false);
    }

    @Override
    public void serialize(Object constant, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(name(constant));
    }

    @Override
    public void serializeWithType(
        Object constant, JsonGenerator out, SerializerProvider provider, TypeSerializer type)
        throws IOException {
      serialize(constant, out, provider);
    }
  }

  private static final class ByName extends StdDeserializer<Object> {
    private static final long serialVersionUID = 1L;

    private final transient Method valueOf;

    ByName(Class<?> type, Method valueOf) {
      super(type);
      this.valueOf = valueOf;
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      String name = parser.getText();
      try {
        return called(valueOf, name);
      } catch (IllegalArgumentException e) {
        return context.handleWeirdStringValue(
            handledType(), name, "not one of %s", values(handledType()));
      }
    }
  }

  private static final class OfCase extends StdDeserializer<Object> {
    private static final long serialVersionUID = 1L;

    private final transient Constructor<?> constructor;

    OfCase(Class<?> type, Constructor<?> constructor) {
      super(type);
      this.constructor = constructor;
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      Parameter[] parameters = constructor.getParameters();
      Object[] arguments = new Object[parameters.length];
      if (parser.hasToken(JsonToken.START_OBJECT)) {
        parser.nextToken();
      }
      for (; parser.hasToken(JsonToken.FIELD_NAME); parser.nextToken()) {
        String name = parser.currentName();
        parser.nextToken();
        int index = 0;
        while (index < parameters.length && !parameters[index].getName().equals(name)) {
          index++;
        }
        if (index < parameters.length) {
          Type type = parameters[index].getParameterizedType();
          arguments[index] =
              context.readValue(parser, context.getTypeFactory().constructType(type));
        } else {
          handleUnknownProperty(parser, context, handledType(), name);
        }
      }
      for (int i = 0; i < arguments.length; i++) {
        if (arguments[i] == null && parameters[i].getType() == Option.class) {
          arguments[i] = Option.empty();
        } else if (arguments[i] == null) {
          context.reportInputMismatch(this, "Missing field %s", parameters[i].getName());
        }
      }
      try {
        return made(constructor, Arrays.asList(arguments));
      } catch (Throwable e) { // As the constructor declares.
        return context.handleInstantiationProblem(handledType(), arguments, e);
      }
    }
  }
}
