package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.instancio.Instancio;
import org.instancio.InstancioApi;
import org.instancio.Select;
import org.instancio.TypeTokenSupplier;

/**
 * Values that Instancio makes up, where there are none of the user's: every field is filled, with
 * contents that mean nothing. The same seed gives the same values in the same version of serbench.
 *
 * @param type their class
 * @param seed of all that is drawn
 * @param count how many
 * @see <a href="https://www.instancio.org/user-guide/">Instancio's guide</a>
 */
public record MadeUp(OwnType type, long seed, int count) {
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
      values.add(drawn(declared, place));
    }
    if (values.contains(null)) {
      throw new DataFileException(
          "-type=" + type + ": no values of it can be made up; give a file of JSON");
    }
    return OwnValues.dataset(name, type, declared, values, place -> drawn(declared, place));
  }

  private Object drawn(Type declared, int place) {
    long ownSeed = seed + place;
    SplittableRandom random = new SplittableRandom(ownSeed);
    TypeTokenSupplier<Object> supplier = () -> declared;
    InstancioApi<?> api = Instancio.of(supplier).withSeed(ownSeed).lenient();
    for (Class<?> each : FoundParts.of(declared, List.of()).sealed()) {
      List<Class<?>> concrete = concrete(each);
      api = api.subtype(Select.all(each), concrete.get(random.nextInt(concrete.size())));
    }
    return api.create();
  }

  private static List<Class<?>> concrete(Class<?> sealed) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      if (Modifier.isAbstract(permitted.getModifiers()) && permitted.isSealed()) {
        found.addAll(concrete(permitted));
      } else {
        found.add(permitted);
      }
    }
    return found;
  }
}
