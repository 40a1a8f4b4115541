package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;

/** Creates the serializers of a row. Nothing else of a row loads its library. */
@FunctionalInterface
public interface Opener {
  /**
   * Creates a serializer that is ready to use.
   *
   * @param row the name of the row
   * @param type the type of the values
   * @throws Exception whatever the library throws, which becomes the error of the row
   */
  Serializer<?, ?> open(String row, DataType<?> type) throws Exception;
}
