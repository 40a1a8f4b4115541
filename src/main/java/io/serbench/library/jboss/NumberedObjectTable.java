package io.serbench.library.jboss;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import org.jboss.marshalling.ObjectTable;
import org.jboss.marshalling.Unmarshaller;

/** A table of known objects, each written as its index: one byte. */
final class NumberedObjectTable implements ObjectTable {
  private static final int MAX_OBJECTS = 256;

  private final Object[] objects;
  private final IdentityHashMap<Object, Writer> writers = new IdentityHashMap<>();

  NumberedObjectTable(List<?> objects) {
    if (objects.size() > MAX_OBJECTS) {
      throw new IllegalArgumentException("more than " + MAX_OBJECTS + " objects");
    }
    this.objects = objects.toArray();
    for (int i = 0; i < this.objects.length; i++) {
      int number = i;
      writers.put(this.objects[i], (marshaller, object) -> marshaller.writeByte(number));
    }
  }

  /** Returns the writer of a known object; null, as the interface demands, for any other. */
  @Override
  public Writer getObjectWriter(Object object) {
    return writers.get(object);
  }

  @Override
  public Object readObject(Unmarshaller unmarshaller) throws IOException {
    return objects[unmarshaller.readUnsignedByte()];
  }
}
