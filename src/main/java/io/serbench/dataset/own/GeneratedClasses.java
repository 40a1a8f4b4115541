package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.equality.Fields;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  private static final ClassValue<Optional<Known>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Optional<Known> computeValue(Class<?> type) {
          Set<String> ancestors =
              ClassUtil.findRawSuperTypes(type, null, true).stream()
                  .map(Class::getName)
                  .collect(Collectors.toSet());
          return all().stream()
              .filter(each -> each.include(ancestors))
              .findFirst()
              .map(each -> new Known(each.noun, each.form(type)));
        }
      };

  private record Known(String noun, Form form) {}

  private final String marker;
  private final String noun;
  private final Schema schema;
  private final Set<String> rows;

  /**
   * A language of schemas.
   *
   * @param ending the extension of its files: {@code .proto}
   * @param compiler the command that generates classes: {@code protoc --java_out=...}
   */
  public record Schema(String ending, String compiler) {}

  /**
   * Describes the classes of one library.
   *
   * @param marker the name of the library's class or interface that all of them extend
   * @param noun the plural for people: {@code protobuf messages}
   * @param rows the names of the rows that carry them
   */
  protected GeneratedClasses(String marker, String noun, Schema schema, Set<String> rows) {
    this.marker = marker;
    this.noun = noun;
    this.schema = schema;
    this.rows = Set.copyOf(rows);
  }

  /** Operations on the values of one class, which is in this JVM with its library. */
  public interface Form {
    /**
     * Returns the value that the library makes from JSON in its natural form.
     *
     * @param skipsUnknown whether fields that the class does not have are skipped; else they are
     *     errors
     * @throws IOException if the JSON does not fit the class; a {@link Misfit} also has the place
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

  /**
   * Returns what to do with a schema that was passed as data or as a class.
   *
   * @param name the file's name
   * @return empty if the file is not a schema
   */
  public static Optional<String> compile(String name) {
    return all().stream()
        .map(each -> each.schema)
        .filter(schema -> name.endsWith(schema.ending))
        .findFirst()
        .map(
            schema ->
                "a schema, not data or a class; compile it ("
                    + schema.compiler
                    + "), and pass the class that it becomes: -type=CLASS -classpath=JAR");
  }

  /** Returns the operations on a class in this JVM; empty if the class is not generated. */
  public static Optional<Form> formOf(Type type) {
    return KNOWN.get(TypeName.raw(type)).map(Known::form);
  }

  /** Returns what to know about the figures of a class; empty if it is not generated. */
  static Optional<String> note(Type type) {
    return KNOWN
        .get(TypeName.raw(type))
        .map(
            known ->
                "values are "
                    + known.noun
                    + "; create lacks filling them from plain objects"
                    + known.form.caveat().map(caveat -> "; " + caveat).orElse(""));
  }

  /** Returns the value, or its JSON as maps and lists if its class is generated. */
  public static Object walkable(Object value) {
    Optional<Form> form = formOf(value.getClass());
    return form.isEmpty() ? value : tree(form.get(), value);
  }

  private static Object tree(Form form, Object value) {
    try {
      ObjectMapper mapper = ReferenceMapper.create();
      return mapper.readValue(form.json(value), Object.class);
    } catch (IOException e) {
      throw new UncheckedIOException("the library does not write " + value.getClass(), e);
    }
  }

  /**
   * Returns whether an object of a class may hold one of another, directly or not. For a class of
   * the JDK's, some field must declare it or {@code Object}; for others, this is always true.
   */
  public static boolean mayHold(Class<?> type, Class<?> other) {
    List<Class<?>> held = FoundParts.of(type, List.of()).parts().others();
    return !Fields.isOfTheJdk(other) || held.contains(other) || held.contains(Object.class);
  }

  /** Returns whether a class with these ancestors, by name, is one of them. */
  public boolean include(Set<String> ancestors) {
    return ancestors.contains(marker);
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
