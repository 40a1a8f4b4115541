package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.Contents;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
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
 * Finds the objects of a user's classes of which there is but one, whoever makes the value: those
 * that two makings share. A class says so in its creator or its {@code readResolve}, so that values
 * are made as the data set makes them, of JSON, and of the JDK's form.
 */
public final class Constants {
  /** One of the ways to a value. */
  @FunctionalInterface
  private interface Maker {
    Object make(int place) throws Exception;
  }

  private Constants() {}

  /** Those of all values of a data set. */
  public static Set<Object> of(Dataset<?> dataset) {
    List<?> values = dataset.values();
    ObjectMapper mapper = ReferenceMapper.create(FileReading.DEFAULT);
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Maker maker :
        List.<Maker>of(
            dataset.again()::apply,
            place -> {
              byte[] json = mapper.writeValueAsBytes(values.get(place));
              return mapper.readValue(json, mapper.constructType(dataset.type().bound()));
            },
            place -> there(values.get(place)))) {
      for (int place = 0; place < values.size(); place++) {
        all.addAll(shared(maker, place));
      }
    }
    return all;
  }

  /** Those that a data set's own makings share. */
  static Set<Object> of(IntFunction<?> again, int place) {
    return shared(again::apply, place);
  }

  private static Set<Object> shared(Maker maker, int place) {
    try {
      Set<Object> shared = objects(maker.make(place));
      shared.retainAll(objects(maker.make(place)));
      return shared;
    } catch (Exception | LinkageError | StackOverflowError e) {
      // There is no such way to the value, so that nobody goes it.
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

  /** There and back in the JDK's form. */
  private static Object there(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
