package io.serbench.catalog;

import java.util.regex.Pattern;

/**
 * A pattern for names, in which {@code *} matches any number of characters.
 *
 * @param pattern the pattern as the user wrote it
 */
public record Glob(String pattern) {
  /** Returns whether the pattern matches a whole name. */
  public boolean matches(String name) {
    return name.matches(Pattern.quote(pattern).replace("*", "\\E.*\\Q"));
  }

  /** Returns whether the pattern matches a row's name or one of its aliases. */
  public boolean matches(Row.Names names) {
    return names.all().stream().anyMatch(this::matches);
  }
}
