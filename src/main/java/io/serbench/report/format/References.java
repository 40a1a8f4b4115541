package io.serbench.report.format;

/**
 * Escapes for markups that read HTML's numeric references and do not take what they stand for as
 * markup: every sign is written as one, but for those that cannot mean anything.
 *
 * @param plain signs that mean nothing unless there are two in a row
 * @param within signs that mean nothing between letters or digits
 */
record References(String plain, String within) {
  private static final int ASCII = 128;

  /** The text on one line, safe. */
  String escape(String text) {
    String line = TextLines.oneLine(text);
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      escaped.append(
          isSafe(line, i) ? Character.toString(line.charAt(i)) : reference(line.charAt(i)));
    }
    return escaped.toString();
  }

  /**
   * A line within {@code pre}, where blanks stay as many as they are and nothing but a tag or a
   * reference means anything.
   */
  static String verbatim(String line) {
    return line.replace("&", reference('&')).replace("<", reference('<'));
  }

  private boolean isSafe(String line, int i) {
    char c = line.charAt(i);
    char before = i == 0 ? ' ' : line.charAt(i - 1);
    char after = i + 1 == line.length() ? ' ' : line.charAt(i + 1);
    if (isLetter(c) || c == ' ') {
      return true;
    }
    return within.indexOf(c) >= 0
        ? isLetter(before) && isLetter(after)
        : plain.indexOf(c) >= 0 && before != c && after != c;
  }

  private static boolean isLetter(char c) {
    return c >= ASCII || Character.isLetterOrDigit(c);
  }

  private static String reference(char c) {
    return "&#" + Integer.toString(c) + ";";
  }
}
