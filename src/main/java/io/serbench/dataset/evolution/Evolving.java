package io.serbench.dataset.evolution;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.codec.Layout;
import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.source.Recipe;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Classes that change between versions, and their values, which are the same in all versions except
 * for added and removed members.
 *
 * @param recipe makes values of the user's class, in any version; empty for serbench's own beans
 * @param changes the members that versions add and remove, by the name of the class
 */
public record Evolving(String dataset, Optional<Recipe> recipe, Map<String, Change> changes) {
  private static final String FAMILY = "evolution";

  private static final String CONTENT = "out of print";

  /** The number of values to try, beside the first of each class. */
  private static final int MOST = 4;

  public Evolving {
    changes = Map.copyOf(changes);
  }

  /**
   * The members in which versions of a class differ.
   *
   * @param added the string that only {@link Version#ADDED} has
   * @param removed the member that {@link Version#REMOVED} lacks; empty if it has all
   */
  public record Change(String added, Optional<String> removed) {}

  /** Returns serbench's own beans in the version of this JVM, which only checks use. */
  public static List<Dataset<?>> bundled() {
    return List.of(
        ValueCodec.untimed(
            FAMILY, Shape.TREE, Item.class, Item.example(), Item.Maker.class, Item.Colour.class),
        ValueCodec.untimed(FAMILY, Shape.TREE, Words.class, Words.example()));
  }

  /**
   * Returns some values in the version of this JVM, each as a data set.
   *
   * @throws DataFileException if the class cannot be made without the members that it lacks here
   */
  public List<Dataset<?>> datasets() throws DataFileException, IOException {
    List<Dataset<?>> all = recipe.isEmpty() ? bundled() : List.of(recipe.get().make(dataset));
    List<Dataset<?>> some = new ArrayList<>();
    Set<Class<?>> classes = new HashSet<>();
    for (Dataset<?> source : all) {
      for (int place = 0; place < source.values().size(); place++) {
        if (classes.add(source.values().get(place).getClass()) || some.size() < MOST) {
          some.add(alone(source, place));
        }
      }
    }
    return some;
  }

  private <T> Dataset<T> alone(Dataset<T> all, int place) {
    DataType<T> type = all.type();
    return new Dataset<>(
        all.name(),
        type,
        List.of(filled(type, all.values().get(place))),
        first -> filled(type, all.again().apply(place)));
  }

  /** Returns a value with content in the added member, if there is one, which no data contain. */
  private <T> T filled(DataType<T> type, T value) {
    Change change = changes.get(value.getClass().getName());
    for (Field field : Fields.of(value.getClass())) {
      if (change != null && field.getName().equals(change.added())) {
        return filled(type, value, field);
      }
    }
    return value;
  }

  private static <T> T filled(DataType<T> type, T value, Field added) {
    if (!(value instanceof Record)) {
      Layout.set(added, value, CONTENT);
      return value;
    }
    Layout layout = Layout.of(value.getClass());
    Object[] contents =
        layout.fields().stream()
            .map(field -> field.equals(added) ? CONTENT : Fields.get(field, value))
            .toArray();
    return type.root().cast(layout.construct(contents));
  }

  /** Returns the members of a class that a version lacks and another one has. */
  public Set<String> absent(Class<?> type, Version version) {
    Set<String> absent = new HashSet<>();
    Change change = changes.get(type.getName());
    if (change != null && version != Version.ADDED) {
      absent.add(change.added());
    }
    if (change != null && version == Version.REMOVED) {
      change.removed().ifPresent(absent::add);
    }
    return absent;
  }
}
