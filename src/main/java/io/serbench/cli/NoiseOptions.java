package io.serbench.cli;

import io.serbench.dataset.Nearest;
import io.serbench.result.Noise;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What becomes of disturbed batches. */
final class NoiseOptions extends Options {
  /** What a run does unless told otherwise. */
  static final Noise DEFAULT = Noise.REJECT;

  private final Option<Noise> noise =
      option(
          "-noise",
          Value.of("WHAT", NoiseOptions::read).completedWith(words()),
          "disturbed batches: " + Words.withDefault(words(), word(DEFAULT)));

  NoiseOptions() {
    super(Section.OUTPUT);
  }

  /** What the user says; empty to do as usual, or as the run did. */
  Optional<Noise> noise() {
    return noise.value();
  }

  private static Noise read(String option, String text) throws UsageException {
    for (Noise noise : Noise.values()) {
      if (word(noise).equalsIgnoreCase(text)) {
        return noise;
      }
    }
    throw new UsageException(
        option
            + "="
            + text
            + " is neither"
            + Nearest.suggest(text, words())
            + "; give "
            + String.join(" or ", words()));
  }

  private static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Noise noise : Noise.values()) {
      words.add(word(noise));
    }
    return words;
  }

  private static String word(Noise noise) {
    return noise.name().toLowerCase(Locale.ROOT);
  }
}
