package io.serbench.dataset;

/** What is shown of a text that may be too long. */
public final class Excerpt {
  private static final String MORE = "...";

  private Excerpt() {}

  /**
   * The text, or its beginning.
   *
   * @param longest how many characters there may be, with the dots that stand for the rest; a
   *     character outside the basic plane, which counts twice, is never cut in two
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
