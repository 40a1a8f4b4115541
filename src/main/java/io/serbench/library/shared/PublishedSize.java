package io.serbench.library.shared;

/**
 * Why a row on {@code media.1} writes more or fewer bytes than the row of its name in the tables of
 * 2014: what the settings of such a row end with. A test holds the sizes of all rows of those
 * tables against the published ones, and wants a reason of each that differs by more than the text
 * that is not ASCII, which that value has since.
 */
public final class PublishedSize {
  /** For formats that hold the names of classes: {@code data.media} was their package. */
  public static final String NAMES = "class names were 15 characters shorter";

  private PublishedSize() {}

  /** The end of the settings of a row that was published with so many bytes. */
  public static String was(int bytes, String why) {
    return "; published with " + bytes + " bytes: " + why;
  }
}
