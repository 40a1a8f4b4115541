package io.serbench.dataset;

/** Measures JSON without the blanks and comments between its tokens. */
public final class JsonBlanks {
  private JsonBlanks() {}

  /**
   * Returns the length in bytes without blanks and comments.
   *
   * @param json one or more valid values in UTF-8
   */
  public static long lengthWithout(byte[] json) {
    long length = 0;
    for (int at = 0; at < json.length; ) {
      int end = Math.min(end(json, at), json.length);
      boolean counts =
          switch (json[at]) {
            case ' ', '\t', '\r', '\n', '/' -> false;
            default -> true;
          };
      length += counts ? end - at : 0;
      at = end;
    }
    return length;
  }

  /** Returns the end of the string, the comment or the single byte that begins at an index. */
  private static int end(byte[] json, int start) {
    int at = start + 1;
    if (json[start] == '"') {
      while (at < json.length && json[at] != '"') {
        at += json[at] == '\\' ? 2 : 1;
      }
      return at + 1;
    }
    if (json[start] != '/') {
      return at;
    }
    if (at < json.length && json[at] == '*') {
      at += 2;
      while (at < json.length && (json[at - 1] != '*' || json[at] != '/')) {
        at++;
      }
    } else {
      while (at < json.length && json[at] != '\n') {
        at++;
      }
    }
    return at + 1;
  }
}
