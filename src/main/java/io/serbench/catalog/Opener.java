package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/** Makes a row's serializer for a type. The only thing of a row that loads its library. */
@FunctionalInterface
public interface Opener {
  /** A new serializer, set up and ready. What the library throws is what the row reports. */
  Serializer<?, ?> open(DataType<?> type) throws Exception;
}
