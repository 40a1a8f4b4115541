package io.serbench.dataset.numeric;

import java.io.Serializable;
import java.util.List;

/** A list of objects with twelve integers each. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class NumericList implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<NumericStruct> items;

  public List<NumericStruct> getItems() {
    return items;
  }

  public void setItems(List<NumericStruct> items) {
    this.items = items;
  }
}
