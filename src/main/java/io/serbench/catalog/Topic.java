package io.serbench.catalog;

/**
 * What an answer of a check is about: a question, or a detail of one, such as a data set.
 *
 * @param detail empty for the question itself
 */
public record Topic(String question, String detail) {
  private static final String SEPARATOR = ": ";

  /** Returns what a file calls {@code word}. */
  public static Topic of(String word) {
    int end = word.indexOf(SEPARATOR);
    return end < 0
        ? new Topic(word, "")
        : new Topic(word.substring(0, end), word.substring(end + SEPARATOR.length()));
  }

  public boolean isDetail() {
    return !detail.isEmpty();
  }

  /** Returns how files name it. */
  public String word() {
    return isDetail() ? question + SEPARATOR + detail : question;
  }
}
