package io.serbench.run;

/** Says that a run cannot be gone on with here: something differs from where it began. */
public final class ResumeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what differs. */
  public ResumeException(String message) {
    super(message);
  }
}
