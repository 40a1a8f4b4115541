package io.serbench.library.fory.annotated;

import java.util.List;

/** See {@link io.serbench.dataset.numeric.NumericList}. */
public class ForyNumbersList {
  public List<ForyNumbers> items;
}
