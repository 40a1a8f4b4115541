package io.serbench.dataset.buffers;

import java.io.Serializable;
import java.util.List;

/** A list of byte arrays. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class Buffers implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<byte[]> buffers;

  public List<byte[]> getBuffers() {
    return buffers;
  }

  public void setBuffers(List<byte[]> buffers) {
    this.buffers = buffers;
  }
}
