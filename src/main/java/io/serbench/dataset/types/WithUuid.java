package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.UUID;

/** A bean with a UUID. */
public class WithUuid implements Serializable {
  private static final long serialVersionUID = 1L;

  public UUID id;

  public UUID getId() {
    return id;
  }

  public void setId(UUID id) {
    this.id = id;
  }
}
