package io.serbench.check;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Verdicts that are the constants of an enum, from the best to the worst. */
final class Verdicts {
  private Verdicts() {}

  /** Returns the word of each and what it means. */
  static <E extends Enum<E>> Map<String, String> of(E[] all, Function<E, String> meaning) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (E each : all) {
      verdicts.put(word(each), meaning.apply(each));
    }
    return verdicts;
  }

  /** Returns the word by which a verdict is known. */
  static String word(Enum<?> verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
