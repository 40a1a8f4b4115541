package io.serbench.library.shared;

import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Where libraries that write characters write them: unlike {@link java.io.StringWriter} without a
 * lock, and kept for all messages, so that it grows once. Encoding the finished text is one pass
 * that the JVM has tuned code for, whereas a {@link java.io.OutputStreamWriter} would be made, with
 * a buffer of 8 KB, for every message.
 */
public final class TextBuffer extends Writer {
  private final StringBuilder text = new StringBuilder(1024);

  /** This, and empty. */
  public TextBuffer cleared() {
    text.setLength(0);
    return this;
  }

  /** What was written since it was cleared. */
  @Override
  public String toString() {
    return text.toString();
  }

  /** The same, encoded. */
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

  /** Does nothing: libraries close what they write to, and this is used again. */
  @Override
  public void close() {}
}
