package io.serbench.dataset.clients;

import java.io.Serializable;
import java.time.OffsetDateTime;

/** A business partner of a client. */
public class Partner implements Serializable {
  private static final long serialVersionUID = 1L;

  public long id;
  public String name;
  public OffsetDateTime since;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public OffsetDateTime getSince() {
    return since;
  }

  public void setSince(OffsetDateTime since) {
    this.since = since;
  }
}
