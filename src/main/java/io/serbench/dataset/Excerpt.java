package io.serbench.dataset;

/** Shortens strings for display. */
public final class Excerpt {
  private static final String MORE = "...";

  private Excerpt() {}

  /**
   * Returns a string, or its beginning followed by three dots. No surrogate pair is split.
   *
   * @param longest the maximum length of the result in {@code char}s, more than 3
   */
  public static String of(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int end = longest - MORE.length();
    boolean splits = Character.isHighSurrogate(text.charAt(end - 1));
    return text.substring(0, splits ? end - 1 : end) + MORE;
  }
}
