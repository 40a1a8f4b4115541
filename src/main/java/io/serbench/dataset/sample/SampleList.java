package io.serbench.dataset.sample;

import java.io.Serializable;
import java.util.List;

/** A list of samples. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class SampleList implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<Sample> items;

  public List<Sample> getItems() {
    return items;
  }

  public void setItems(List<Sample> items) {
    this.items = items;
  }
}
