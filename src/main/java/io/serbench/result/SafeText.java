package io.serbench.result;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes text from others safe to print, such as names in the user's jars and messages of libraries.
 * Characters that control a terminal, are invisible, or reverse text are replaced by their codes:
 * {@code \u001b}.
 */
public final class SafeText {
  /** Words that no shell needs to have quoted. */
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  /** FORMAT characters (Cf) are invisible: marks of direction, joiners, the byte order mark. */
  private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private static final Pattern UNSAFE_IN_LINES = Pattern.compile(UNSAFE + "(?<![\\n\\t])");

  private SafeText() {}

  /** Returns a command line quoted for a POSIX shell, in one line that is safe to print. */
  public static String inShell(List<String> arguments) {
    return line(arguments.stream().map(SafeText::quoted).collect(Collectors.joining(" ")));
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** Returns safe text in one line: line breaks and tabs are replaced as well. */
  public static String line(String text) {
    return UNSAFE.matcher(text).replaceAll(SafeText::code);
  }

  /** Returns safe text that keeps its line feeds and tabs. */
  public static String lines(String text) {
    return UNSAFE_IN_LINES.matcher(text).replaceAll(SafeText::code);
  }

  private static String code(MatchResult unsafe) {
    return unsafe
        .group()
        .chars()
        .mapToObj(unit -> Matcher.quoteReplacement("\\u%04x".formatted(unit)))
        .collect(Collectors.joining());
  }
}
