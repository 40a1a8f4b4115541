package io.serbench.library.shared;

import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A writer in memory for libraries that write characters. It has no lock, unlike {@link
 * java.io.StringWriter}, and is kept for all messages, so that it grows only once. The finished
 * string is encoded in one pass by tuned code of the JVM, while an {@link
 * java.io.OutputStreamWriter} would allocate a buffer of 8 KB for every message.
 */
public final class TextBuffer extends Writer {
  private final StringBuilder text = new StringBuilder(1024);

  /** Removes all characters and returns this buffer. */
  public TextBuffer cleared() {
    text.setLength(0);
    return this;
  }

  /** Returns the characters that were written since it was cleared. */
  @Override
  public String toString() {
    return text.toString();
  }

  /** Returns the characters that were written since it was cleared, in UTF-8. */
  public byte[] toUtf8() {
    return toString().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void write(int character) {
    text.append((char) character);
  }

  @Override
  public void write(char[] characters, int offset, int length) {
    text.append(characters, offset, length);
  }

  @Override
  public void write(String string) {
    text.append(string);
  }

  @Override
  public void write(String string, int offset, int length) {
    text.append(string, offset, offset + length);
  }

  @Override
  public TextBuffer append(CharSequence characters) {
    text.append(characters);
    return this;
  }

  @Override
  public TextBuffer append(CharSequence characters, int start, int end) {
    text.append(characters, start, end);
    return this;
  }

  @Override
  public TextBuffer append(char character) {
    text.append(character);
    return this;
  }

  @Override
  public void flush() {}

  /** Does nothing, since libraries close their writers, and this one is reused. */
  @Override
  public void close() {}
}
