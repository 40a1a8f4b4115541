package io.serbench.library.jboss;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import org.jboss.marshalling.ClassTable;
import org.jboss.marshalling.Unmarshaller;

/** A table of known classes, each written as its index: one byte. */
final class NumberedClassTable implements ClassTable {
  private static final int MAX_CLASSES = 256;

  private final Class<?>[] classes;
  private final IdentityHashMap<Class<?>, Writer> writers = new IdentityHashMap<>();

  NumberedClassTable(List<Class<?>> classes) {
    if (classes.size() > MAX_CLASSES) {
      throw new IllegalArgumentException("more than " + MAX_CLASSES + " classes");
    }
    this.classes = classes.toArray(Class<?>[]::new);
    for (int i = 0; i < this.classes.length; i++) {
      int number = i;
      writers.put(this.classes[i], (marshaller, type) -> marshaller.writeByte(number));
    }
  }

  /** Returns the writer of a known class; null, as the interface demands, for any other. */
  @Override
  public Writer getClassWriter(Class<?> type) {
    return writers.get(type);
  }

  @Override
  public Class<?> readClass(Unmarshaller unmarshaller) throws IOException {
    return classes[unmarshaller.readUnsignedByte()];
  }
}
