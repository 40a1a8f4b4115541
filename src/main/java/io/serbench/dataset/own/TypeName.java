package io.serbench.dataset.own;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a type as in Java: {@code java.util.List<com.acme.Order>}. The parent parses it
 * without having the class.
 *
 * @param name the name of the class
 * @param arguments its type arguments; may be empty
 */
public record TypeName(String name, List<TypeName> arguments) {
  private static final Pattern TOKEN =
      Pattern.compile("\\G\\s*([\\p{javaJavaIdentifierPart}.]+|[<>,])\\s*");

  public TypeName {
    arguments = List.copyOf(arguments);
  }

  /**
   * Parses a name.
   *
   * @throws IllegalArgumentException if the text is not the name of a type
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

  /**
   * Returns the names of classes that may be meant by a name, which may have dots throughout as in
   * Java: the name itself, then with {@code $} for its last dots.
   */
  public static List<String> binaryNames(String name) {
    List<String> names = new ArrayList<>(List.of(name));
    StringBuilder nested = new StringBuilder(name);
    for (int dot = name.lastIndexOf('.'); dot >= 0; dot = name.lastIndexOf('.', dot - 1)) {
      nested.setCharAt(dot, '$');
      names.add(nested.toString());
    }
    return names;
  }

  /** Returns the names of all classes in it: the class, then those in its arguments. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(name));
    arguments.forEach(each -> names.addAll(each.names()));
    return names;
  }

  /** Returns the names without packages, joined by hyphens: {@code List-Order}. */
  String simple() {
    StringBuilder text =
        new StringBuilder(
            name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'))));
    arguments.forEach(each -> text.append('-').append(each.simple()));
    return text.toString();
  }
}
