package io.serbench.dataset.types;

import java.io.Serializable;
import java.time.Instant;
import java.time.OffsetDateTime;

/** A bean with moments in time. */
public class WithInstants implements Serializable {
  private static final long serialVersionUID = 1L;

  public Instant sent;
  public OffsetDateTime received;

  public Instant getSent() {
    return sent;
  }

  public void setSent(Instant sent) {
    this.sent = sent;
  }

  public OffsetDateTime getReceived() {
    return received;
  }

  public void setReceived(OffsetDateTime received) {
    this.received = received;
  }
}
