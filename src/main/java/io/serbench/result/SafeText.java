package io.serbench.result;

import java.util.List;
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
    return safe(text, "");
  }

  /** Returns safe text that keeps its line feeds and tabs. */
  public static String lines(String text) {
    return safe(text, "\n\t");
  }

  private static String safe(String text, String allowed) {
    StringBuilder safe = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      if (isPlain(point) || allowed.indexOf(point) >= 0) {
        safe.appendCodePoint(point);
      } else {
        for (char unit : Character.toChars(point)) {
          safe.append("\\u%04x".formatted((int) unit));
        }
      }
      i += Character.charCount(point);
    }
    return safe.toString();
  }

  /** Characters of type FORMAT are invisible: marks of direction, joiners, the byte order mark. */
  private static boolean isPlain(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
