package io.serbench.dataset.evolution;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnJson;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A class of the user's that changes, with its values: the same in all versions, as far as they
 * have the same members. Where it is sealed, all classes that it permits change.
 *
 * @param dataset the data set's name
 * @param recipe how to make the values, in any version
 * @param removed by class, the member that {@link Version#REMOVED} does not have
 */
public record ChangingClass(String dataset, Recipe recipe, Map<String, String> removed) {
  /** The member that {@link Version#ADDED} has more, a string. */
  public static final String ADDED = "addedLater";

  private static final String CONTENT = "second edition";

  /** So many values are tried, and the first of each class beside these. */
  private static final int MOST = 4;

  public ChangingClass {
    removed = Map.copyOf(removed);
  }

  /** All values as JSON, a line each. */
  public Bytes json() throws DataFileException, IOException {
    Dataset<?> made = recipe.make(dataset);
    return recipe instanceof Recipe.Drawn drawn
        ? OwnJson.written(made.values(), drawn.type())
        : recipe.json(made);
  }

  /**
   * Some values in the version of this JVM, each a data set by itself.
   *
   * @throws DataFileException where the class cannot be made without what it lacks now
   */
  public List<Dataset<?>> datasets() throws DataFileException, IOException {
    Dataset<?> all = recipe.make(dataset);
    List<Dataset<?>> some = new ArrayList<>();
    Set<Class<?>> classes = new HashSet<>();
    for (int place = 0; place < all.values().size(); place++) {
      if (classes.add(all.values().get(place).getClass()) || some.size() < MOST) {
        some.add(alone(all, place));
      }
    }
    return some;
  }

  private static <T> Dataset<T> alone(Dataset<T> all, int place) {
    DataType<T> type = all.type();
    return new Dataset<>(
        all.name(),
        type,
        List.of(filled(type, all.values().get(place))),
        first -> filled(type, all.again().apply(place)));
  }

  /** With something in the member that was added, if there is one: no data have it. */
  private static <T> T filled(DataType<T> type, T value) {
    try {
      if (value instanceof Record) {
        return type.root().cast(filledRecord(value));
      }
      Optional<Field> added = added(value.getClass());
      if (added.isPresent()) {
        added.get().set(value, CONTENT);
      }
      return value;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot fill " + ADDED + " of " + value.getClass(), e);
    }
  }

  private static Optional<Field> added(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (field.getName().equals(ADDED)) {
        field.setAccessible(true);
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  private static Object filledRecord(Object value) throws ReflectiveOperationException {
    if (added(value.getClass()).isEmpty()) {
      return value;
    }
    RecordComponent[] components = value.getClass().getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] contents = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      Field field = value.getClass().getDeclaredField(components[i].getName());
      field.setAccessible(true);
      contents[i] = field.getName().equals(ADDED) ? CONTENT : field.get(value);
    }
    Constructor<?> canonical = value.getClass().getDeclaredConstructor(types);
    canonical.setAccessible(true);
    return canonical.newInstance(contents);
  }

  /**
   * How far this version understood what another had written.
   *
   * @param expected the value in this version
   */
  public Understanding understanding(Object expected, Object read, Version writer) {
    Class<?> type = expected.getClass();
    Set<String> absent = new HashSet<>();
    if (writer != Version.ADDED) {
      absent.add(ADDED);
    }
    if (writer == Version.REMOVED) {
      absent.add(removed.getOrDefault(type.getName(), ""));
    }
    return Understanding.of(expected, read, absent);
  }
}
