package io.serbench.catalog;

/**
 * A pattern for names, in which {@code *} matches any number of characters.
 *
 * @param pattern the pattern as the user wrote it
 */
public record Glob(String pattern) {
  /** Returns whether the pattern matches a whole name. */
  public boolean matches(String name) {
    int inName = 0;
    int inPattern = 0;
    int star = -1;
    int afterStar = 0;
    while (inName < name.length()) {
      if (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') {
        star = inPattern++;
        afterStar = inName;
      } else if (inPattern < pattern.length() && pattern.charAt(inPattern) == name.charAt(inName)) {
        inPattern++;
        inName++;
      } else if (star >= 0) {
        // Let the last star take one more character; earlier stars need not be tried again.
        inPattern = star + 1;
        inName = ++afterStar;
      } else {
        return false;
      }
    }
    while (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') {
      inPattern++;
    }
    return inPattern == pattern.length();
  }

  /** Returns whether the pattern matches a row's name or one of its aliases. */
  public boolean matches(Row.Names names) {
    if (matches(names.name())) {
      return true;
    }
    for (String alias : names.aliases()) {
      if (matches(alias)) {
        return true;
      }
    }
    return false;
  }
}
