package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.Contents;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Type;
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
  private Constants() {}

  /** Returns the constants in all values of a data set, compared by identity. */
  public static Set<Object> of(Dataset<?> dataset) {
    ObjectMapper mapper = ReferenceMapper.create();
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int place = 0; place < dataset.values().size(); place++) {
      Object value = dataset.values().get(place);
      all.addAll(of(dataset.again(), place));
      all.addAll(shared(() -> fromJson(mapper, value, dataset.type().bound())));
      all.addAll(shared(() -> serialized(value)));
    }
    return all;
  }

  /** Returns the objects that two values made by the same function share. */
  static Set<Object> of(IntFunction<?> again, int place) {
    return shared(() -> again.apply(place));
  }

  private static Set<Object> shared(Callable<?> maker) {
    try {
      Set<Object> shared = objects(maker.call());
      shared.retainAll(objects(maker.call()));
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

  private static Object fromJson(ObjectMapper mapper, Object value, Type type) throws IOException {
    return mapper.readValue(mapper.writeValueAsBytes(value), mapper.constructType(type));
  }

  private static Object serialized(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
