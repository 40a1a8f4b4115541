package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What was seen of a row.
 *
 * @param row the row's name
 * @param status {@code OK} where versions were tried; {@code NOT_CARRIED} where the row takes some
 *     types only, or does not read its data in another JVM; {@code ERROR} where it does not even
 *     give back what one version wrote
 * @param cause why versions were not tried, in one line; empty where they were
 * @param newReadsOld what the code of each change made of data of the first version
 * @param oldReadsNew what the code of the first version made of data of each change
 * @param traits what came of each trait that was tried; {@code READS} where the row has it
 */
record Examined(
    String row,
    Verification.Finding status,
    String cause,
    Map<Version, Answer> newReadsOld,
    Map<Version, Answer> oldReadsNew,
    Map<Feature, Answer> traits) {
  public Examined {
    newReadsOld = Map.copyOf(newReadsOld);
    oldReadsNew = Map.copyOf(oldReadsNew);
    traits = Collections.unmodifiableMap(new EnumMap<>(traits));
  }

  /** What the code of a change does with data of the first version: {@code new code, added}. */
  static String newCode(Version change) {
    return "new code, " + change.word();
  }

  /** What the code of the first version does with data of a change: {@code old code, added}. */
  static String oldCode(Version change) {
    return "old code, " + change.word();
  }

  /** The same in words, in the order of the table. */
  Observed observed() {
    Map<String, Answer> answers = new LinkedHashMap<>();
    Version.CHANGES.forEach(change -> answers.put(newCode(change), newReadsOld.get(change)));
    Version.CHANGES.forEach(change -> answers.put(oldCode(change), oldReadsNew.get(change)));
    traits.forEach((trait, answer) -> answers.put(trait.name(), answer));
    answers.values().removeIf(Objects::isNull);
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    answers.forEach(
        (asked, answer) -> {
          verdicts.put(asked, answer.verdict().word());
          // Not to cache needs no reason.
          if (!answer.cause().isEmpty()
              && (!asked.equals(Feature.CACHES_VALUES.name()) || answer.isFine())) {
            causes.put(asked, answer.cause());
          }
        });
    return new Observed(row, status.name(), cause, features(), verdicts, causes);
  }

  /** The features that were seen. */
  List<Feature> features() {
    List<Feature> features = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      if (has(feature)) {
        features.add(feature);
      }
    }
    return features;
  }

  private boolean has(Feature feature) {
    if (feature.isVersioning() && status != Verification.Finding.OK) {
      return false;
    }
    return switch (feature) {
      case VERSIONING_BACKWARD_COMPATIBLE -> areRead(newReadsOld);
      case VERSIONING_FORWARD_COMPATIBLE -> areRead(oldReadsNew);
      case VERSIONING_MISMATCH_DETECTION -> isDetected();
      default -> Optional.ofNullable(traits.get(feature)).filter(Answer::isFine).isPresent();
    };
  }

  /** Of a class that cannot be edited so, nobody needs that. */
  private static boolean areRead(Map<Version, Answer> answers) {
    return EvolutionCheck.EDITS.stream()
            .anyMatch(edit -> answers.containsKey(edit) && answers.get(edit).isFine())
        && EvolutionCheck.EDITS.stream()
            .map(answers::get)
            .allMatch(answer -> answer.isFine() || answer.verdict() == ReadOutcome.INAPPLICABLE);
  }

  /** Something was refused, and nothing was got wrong in silence. */
  private boolean isDetected() {
    List<Answer> all = new ArrayList<>(newReadsOld.values());
    all.addAll(oldReadsNew.values());
    return all.stream().anyMatch(answer -> answer.verdict() == ReadOutcome.REFUSES)
        && all.stream().noneMatch(answer -> answer.verdict().isUndetected());
  }
}
