package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.dataset.numeric.NumericFamilies;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.user.UserFamily;
import java.util.Arrays;

/**
 * The families for which {@code schema/} has definitions in every schema language, so that rows on
 * generated classes can be compared on all of them. This is their only list, from which the scopes
 * of these rows are made.
 *
 * <p>Each library has one switch over them without a default: a new family is a constant here and a
 * case there, and the compiler reports each library that lacks it. Listing rows does not execute
 * these switches, which name the library's classes. A table, whose keys a list of rows would need,
 * would not do: the JVM verifies a class as a whole, and so would load the library's classes, and
 * every listing and every fork would link a lambda for each family of each library.
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

  /** Returns the names of all families, for the scope of a row. */
  public static String[] names() {
    return Arrays.stream(values()).map(family -> family.family).toArray(String[]::new);
  }

  /** Returns whether a type's family has schemas. */
  public static boolean has(DataType<?> type) {
    return Arrays.asList(names()).contains(type.family());
  }

  /**
   * Returns the family of a type.
   *
   * @throws IllegalArgumentException if the type's family has no schemas
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

  /** Returns the family's name, as in names of data sets: {@code media-list}. */
  public String family() {
    return family;
  }
}
