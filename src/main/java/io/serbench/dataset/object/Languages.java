package io.serbench.dataset.object;

import io.serbench.dataset.DataType;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Finds the {@link Language} of classes. Java's classes have none, and neither has the JDK's. */
public final class Languages {
  /** Serbench's own data and messages are Java's, and for these, no language is loaded. */
  private static final String OWN = "io.serbench.";

  /** The package whose classes may be of any language. */
  private static final String ADAPTERS = OWN + "library.";

  /** Loaded when the first class of somebody else's is met. */
  private static final class Known {
    private static final List<Language> ALL =
        ServiceLoader.load(Language.class).stream().map(ServiceLoader.Provider::get).toList();

    private Known() {}
  }

  /** Interfaces of classes of other languages, which are taken for Java's, or not at all. */
  private static final String GROOVY = "groovy.lang.GroovyObject";

  private static final String CLOJURE = "clojure.lang.IRecord";

  private static final ClassValue<Optional<Language>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected Optional<Language> computeValue(Class<?> type) {
          boolean isJava =
              type.isArray()
                  || type.isHidden()
                  || Fields.isOfTheJdk(type)
                  || (type.getName().startsWith(OWN) && !type.getName().startsWith(ADAPTERS));
          return isJava
              ? Optional.empty()
              : Known.ALL.stream().filter(language -> language.compiled(type)).findFirst();
        }
      };

  private static final ClassValue<List<Class<?>>> CASES =
      new ClassValue<>() {
        @Override
        protected List<Class<?>> computeValue(Class<?> type) {
          return of(type).map(language -> language.cases(type)).orElse(List.of());
        }
      };

  private Languages() {}

  /** Returns the language that a class is written in; empty for Java. */
  public static Optional<Language> of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /** Returns the cases of a sealed type whose language is not Java; none for other types. */
  static List<Class<?>> cases(Class<?> type) {
    return CASES.get(type);
  }

  /** Returns the objects and constants among the cases of a sealed type, by their names. */
  public static Map<String, Object> constants(Class<?> type) {
    Map<String, Object> constants = new HashMap<>();
    for (Field field : of(type).map(it -> it.constants(type)).orElse(List.of())) {
      constants.put(field.getName(), Fields.get(field, null));
    }
    for (Class<?> permitted : Sealed.concrete(type)) {
      OwnConstants.objectOf(permitted).ifPresent(it -> constants.put(simpleName(permitted), it));
    }
    return constants;
  }

  /** Returns the simple name of a class in its source, which has no {@code $} for an object. */
  public static String simpleName(Class<?> type) {
    return type.getSimpleName().replaceFirst("\\$$", "");
  }

  /** Returns whether a class belongs to a language's own library, such as an {@code Option}. */
  public static boolean isLibrary(Class<?> type) {
    return of(type)
        .filter(it -> type.getName().startsWith(it.name().toLowerCase(Locale.ROOT) + "."))
        .isPresent();
  }

  /** Returns the languages of the classes that values of a type consist of. */
  public static List<Language> of(DataType<?> type) {
    // Bundled types are Java's: adapters have Kotlin's and Scala's classes for them.
    return type.bundled() ? List.of() : of(type.classes());
  }

  /** Returns why there can be no values of a class, and what to do; empty if there can. */
  public static Optional<String> obstacle(Class<?> type) {
    return isA(CLOJURE, type)
        ? Optional.of("is a record of Clojure; expected a class of Java, Kotlin or Scala")
        : Optional.empty();
  }

  private static boolean isA(String supertype, Class<?> type) {
    return Stream.<Class<?>>iterate(type, above -> above != null, Class::getSuperclass)
        .flatMap(above -> Stream.concat(Stream.of(above), Stream.of(above.getInterfaces())))
        .anyMatch(above -> above.getName().equals(supertype));
  }

  /** Returns the languages of the classes that a type names, as far as it declares them. */
  public static List<Language> of(Type type) {
    return of(FoundParts.of(type, List.of()).parts().own());
  }

  /** Returns what to know of verdicts on a type; empty if all its classes are Java's. */
  public static Optional<String> note(Type type) {
    List<Class<?>> own = FoundParts.of(type, List.of()).parts().own();
    Stream<String> ofGroovy =
        own.stream()
            .filter(candidate -> isA(GROOVY, candidate))
            .map(
                candidate ->
                    candidate.getSimpleName() + " is written in Groovy and taken for Java's")
            .limit(1);
    Stream<String> known =
        of(own).stream()
            .map(
                language ->
                    language.note(
                        own.stream()
                            .filter(candidate -> of(candidate).equals(Optional.of(language)))
                            .filter(candidate -> !isLibrary(candidate))
                            .toList()));
    return Stream.concat(ofGroovy, known).reduce((one, other) -> one + "; " + other);
  }

  private static List<Language> of(Collection<Class<?>> types) {
    return types.stream().flatMap(type -> of(type).stream()).distinct().toList();
  }
}
