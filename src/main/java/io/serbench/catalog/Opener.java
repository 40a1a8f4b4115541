package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/** Makes serializers. The only thing of a row that loads its library. */
@FunctionalInterface
public interface Opener {
  /**
   * A new serializer, set up and ready.
   *
   * @param row the name of the row
   * @param type what it shall carry
   * @throws Exception what the library throws: that is what the row reports
   */
  Serializer<?, ?> open(String row, DataType<?> type) throws Exception;
}
