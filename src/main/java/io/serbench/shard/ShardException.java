package io.serbench.shard;

/** Shards that cannot be made or merged; the message says why, and what would be right. */
public final class ShardException extends Exception {
  private static final long serialVersionUID = 1L;

  /** With that message. */
  public ShardException(String message) {
    super(message);
  }
}
