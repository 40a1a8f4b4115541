package io.serbench.dataset.equality;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.object.ObjectWalk;
import io.serbench.dataset.object.Rebuilt;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;

/**
 * Finds objects that are shared by values made independently, such as the constants of a class. A
 * class may return them from its creator or its {@code readResolve}, so values are made as the data
 * set makes them, from JSON, and by Java serialization.
 */
public final class Constants {
  private final Set<Object> all;

  private Constants(Set<Object> all) {
    this.all = all;
  }

  /**
   * Returns whether a user's class has made an object a constant: values that are made
   * independently of each other share it, such as one of a fixed set of instances, an interned
   * object, or a default. The first call makes every value several times. False for all objects of
   * bundled types.
   */
  public static boolean isConstant(Object object, Dataset<?> dataset) {
    return !dataset.type().bundled()
        && dataset.kept(Constants.class, Constants::of).all.contains(object);
  }

  /** Finds the constants in all values of a data set, compared by identity. */
  private static Constants of(Dataset<?> dataset) {
    ObjectMapper mapper = ReferenceMapper.create(dataset.type().bound());
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int place = 0; place < dataset.values().size(); place++) {
      int index = place;
      all.addAll(of(dataset.again(), place));
      all.addAll(
          shared(
              () ->
                  ReferenceMapper.reread(
                      mapper, dataset.again().apply(index), dataset.type().bound())));
      all.addAll(shared(() -> Rebuilt.serialized(dataset.again().apply(index))));
    }
    return new Constants(all);
  }

  /** Returns the objects that two values made by the same function share. */
  public static Set<Object> of(IntFunction<?> again, int place) {
    return shared(() -> again.apply(place));
  }

  private static Set<Object> shared(Callable<?> maker) {
    try {
      Set<Object> shared = ObjectWalk.through(maker.call(), (object, depth) -> {});
      shared.retainAll(ObjectWalk.through(maker.call(), (object, depth) -> {}));
      return shared;
    } catch (Exception | LinkageError | StackOverflowError e) {
      // The class does not allow this way, so no library can use it either.
      return Set.of();
    }
  }
}
