package io.serbench.library.shared;

/**
 * Explains in the settings of a row why it writes more or fewer bytes for {@code media.1} than the
 * row of its name in the tables of 2014. A test compares the sizes of all rows in those tables with
 * the published ones. It demands a reason for each difference that is not due to the non-ASCII
 * characters that the value has had since.
 */
public final class PublishedSize {
  /** The reason for formats with names of classes, whose package was {@code data.media}. */
  public static final String NAMES = "class names were 15 characters shorter";

  private PublishedSize() {}

  /** Returns the end of a row's settings, with the published number of bytes and the reason. */
  public static String was(int bytes, String why) {
    return "; published with " + bytes + " bytes: " + why;
  }
}
