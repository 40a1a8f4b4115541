package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the user's types in this JVM. */
final class OwnClass {
  /** Prefixes to try for names without a package: a user may write {@code List}. */
  private static final List<String> PACKAGES = List.of("", "java.lang.", "java.util.");

  private OwnClass() {}

  /**
   * Returns the type: a class, or a {@link Generic} if it has type arguments.
   *
   * @throws DataFileException if the class is missing, it or a class of its members cannot be
   *     loaded, or the number of type arguments is wrong
   */
  static Type complete(TypeName name) throws DataFileException {
    Type type = named(name);
    try {
      // Jackson's message would not name a missing class of a member.
      FoundParts.of(type, List.of());
      return type;
    } catch (LinkageError | TypeNotPresentException e) {
      throw unloaded(name.name(), e);
    }
  }

  private static Type named(TypeName name) throws DataFileException {
    Class<?> raw = classNamed(name.name());
    int taken = raw.getTypeParameters().length;
    int told = name.arguments().size();
    if (told != taken) {
      throw new DataFileException(
          told == 0
              ? "-type=%1$s: the class is generic; add type arguments, such as -type='%1$s<%2$s>'"
                  .formatted(
                      name.name(),
                      String.join(", ", Collections.nCopies(taken, "java.lang.String")))
              : "-type: %s takes %d type arguments, not %d".formatted(raw.getName(), taken, told));
    }
    List<Type> arguments = new ArrayList<>();
    for (TypeName each : name.arguments()) {
      arguments.add(named(each));
    }
    return arguments.isEmpty() ? raw : new Generic(raw, arguments);
  }

  /** Returns the class of a type that {@link #complete} returned. */
  static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  private static Class<?> classNamed(String name) throws DataFileException {
    List<String> packages = name.indexOf('.') < 0 ? PACKAGES : List.of("");
    for (String inside : packages) {
      for (String each : TypeName.binaryNames(inside + name)) {
        try {
          // Its static initializer runs when values are made.
          return Class.forName(each, false, OwnClass.class.getClassLoader());
        } catch (ClassNotFoundException e) {
          // The next name may be the one that is meant.
        } catch (LinkageError e) {
          throw unloaded(name, e);
        }
      }
    }
    throw new DataFileException(
        "-type="
            + name
            + ": class not found; give its full name, such as com.acme.Order, and the jars that it"
            + " needs with -classpath=");
  }

  private static DataFileException unloaded(String name, Throwable e) {
    return new DataFileException(
        "-type=" + name + ": the class does not load (" + e + "); is -classpath complete?", e);
  }

  /** A generic class with type arguments. */
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

    @Override
    public String toString() {
      return raw.getName()
          + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
    }
  }
}
