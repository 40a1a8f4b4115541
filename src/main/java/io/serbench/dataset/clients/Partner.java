package io.serbench.dataset.clients;

import java.io.Serializable;
import java.time.OffsetDateTime;

/** Whom a client deals with, and since when. */
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
