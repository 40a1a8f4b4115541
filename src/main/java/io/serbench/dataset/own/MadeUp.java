package io.serbench.dataset.own;

import io.serbench.dataset.Contents;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Fields;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.instancio.Instancio;
import org.instancio.InstancioApi;
import org.instancio.Select;
import org.instancio.TypeTokenSupplier;
import org.instancio.exception.InstancioException;
import org.instancio.settings.Keys;
import org.instancio.settings.Settings;

/**
 * Values that Instancio makes up, or the library of a generated class, where there are none of the
 * user's: every field is filled, with contents that mean nothing. The same seed gives the same
 * values in the same version of serbench.
 *
 * @param type their class
 * @param seed of all that is drawn
 * @param count how many
 * @param size how many elements lists, maps and arrays have; empty for a few
 * @see <a href="https://www.instancio.org/user-guide/">Instancio's guide</a>
 */
public record MadeUp(OwnType type, long seed, int count, OptionalInt size) {
  private static final int LOOKED_AT = 16;
  private static final int SHOWN = 3;

  /**
   * The values.
   *
   * @param name the data set's name
   * @throws DataFileException where the class is missing, or has no such values
   */
  public Dataset<?> draw(String name) throws DataFileException {
    Type declared = type.find();
    List<Object> values = new ArrayList<>();
    for (int place = 0; place < count; place++) {
      values.add(first(declared, place));
    }
    return OwnValues.dataset(name, type, declared, values, place -> drawn(declared, place));
  }

  /**
   * What to know of the values: of a generated class, or which fields could not be filled.
   *
   * @throws DataFileException where the class is missing, or has no such values
   */
  public Optional<String> check() throws DataFileException {
    Type declared = type.find();
    if (GeneratedClasses.formOf(declared).isPresent()) {
      return GeneratedClasses.note(declared);
    }
    List<Object> some = new ArrayList<>();
    for (int place = 0; place < Math.min(count, LOOKED_AT); place++) {
      some.add(first(declared, place));
    }
    return leftNull(some);
  }

  /**
   * Names fields that are null wherever they occur: {@code left null: Order.lock (ReentrantLock)}.
   */
  private static Optional<String> leftNull(List<?> values) {
    Map<Field, Boolean> allNull = new LinkedHashMap<>();
    ObjectWalk.Visitor visitor =
        (object, depth) -> {
          if (object != null && !Contents.isLeaf(object)) {
            for (Field field : Fields.of(object.getClass())) {
              allNull.merge(field, Fields.get(field, object) == null, Boolean::logicalAnd);
            }
          }
        };
    values.forEach(value -> ObjectWalk.through(value, visitor));
    List<String> names = allNull.keySet().stream().filter(allNull::get).map(MadeUp::name).toList();
    if (names.isEmpty()) {
      return Optional.empty();
    }
    String first = String.join(", ", names.subList(0, Math.min(SHOWN, names.size())));
    int more = names.size() - SHOWN;
    return Optional.of("left null: " + first + (more > 0 ? " and " + more + " more" : ""));
  }

  private static String name(Field field) {
    return "%s.%s (%s)"
        .formatted(
            field.getDeclaringClass().getSimpleName(),
            field.getName(),
            field.getType().getSimpleName());
  }

  /** A value that nobody has drawn before: whether there is one is seen here. */
  private Object first(Type declared, int place) throws DataFileException {
    try {
      Object value = drawn(declared, place);
      if (value != null) {
        return value;
      }
    } catch (InstancioException e) {
      throw new DataFileException(nothing(), e);
    }
    throw new DataFileException(nothing());
  }

  private String nothing() {
    return "-type=" + type + ": no values of it can be made up; give a file of JSON";
  }

  private Object drawn(Type declared, int place) {
    long ownSeed = seed + place;
    Optional<GeneratedClasses.Form> generated = GeneratedClasses.formOf(declared);
    if (generated.isPresent()) {
      return generated.get().madeUp(new Invention(ownSeed, size));
    }
    SplittableRandom random = new SplittableRandom(ownSeed);
    TypeTokenSupplier<Object> supplier = () -> declared;
    InstancioApi<?> api =
        JdkValues.addTo(
            Instancio.of(supplier).withSettings(settings()).withSeed(ownSeed).lenient());
    for (Class<?> each : FoundParts.of(declared, List.of()).sealed()) {
      List<Class<?>> concrete = Sealed.concrete(each);
      if (!concrete.isEmpty()) {
        api = api.subtype(Select.all(each), concrete.get(random.nextInt(concrete.size())));
      }
    }
    Object value = api.create();
    BackReferences.setIn(value);
    return value;
  }

  private Settings settings() {
    Settings settings = Settings.create();
    size.ifPresent(
        elements ->
            settings
                .set(Keys.COLLECTION_MIN_SIZE, elements)
                .set(Keys.COLLECTION_MAX_SIZE, elements)
                .set(Keys.MAP_MIN_SIZE, elements)
                .set(Keys.MAP_MAX_SIZE, elements)
                .set(Keys.ARRAY_MIN_SIZE, elements)
                .set(Keys.ARRAY_MAX_SIZE, elements));
    return settings;
  }
}
