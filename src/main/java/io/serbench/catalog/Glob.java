package io.serbench.catalog;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A pattern for names, as in a shell: {@code *} matches any number of characters, {@code ?} one,
 * {@code [ab]} and {@code [a-c]} one of those, and {@code [!ab]} any other.
 *
 * @param pattern the pattern as the user wrote it
 */
public record Glob(String pattern) {
  private static final Pattern WILDCARD = Pattern.compile("\\*|\\?|\\[(!?)([\\w./+-]+)]");

  /** Returns whether the pattern matches a whole name. */
  public boolean matches(String name) {
    return regex().matcher(name).matches();
  }

  /** Returns whether the pattern matches a row's name or one of its aliases. */
  public boolean matches(Row.Names names) {
    Pattern regex = regex();
    return names.all().stream().anyMatch(name -> regex.matcher(name).matches());
  }

  /** Returns whether it has wildcards. */
  public boolean isWild() {
    return WILDCARD.matcher(pattern).find();
  }

  private Pattern regex() {
    StringBuilder regex = new StringBuilder();
    Matcher wildcard = WILDCARD.matcher(pattern);
    int end = 0;
    while (wildcard.find()) {
      regex.append(Pattern.quote(pattern.substring(end, wildcard.start()))).append(regex(wildcard));
      end = wildcard.end();
    }
    regex.append(Pattern.quote(pattern.substring(end)));
    try {
      return Pattern.compile(regex.toString());
    } catch (PatternSyntaxException e) {
      // A range such as [c-a].
      return Pattern.compile(Pattern.quote(pattern));
    }
  }

  private static String regex(Matcher wildcard) {
    return switch (wildcard.group()) {
      case "*" -> ".*";
      case "?" -> ".";
      default -> "[" + (wildcard.group(1).isEmpty() ? "" : "^") + wildcard.group(2) + "]";
    };
  }
}
