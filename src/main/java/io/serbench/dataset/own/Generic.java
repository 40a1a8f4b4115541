package io.serbench.dataset.own;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** A generic class and what it is told, as the JDK and every library know it of fields. */
record Generic(Class<?> raw, List<Type> arguments) implements ParameterizedType {
  Generic {
    arguments = List.copyOf(arguments);
  }

  @Override
  public Type[] getActualTypeArguments() {
    return arguments.toArray(Type[]::new);
  }

  @Override
  public Type getRawType() {
    return raw;
  }

  @Override
  public Type getOwnerType() {
    return raw.getDeclaringClass();
  }

  /** Equal to those of the JDK, by which libraries look up what they know of a type. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ParameterizedType same
        && raw.equals(same.getRawType())
        && Objects.equals(getOwnerType(), same.getOwnerType())
        && Arrays.equals(getActualTypeArguments(), same.getActualTypeArguments());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(getActualTypeArguments())
        ^ Objects.hashCode(getOwnerType())
        ^ raw.hashCode();
  }

  /** As the JDK's: {@code java.util.List<com.acme.Order>}. */
  @Override
  public String toString() {
    return raw.getName()
        + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
  }
}
