package io.serbench.library.shared;

/**
 * The families for which {@code schema/} has definitions in every language, so that rows on
 * generated classes compare on all of them.
 */
public final class SchemaFamilies {
  private SchemaFamilies() {}

  /** Their names. */
  public static String[] names() {
    return new String[] {
      "media", "media-list", "numeric", "numeric-list", "sample", "sample-list", "user"
    };
  }
}
