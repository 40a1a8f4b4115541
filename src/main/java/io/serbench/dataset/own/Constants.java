package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.Contents;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Finds objects that are shared by values made independently, such as the constants of a class. A
 * class may return them from its creator or its {@code readResolve}, so values are made as the data
 * set makes them, from JSON, and by Java serialization.
 */
public final class Constants {
  @FunctionalInterface
  private interface Maker {
    Object make(int place) throws Exception;
  }

  private Constants() {}

  /** Returns the constants in all values of a data set, compared by identity. */
  public static Set<Object> of(Dataset<?> dataset) {
    List<?> values = dataset.values();
    ObjectMapper mapper = ReferenceMapper.create();
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Maker maker :
        List.<Maker>of(
            dataset.again()::apply,
            place -> {
              byte[] json = mapper.writeValueAsBytes(values.get(place));
              return mapper.readValue(json, mapper.constructType(dataset.type().bound()));
            },
            place -> serialized(values.get(place)))) {
      for (int place = 0; place < values.size(); place++) {
        all.addAll(shared(maker, place));
      }
    }
    return all;
  }

  /** Returns the objects that two values made by the same function share. */
  static Set<Object> of(IntFunction<?> again, int place) {
    return shared(again::apply, place);
  }

  private static Set<Object> shared(Maker maker, int place) {
    try {
      Set<Object> shared = objects(maker.make(place));
      shared.retainAll(objects(maker.make(place)));
      return shared;
    } catch (Exception | LinkageError | StackOverflowError e) {
      // The class does not allow this way, so no library can use it either.
      return Set.of();
    }
  }

  private static Set<Object> objects(Object value) {
    Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
    ObjectWalk.through(
        value,
        (object, depth) -> {
          if (object != null && !Contents.isLeaf(object)) {
            objects.add(object);
          }
        });
    return objects;
  }

  private static Object serialized(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
