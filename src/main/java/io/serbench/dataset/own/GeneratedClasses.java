package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.serbench.dataset.Fields;
import io.serbench.dataset.FileReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * The classes that a library's compiler generates from a schema, such as protobuf's messages. Their
 * fields are the library's own business, so that the library reads, writes and compares their
 * values.
 *
 * <p>Subclasses are named in {@code META-INF/services}. Making one must not load its library: the
 * parent asks which rows carry a class, and only a child has the class.
 */
public abstract class GeneratedClasses {
  private static final ClassValue<Optional<Known>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Optional<Known> computeValue(Class<?> type) {
          return all().stream()
              .filter(each -> isA(type, each.marker))
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
   * What they are generated from.
   *
   * @param ending how the names of such files end: {@code .proto}
   * @param compiler how to make classes of one: {@code protoc --java_out=...}
   */
  public record Schema(String ending, String compiler) {}

  /**
   * Those of one library.
   *
   * @param marker the library's class or interface that all of them extend
   * @param noun what people call them: {@code protobuf messages}
   * @param rows the names of the rows that carry them
   */
  protected GeneratedClasses(String marker, String noun, Schema schema, Set<String> rows) {
    this.marker = marker;
    this.noun = noun;
    this.schema = schema;
    this.rows = Set.copyOf(rows);
  }

  /** What can be done with the values of one class, which is in this JVM, with its library. */
  public interface Form {
    /**
     * A value that the library makes of JSON in its natural form.
     *
     * @param skipsUnknown whether fields that the class does not have are skipped; else they are
     *     errors
     * @throws IOException where it does not fit: the message says what, and a {@link Misfit} where
     */
    Object read(String json, boolean skipsUnknown) throws IOException;

    /**
     * A value as JSON in its natural form.
     *
     * @throws IOException where the library does not write it
     */
    String json(Object value) throws IOException;

    /** A value that nobody has written: every field is filled. */
    Object madeUp(Invention invention);

    /** What else to know before comparing these rows with those that carry plain objects. */
    Optional<String> caveat();
  }

  /** Those of all libraries. */
  public static List<GeneratedClasses> all() {
    return ServiceLoader.load(GeneratedClasses.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  /**
   * What to do with a schema.
   *
   * @param name of a file; empty where it is not that of a schema
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

  /**
   * What can be done with the values of a class in this JVM; empty where it is of plain objects.
   */
  public static Optional<Form> formOf(Type type) {
    return KNOWN.get(OwnClass.raw(type)).map(Known::form);
  }

  /** What to know of the figures of such a class; empty where it is of plain objects. */
  static Optional<String> note(Type type) {
    return KNOWN
        .get(OwnClass.raw(type))
        .map(
            known ->
                "values are "
                    + known.noun
                    + "; create lacks filling them from plain objects"
                    + known.form.caveat().map(caveat -> "; " + caveat).orElse(""));
  }

  /** What a value looks like to whoever walks through it: its JSON, where it is generated. */
  public static Object walkable(Object value) {
    Optional<Form> form = formOf(value.getClass());
    return form.isEmpty() ? value : tree(form.get(), value);
  }

  private static Object tree(Form form, Object value) {
    try {
      ObjectMapper mapper = ReferenceMapper.create(FileReading.DEFAULT);
      return mapper.readValue(form.json(value), Object.class);
    } catch (IOException e) {
      throw new UncheckedIOException("the library does not write " + value.getClass(), e);
    }
  }

  /**
   * Whether an object of a class may hold one of another: a field in it, or within it, is declared
   * to be so. Of classes that are not the JDK's, nothing is said to be impossible.
   */
  public static boolean mayHold(Class<?> type, Class<?> other) {
    List<Class<?>> held = FoundParts.of(type, List.of()).parts().others();
    return !Fields.isOfTheJdk(other) || held.contains(other) || held.contains(Object.class);
  }

  private static boolean isA(Class<?> type, String name) {
    return ClassUtil.findRawSuperTypes(type, null, true).stream()
        .anyMatch(each -> each.getName().equals(name));
  }

  /** Whether a class is one of them that extends these. */
  public boolean include(Set<String> ancestors) {
    return ancestors.contains(marker);
  }

  /** What people call them: {@code protobuf messages}. */
  public String noun() {
    return noun;
  }

  /** Whether that row carries them. */
  public boolean areCarriedBy(String row) {
    return rows.contains(row);
  }

  /**
   * What can be done with one of them.
   *
   * @throws IllegalArgumentException where no values of the class can be made, as of an interface
   */
  protected abstract Form form(Class<?> type);
}
