package io.serbench.library.scala;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import io.serbench.dataset.own.TypeName;
import io.serbench.library.scala.ScalaSource.Named;
import java.lang.reflect.Constructor;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import scala.Enumeration;

/**
 * The types of parameters, with the numbers that Scala compiles to {@code Object}, and the objects
 * that enumerate a {@code Value}, which become its argument: {@code Value<Level>}.
 */
final class ScalaTypes {
  private static final Map<String, Class<?>> BOXED =
      Map.of(
          "Boolean", Boolean.class,
          "Byte", Byte.class,
          "Char", Character.class,
          "Double", Double.class,
          "Float", Float.class,
          "Int", Integer.class,
          "Long", Long.class,
          "Short", Short.class);

  /** Of those, what JSON says by itself. */
  private static final Set<Class<?>> PLAIN = Set.of(Boolean.class, Double.class, Integer.class);

  private ScalaTypes() {}

  /** Returns the types of a constructor's parameters. */
  static List<Type> parameters(Constructor<?> constructor) {
    Class<?> declaring = constructor.getDeclaringClass();
    Map<String, Named> source = ScalaSource.parameters(declaring);
    return Stream.of(constructor.getParameters())
        .map(
            parameter ->
                exact(
                    parameter.getParameterizedType(),
                    source.getOrDefault(parameter.getName(), Named.UNKNOWN),
                    declaring.getClassLoader()))
        .toList();
  }

  private static Type exact(Type type, Named named, ClassLoader loader) {
    if (type == Enumeration.Value.class) {
      return TypeName.binaryNames(named.within()).stream()
          .flatMap(name -> object(name, loader).stream())
          .<Type>map(object -> new TypeName.Generic(Enumeration.Value.class, List.of(object)))
          .findFirst()
          .orElse(type);
    }
    if (!(type instanceof ParameterizedType generic)
        || generic.getActualTypeArguments().length != named.arguments().size()) {
      return type;
    }
    List<Type> arguments = new ArrayList<>();
    for (Type argument : generic.getActualTypeArguments()) {
      Named inside = named.arguments().get(arguments.size());
      arguments.add(
          argument == Object.class
              ? BOXED.getOrDefault(inside.name(), Object.class)
              : exact(argument, inside, loader));
    }
    return new TypeName.Generic((Class<?>) generic.getRawType(), arguments);
  }

  /** Returns the class of an object by its name in the source, such as a companion. */
  static Optional<Class<?>> object(String name, ClassLoader loader) {
    try {
      return Optional.of(Class.forName(name + "$", false, loader));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns the parameters whose numbers Jackson takes for others: a Long for an Integer. */
  static Stream<Parameter> mistaken(Constructor<?> constructor) {
    List<Type> exact = parameters(constructor);
    return IntStream.range(0, exact.size())
        .filter(index -> has(exact.get(index), ScalaTypes::isMistaken))
        .mapToObj(index -> constructor.getParameters()[index])
        .filter(ScalaTypes::isErased);
  }

  private static boolean isMistaken(Type type) {
    return type == Object.class || (BOXED.containsValue(type) && !PLAIN.contains(type));
  }

  /** Returns whether Java's reflection sees an Object where the source has a number. */
  private static boolean isErased(Parameter parameter) {
    return has(parameter.getParameterizedType(), Object.class::equals);
  }

  /** Returns whether a type has an argument of a kind, at any depth. */
  private static boolean has(Type type, Predicate<Type> kind) {
    return type instanceof ParameterizedType generic
        && Stream.of(generic.getActualTypeArguments())
            .anyMatch(argument -> kind.test(argument) || has(argument, kind));
  }

  /** Tells Jackson these types. */
  static final class Introspector extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public JavaType refineDeserializationType(
        MapperConfig<?> config, Annotated member, JavaType declared) {
      if (member instanceof AnnotatedParameter parameter
          && parameter.getOwner().getAnnotated() instanceof Constructor<?> constructor
          && isErased(constructor.getParameters()[parameter.getIndex()])) {
        Type exact = parameters(constructor).get(parameter.getIndex());
        return has(exact, ScalaTypes::isUnknownToJackson)
            ? declared
            : config.getTypeFactory().constructType(exact);
      }
      return declared;
    }
  }

  private static boolean isUnknownToJackson(Type type) {
    return type instanceof TypeVariable
        || (type instanceof ParameterizedType generic
            && generic.getRawType() == Enumeration.Value.class);
  }
}
