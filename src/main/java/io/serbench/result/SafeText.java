package io.serbench.result;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text of others, made safe to print: names in foreign jars and files, messages of libraries. What
 * would act on a terminal, hide, or turn the line around stands there as its code instead: {@code
 * \u001b}.
 */
public final class SafeText {
  private static final int DIGITS = 4;

  /** What no shell takes for anything but itself. */
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private SafeText() {}

  /** Arguments as a shell takes them, in one line that is safe to print. */
  public static String inShell(List<String> arguments) {
    return line(arguments.stream().map(SafeText::quoted).collect(Collectors.joining(" ")));
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The text in one line: line breaks and tabs show as codes, too. */
  public static String line(String text) {
    return safe(text, "");
  }

  /** The text with its line feeds and tabs. */
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
        appendCode(safe, point);
      }
      i += Character.charCount(point);
    }
    return safe.toString();
  }

  /** Formats are the marks that nobody sees: of direction, of joining, of the byte order. */
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

  private static void appendCode(StringBuilder safe, int point) {
    for (char unit : Character.toChars(point)) {
      String code = Integer.toHexString(unit);
      safe.append("\\u").append("0".repeat(DIGITS - code.length())).append(code);
    }
  }
}
