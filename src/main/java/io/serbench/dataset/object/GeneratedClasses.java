package io.serbench.dataset.object;

import com.fasterxml.jackson.databind.util.ClassUtil;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The classes that a library's compiler generates from a schema, such as protobuf's messages. Their
 * fields are internals of the library, so the library reads, writes and compares their values.
 *
 * <p>Subclasses are listed in {@code META-INF/services}. Their constructors must not load the
 * library: the parent asks which rows carry a class, and only a fork has the class.
 */
public abstract class GeneratedClasses {
  private static final ClassValue<Optional<Form>> FORMS =
      new ClassValue<>() {
        @Override
        protected Optional<Form> computeValue(Class<?> type) {
          return of(type).map(generated -> generated.form(type));
        }
      };

  private final String marker;
  private final String noun;
  private final String ending;
  private final Set<String> rows;

  /**
   * Describes the classes of one library.
   *
   * @param marker the name of the library's class or interface that all of them extend
   * @param noun the plural for people: {@code protobuf messages}
   * @param ending the extension of a schema's file: {@code .proto}
   * @param rows the names of the rows that carry them
   */
  protected GeneratedClasses(String marker, String noun, String ending, Set<String> rows) {
    this.marker = marker;
    this.noun = noun;
    this.ending = ending;
    this.rows = Set.copyOf(rows);
  }

  /** Operations on the values of one class, which is in this JVM with its library. */
  public interface Form {
    /**
     * Returns the value that the library makes from JSON in its natural form.
     *
     * @param skipsUnknown whether fields that the class does not have are skipped; else they are
     *     errors
     * @throws IOException if the JSON does not fit the class; a {@code Misfit} also has the place
     */
    Object read(String json, boolean skipsUnknown) throws IOException;

    /**
     * Returns a value as JSON in its natural form.
     *
     * @throws IOException if the library cannot write it
     */
    String json(Object value) throws IOException;

    /** Returns a generated value with every field set. */
    Object madeUp(Invention invention);

    /** Returns a caveat for comparing these rows with those that carry plain objects, if any. */
    Optional<String> caveat();
  }

  /** Returns the generated classes of all libraries. */
  public static List<GeneratedClasses> all() {
    return ServiceLoader.load(GeneratedClasses.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /** Returns whether a file is a schema, which a library's compiler turns into classes. */
  public static boolean isSchema(String file) {
    return all().stream().anyMatch(generated -> file.endsWith(generated.ending));
  }

  /** Returns those that include a class with these ancestors, by name; empty if none do. */
  public static Optional<GeneratedClasses> of(Set<String> ancestors) {
    return all().stream().filter(generated -> ancestors.contains(generated.marker)).findFirst();
  }

  private static Optional<GeneratedClasses> of(Class<?> type) {
    return of(
        ClassUtil.findRawSuperTypes(type, null, true).stream()
            .map(Class::getName)
            .collect(Collectors.toSet()));
  }

  /** Returns the operations on a class in this JVM; empty if the class is not generated. */
  public static Optional<Form> formOf(Type type) {
    return FORMS.get(FoundParts.raw(type));
  }

  /** Returns what to know about the figures of a class; empty if it is not generated. */
  public static Optional<String> note(Type type) {
    return of(FoundParts.raw(type))
        .map(
            known ->
                "values are "
                    + known.noun
                    + "; create lacks filling them from plain objects"
                    + formOf(type).flatMap(Form::caveat).map(caveat -> "; " + caveat).orElse(""));
  }

  /** Returns the plural for people: {@code protobuf messages}. */
  public String noun() {
    return noun;
  }

  /** Returns whether a row carries them. */
  public boolean areCarriedBy(String row) {
    return rows.contains(row);
  }

  /**
   * Returns the operations on one of these classes.
   *
   * @throws IllegalArgumentException if the class has no values of its own, such as an interface
   */
  protected abstract Form form(Class<?> type);
}
