package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.dataset.numeric.NumericFamilies;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.user.UserFamily;
import java.util.Arrays;

/**
 * The families for which {@code schema/} has definitions in every language, so that rows on
 * generated classes compare on all of them. They stand here and nowhere else; the scope of every
 * such row is made of them.
 *
 * <p>What a library needs to know of each stands in one switch without a default: a new family is a
 * constant here and a case there, and the compiler names each library that lacks it. Listing rows
 * never comes to these switches, which name a library's classes. A table that listing could ask for
 * its keys could not: the JVM verifies a class as a whole, and so loads what a library's objects
 * are passed as; and the functions in it would be a lambda for each family of each library, which
 * every listing and every fork would link.
 */
public enum SchemaFamily {
  MEDIA(MediaFamily.TYPE),
  MEDIA_LIST(MediaListFamily.TYPE),
  NUMERIC(NumericFamilies.STRUCT),
  NUMERIC_LIST(NumericFamilies.LIST),
  SAMPLE(SampleFamilies.SAMPLE),
  SAMPLE_LIST(SampleFamilies.LIST),
  USER(UserFamily.TYPE);

  private final String family;

  SchemaFamily(DataType<?> type) {
    this.family = type.family();
  }

  /** The names of all, for the scope of a row. */
  public static String[] names() {
    return Arrays.stream(values()).map(each -> each.family).toArray(String[]::new);
  }

  /** Whether there is one for the type. */
  public static boolean has(DataType<?> type) {
    return Arrays.asList(names()).contains(type.family());
  }

  /**
   * That of the type.
   *
   * @throws IllegalArgumentException where there is no schema for the type's family
   */
  public static SchemaFamily of(DataType<?> type) {
    for (SchemaFamily each : values()) {
      if (each.family.equals(type.family())) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "no schema for " + type.family() + ", only for " + String.join(", ", names()));
  }

  /** As data sets are named: {@code media-list}. */
  public String family() {
    return family;
  }
}
