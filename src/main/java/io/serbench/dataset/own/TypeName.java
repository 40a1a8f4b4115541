package io.serbench.dataset.own;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A type as the language writes it: {@code java.util.List<com.acme.Order>}. Known by its words
 * alone, so that the parent can read it without the class.
 *
 * @param name the class
 * @param arguments the types that it is told; empty where it takes none
 */
public record TypeName(String name, List<TypeName> arguments) {
  private static final Pattern TOKEN =
      Pattern.compile("\\G\\s*([\\p{javaJavaIdentifierPart}.]+|[<>,])\\s*");

  public TypeName {
    arguments = List.copyOf(arguments);
  }

  /**
   * Of a text.
   *
   * @throws IllegalArgumentException where it is no such name
   */
  public static TypeName of(String text) {
    Deque<String> words = new ArrayDeque<>();
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (matcher.find()) {
      words.add(matcher.group(1));
      end = matcher.end();
    }
    TypeName name = read(words, text);
    if (!words.isEmpty() || end < text.length()) {
      throw new IllegalArgumentException(text);
    }
    return name;
  }

  private static TypeName read(Deque<String> words, String text) {
    String name = words.isEmpty() ? "" : words.remove();
    if (!name.matches("[^<>,]+")) {
      throw new IllegalArgumentException(text);
    }
    List<TypeName> arguments = new ArrayList<>();
    if ("<".equals(words.peek())) {
      do {
        words.remove();
        arguments.add(read(words, text));
      } while (",".equals(words.peek()));
      if (!">".equals(words.poll())) {
        throw new IllegalArgumentException(text);
      }
    }
    return new TypeName(name, arguments);
  }

  /** The names of all classes in it: the class, and those that it is told. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(name));
    arguments.forEach(each -> names.addAll(each.names()));
    return names;
  }

  /** The names without their packages, with hyphens between them: {@code List-Order}. */
  String simple() {
    StringBuilder text =
        new StringBuilder(
            name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'))));
    arguments.forEach(each -> text.append('-').append(each.simple()));
    return text.toString();
  }
}
