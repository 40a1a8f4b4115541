package io.serbench.dataset;

/** Tells how long a JSON text is without what people put between its tokens. */
public final class JsonBlanks {
  private final byte[] json;
  private int at;

  private JsonBlanks(byte[] json) {
    this.json = json;
  }

  /**
   * The length in bytes without blanks and comments.
   *
   * @param json one value or several, in UTF-8, and correct
   */
  public static long lengthWithout(byte[] json) {
    JsonBlanks text = new JsonBlanks(json);
    long length = 0;
    while (text.at < json.length) {
      int start = text.at;
      length += text.skip() ? text.at - start : 0;
    }
    return length;
  }

  /** Goes behind a text, a comment, or any other byte. Returns whether that counts. */
  private boolean skip() {
    switch (json[at]) {
      case '"' -> {
        at++;
        while (at < json.length && json[at] != '"') {
          at += json[at] == '\\' ? 2 : 1;
        }
        at = Math.min(at + 1, json.length);
        return true;
      }
      case '/' -> {
        if (at + 1 < json.length && json[at + 1] == '*') {
          skipBehind('*', '/');
        } else {
          skipBehind('\n');
        }
        return false;
      }
      case ' ', '\t', '\r', '\n' -> {
        at++;
        return false;
      }
      default -> {
        at++;
        return true;
      }
    }
  }

  private void skipBehind(char... end) {
    at += end.length;
    while (at < json.length && !endsWith(end)) {
      at++;
    }
  }

  /** Whether what is behind us ends so. */
  private boolean endsWith(char... end) {
    for (int i = 0; i < end.length; i++) {
      if (json[at - end.length + i] != end[i]) {
        return false;
      }
    }
    return true;
  }
}
