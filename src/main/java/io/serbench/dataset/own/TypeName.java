package io.serbench.dataset.own;

import java.util.ArrayList;
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
      Pattern.compile("\\s*([\\p{javaJavaIdentifierPart}.]+|[<>,])\\s*");

  public TypeName {
    arguments = List.copyOf(arguments);
  }

  /**
   * Of a text.
   *
   * @throws IllegalArgumentException where it is no such name
   */
  public static TypeName of(String text) {
    Reader reader = new Reader(text);
    TypeName name = reader.type();
    if (!reader.token.isEmpty()) {
      throw new IllegalArgumentException(text);
    }
    return name;
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

  /** Goes through the words of a text. */
  private static final class Reader {
    private final String text;
    private final Matcher matcher;
    private String token = "";

    Reader(String text) {
      this.text = text;
      this.matcher = TOKEN.matcher(text);
      next();
    }

    TypeName type() {
      if (!token.matches("[^<>,]+")) {
        throw new IllegalArgumentException(text);
      }
      String name = token;
      next();
      List<TypeName> arguments = new ArrayList<>();
      if (token.equals("<")) {
        do {
          next();
          arguments.add(type());
        } while (token.equals(","));
        if (!token.equals(">")) {
          throw new IllegalArgumentException(text);
        }
        next();
      }
      return new TypeName(name, arguments);
    }

    /** To the next word; an empty one at the end. */
    private void next() {
      if (matcher.regionStart() == text.length()) {
        token = "";
        return;
      }
      if (!matcher.lookingAt()) {
        throw new IllegalArgumentException(text);
      }
      token = matcher.group(1);
      matcher.region(matcher.end(), text.length());
    }
  }
}
