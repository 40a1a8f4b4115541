package io.serbench.measure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the JDK's methods for texts and collections look to the JIT compiler as they do in a
 * program that has run for a while: each called often, with Latin-1 texts mostly and with others at
 * times.
 *
 * <p>A method is compiled together with those that it calls, by what the JVM has seen of each until
 * then. Those of {@code String} and {@code ArrayList} belong to all: what a fork did while it
 * started, some hundred calls more or less of {@code StringUTF16.charAt}, decided whether a
 * library's inner loop got it inlined, and whether that took 400 or 560 ns. It differed from fork
 * to fork, from build to build, and between serbench and other harnesses. With this done first, a
 * few calls more or less change nothing.
 */
public final class SharedProfiles {
  /**
   * The JVM begins to note who calls what after 200 calls; over the length of a text it is many
   * more. All rounds are fewer than make these methods themselves worth the last compiler's time.
   */
  private static final int ROUNDS = 1500;

  private SharedProfiles() {}

  /** Does it; takes a tenth of a second or two. */
  public static void settle() {
    // The rarer kind first: once callers are compiled, what is inlined into them counts no more.
    for (int i = 0; i < ROUNDS; i++) {
      texts("\u03b1\u03b2\u03b3 \u2192 " + i, i);
    }
    for (int i = 0; i < 2 * ROUNDS; i++) {
      texts("http://example.org/" + i, i);
      collections("key", "value");
    }
  }

  /** What serializers do with texts. A builder's methods reach what String's have inlined. */
  private static void texts(String text, int number) {
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

  /** What they put together. */
  private static void collections(String key, String value) {
    List<Object> list = new ArrayList<>();
    Map<Object, Object> map = new HashMap<>();
    for (int i = 0; i < 3; i++) {
      list.add(value);
      map.put(i, value);
    }
    map.put(key, value);
    for (Object each : list) {
      Sink.consume(each);
    }
    Sink.consume(list.get(0));
    Sink.consume(map.get(key));
  }
}
