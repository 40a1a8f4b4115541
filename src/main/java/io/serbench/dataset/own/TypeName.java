package io.serbench.dataset.own;

import io.serbench.dataset.ClassVersions;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.object.FoundParts;
import io.serbench.dataset.object.Languages;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name of a type as in Java: {@code java.util.List<com.acme.Order>}. The parent parses it
 * without having the class, which only forks {@link #find}.
 *
 * @param name the name of the class
 * @param arguments its type arguments; may be empty
 */
public record TypeName(String name, List<TypeName> arguments) {
  /** Prefixes to try for names without a package: a user may write {@code List}. */
  private static final List<String> PACKAGES = List.of("", "java.lang.", "java.util.");

  public TypeName {
    arguments = List.copyOf(arguments);
  }

  /**
   * Parses a name.
   *
   * @throws IllegalArgumentException if the text is not the name of a type
   */
  public static TypeName of(String text) {
    String spaced = text.replaceAll("[<>,]", " $0 ").strip();
    Deque<String> words = new ArrayDeque<>(List.of(spaced.split("\\s+", -1)));
    TypeName name = read(words, text);
    if (!words.isEmpty()) {
      throw new IllegalArgumentException(text);
    }
    return name;
  }

  private static TypeName read(Deque<String> words, String text) {
    String name = words.isEmpty() ? "" : words.remove();
    if (!name.matches("[\\p{javaJavaIdentifierPart}.]+")) {
      throw new IllegalArgumentException(text);
    }
    List<TypeName> arguments = new ArrayList<>();
    if ("<".equals(words.peek())) {
      do {
        words.remove();
        arguments.add(read(words, text));
      } while (",".equals(words.peek()));
      if (!">".equals(words.poll())) {
        throw new IllegalArgumentException(text);
      }
    }
    return new TypeName(name, arguments);
  }

  /**
   * Returns the names of classes that may be meant by a name, which may have dots throughout as in
   * Java: the name itself, then with {@code $} for its last dots.
   */
  public static List<String> binaryNames(String name) {
    List<String> names = new ArrayList<>(List.of(name));
    StringBuilder nested = new StringBuilder(name);
    for (int dot = name.lastIndexOf('.'); dot >= 0; dot = name.lastIndexOf('.', dot - 1)) {
      nested.setCharAt(dot, '$');
      names.add(nested.toString());
    }
    return names;
  }

  /** Returns the names of all classes in it: the class, then those in its arguments. */
  public List<String> names() {
    return Stream.concat(
            Stream.of(name), arguments.stream().flatMap(argument -> argument.names().stream()))
        .toList();
  }

  /** Returns the names without packages, joined by hyphens: {@code List-Order}. */
  String simple() {
    return names().stream()
        .map(
            qualified ->
                qualified.substring(
                    1 + Math.max(qualified.lastIndexOf('.'), qualified.lastIndexOf('$'))))
        .collect(Collectors.joining("-"));
  }

  /**
   * Returns the type in this JVM: a class, or a {@link Generic} if it has type arguments.
   *
   * @throws DataFileException if the class is missing, it or a class of its members cannot be
   *     loaded, or the number of type arguments is wrong
   */
  Type find() throws DataFileException {
    try {
      Type type = type();
      Optional<String> obstacle = Languages.obstacle(FoundParts.raw(type));
      if (obstacle.isPresent()) {
        throw new DataFileException("-type=" + name + ": it " + obstacle.get());
      }
      // Jackson's message would not name a missing class of a member.
      FoundParts.of(type, List.of());
      return type;
    } catch (LinkageError | TypeNotPresentException e) {
      throw new DataFileException("-type=" + name + ": " + whyNot(e), e);
    }
  }

  private String whyNot(Throwable thrown) {
    String question =
        thrown instanceof UnsupportedClassVersionError ? "" : "; is -classpath complete?";
    return ClassVersions.needed(thrown)
        .map(it -> binaryNames(name).contains(it.className()) ? "it" + it.remedy() : it.toString())
        .orElse("the class does not load (" + thrown + ")" + question);
  }

  private Type type() throws DataFileException {
    Class<?> raw = load();
    int taken = raw.getTypeParameters().length;
    if (taken != arguments.size()) {
      throw new DataFileException(
          "-type=%s: number of type arguments: expected %d, found %d; write them as in -type='%s'"
              .formatted(name, taken, arguments.size(), "java.util.List<com.acme.Order>"));
    }
    List<Type> types = new ArrayList<>();
    for (TypeName argument : arguments) {
      types.add(argument.type());
    }
    return types.isEmpty() ? raw : new Generic(raw, types);
  }

  /** Returns the names of classes that a type may mean by a name, in the order of preference. */
  public static List<String> candidates(String name) {
    return PACKAGES.stream().flatMap(start -> binaryNames(start + name).stream()).toList();
  }

  /** Returns the message that there is no class of a name. */
  public static String missing(String name) {
    return "-type="
        + name
        + ": class not found; give its full name, such as com.acme.Order, and the jars that it"
        + " needs with -classpath=";
  }

  private Class<?> load() throws DataFileException {
    for (String candidate : candidates(name)) {
      try {
        // Its static initializer runs when values are made.
        return Class.forName(candidate, false, TypeName.class.getClassLoader());
      } catch (ClassNotFoundException e) {
        // The next name may be the one that is meant.
      }
    }
    throw new DataFileException(missing(name));
  }

  /** A generic class with type arguments. */
  public record Generic(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    public Generic {
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
