package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.Dataset;
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
    ObjectMapper mapper = ReferenceMapper.create(dataset.type().bound());
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int place = 0; place < dataset.values().size(); place++) {
      int index = place;
      all.addAll(of(dataset.again(), place));
      all.addAll(
          shared(() -> fromJson(mapper, dataset.again().apply(index), dataset.type().bound())));
      all.addAll(shared(() -> serialized(dataset.again().apply(index))));
    }
    return all;
  }

  /** Returns the objects that two values made by the same function share. */
  static Set<Object> of(IntFunction<?> again, int place) {
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

  static Object fromJson(ObjectMapper mapper, Object value, Type declared) throws IOException {
    JavaType type = mapper.constructType(declared);
    return mapper.readValue(mapper.writerFor(type).writeValueAsBytes(value), type);
  }

  private static Object serialized(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
