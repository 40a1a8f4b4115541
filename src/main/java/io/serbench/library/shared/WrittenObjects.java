package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import java.io.Writer;

/**
 * Plain objects with a library that writes characters, for byte arrays to a {@link TextBuffer}.
 *
 * @param <T> the plain type
 */
public abstract class WrittenObjects<T> extends TextObjects<T> {
  private final TextBuffer buffer = new TextBuffer();

  protected WrittenObjects(DataType<T> type) {
    super(type);
  }

  @Override
  public final byte[] serialize(T value) throws Exception {
    write(value, buffer.cleared());
    return buffer.toUtf8();
  }

  /** Writes a value. Implementations need not flush. */
  protected abstract void write(T value, Writer out) throws Exception;
}
