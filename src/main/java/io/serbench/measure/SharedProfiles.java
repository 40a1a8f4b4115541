package io.serbench.measure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives the JDK's methods for strings and collections the profiles that they have in a program that
 * has run for a while: called often, mostly with Latin-1 strings and sometimes with others.
 *
 * <p>The JIT compiles a method together with those that it calls, by the profile that each has at
 * that time. The methods of {@code String} and {@code ArrayList} are shared by everything in the
 * JVM: some hundred calls of {@code StringUTF16.charAt} more or less while a fork started decided
 * whether it was inlined into a library's inner loop, and whether that took 400 or 560 ns. This
 * differed between forks, between builds, and between serbench and other harnesses. After these
 * methods have been called often, a few calls more or less change nothing.
 */
public final class SharedProfiles {
  /**
   * The JVM begins to collect profiles after 200 calls. Methods that are called for each character
   * get many more than that, while the methods of this class get too few to be worth C2's time.
   */
  private static final int ROUNDS = 1500;

  private SharedProfiles() {}

  /** Calls the shared methods. This takes 0.1 to 0.2 s. */
  public static void settle() {
    // The rarer kind first: calls that are inlined into compiled callers are no longer profiled.
    for (int i = 0; i < ROUNDS; i++) {
      strings("\u03b1\u03b2\u03b3 \u2192 " + i, i);
    }
    for (int i = 0; i < 2 * ROUNDS; i++) {
      strings("http://example.org/" + i, i);
      collections("key", "value");
    }
  }

  /**
   * Does what serializers do with strings. Methods of StringBuilder reach code that those of String
   * have inlined.
   */
  private static void strings(String text, int number) {
    StringBuilder builder = new StringBuilder();
    builder.append(text).append(':').append(number).append((long) number);
    String built = builder.toString();
    byte[] utf8 = built.getBytes(StandardCharsets.UTF_8);
    char[] chars = new char[text.length()];
    text.getChars(0, chars.length, chars, 0);
    String copied = new String(chars, 0, chars.length);
    String decoded = new String(utf8, StandardCharsets.UTF_8);
    Sink.consume(
        sum(text) + sum(builder) + copied.hashCode() + decoded.indexOf(':') + text.codePointAt(0));
    Sink.consume(copied.equals(text) && decoded.startsWith(copied));
    Sink.consume(decoded.substring(1).compareTo(copied) > 0);
  }

  private static int sum(String text) {
    int sum = 0;
    for (int i = 0; i < text.length(); i++) {
      sum += text.charAt(i);
    }
    return sum;
  }

  private static int sum(StringBuilder text) {
    int sum = 0;
    for (int i = 0; i < text.length(); i++) {
      sum += text.charAt(i);
    }
    return sum;
  }

  private static void collections(String key, String value) {
    List<Object> list = new ArrayList<>();
    Map<Object, Object> map = new HashMap<>();
    for (int i = 0; i < 3; i++) {
      list.add(value);
      map.put(i, value);
    }
    map.put(key, value);
    for (Object element : list) {
      Sink.consume(element);
    }
    Sink.consume(list.get(0));
    Sink.consume(map.get(key));
  }
}
