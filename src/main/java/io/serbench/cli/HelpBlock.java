package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.check.Prospect.Outlook;
import io.serbench.protocol.ReadOutcome;
import io.serbench.result.DataProfile.Fit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A block of a page of help.
 *
 * @param heading what the block explains
 * @param words what is explained, in order, with its explanation
 */
record HelpBlock(String heading, Map<String, String> words) {
  /** What rows may be able to do. */
  static HelpBlock features() {
    Map<String, String> words = new LinkedHashMap<>();
    for (Feature feature : Feature.values()) {
      words.put(feature.name(), feature.meaning());
    }
    return new HelpBlock("Features:", words);
  }

  /** What may come of a type that changes. */
  static HelpBlock verdicts() {
    Map<String, String> words = new LinkedHashMap<>();
    for (ReadOutcome verdict : ReadOutcome.values()) {
      words.put(verdict.name(), verdict.meaning());
    }
    return new HelpBlock("What -evolution says of a type that was changed:", words);
  }

  /** What may come of a kind of member. */
  static HelpBlock fits() {
    Map<String, String> words = new LinkedHashMap<>();
    for (Fit fit : List.of(Fit.FITS, Fit.LOSES, Fit.REFUSES)) {
      words.put(fit.word(), fit.meaning());
    }
    return new HelpBlock("What -types says of a row and a kind of member:", words);
  }

  /** What may come of a JVM that is strict. */
  static HelpBlock outlooks() {
    Map<String, String> words = new LinkedHashMap<>();
    for (Outlook outlook : Outlook.values()) {
      words.put(outlook.word(), outlook.meaning());
    }
    return new HelpBlock("What -future says of a row:", words);
  }

  /** All commands. */
  static HelpBlock commands() {
    Map<String, String> words = new LinkedHashMap<>();
    for (String word : Commands.words()) {
      Command command = Commands.named(word).orElseThrow();
      words.put((word + " " + command.operands().label()).strip(), command.description());
    }
    return new HelpBlock("Commands ('serbench help COMMAND' says more):", words);
  }
}
