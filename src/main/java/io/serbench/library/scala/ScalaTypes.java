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
import java.util.stream.Stream;

/** The types of parameters, with the numbers that Scala compiles to {@code Object}. */
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

  private ScalaTypes() {}

  /** Returns the types of a constructor's parameters. */
  static List<Type> parameters(Constructor<?> constructor) {
    Map<String, Named> source = ScalaSource.parameters(constructor.getDeclaringClass());
    return Stream.of(constructor.getParameters())
        .map(
            parameter ->
                exact(
                    parameter.getParameterizedType(),
                    source.getOrDefault(parameter.getName(), Named.UNKNOWN)))
        .toList();
  }

  private static Type exact(Type type, Named named) {
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
              : exact(argument, inside));
    }
    return new TypeName.Generic((Class<?>) generic.getRawType(), arguments);
  }

  /** Returns whether Java's reflection sees an Object where the source has a number. */
  static boolean isErased(Parameter parameter) {
    return namesObject(parameter.getParameterizedType());
  }

  private static boolean namesObject(Type type) {
    return type instanceof ParameterizedType generic
        && Stream.of(generic.getActualTypeArguments())
            .anyMatch(argument -> argument == Object.class || namesObject(argument));
  }

  private static boolean hasVariable(Type type) {
    return type instanceof TypeVariable
        || (type instanceof ParameterizedType generic
            && Stream.of(generic.getActualTypeArguments()).anyMatch(ScalaTypes::hasVariable));
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
        return hasVariable(exact) ? declared : config.getTypeFactory().constructType(exact);
      }
      return declared;
    }
  }
}
