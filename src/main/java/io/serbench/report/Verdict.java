package io.serbench.report;

import io.serbench.report.Ranking.Place;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.statistics.Ratio;
import java.util.List;
import java.util.Optional;

/** Who is the fastest, and by how much, in one sentence. */
final class Verdict {
  private static final int FEW = 4;

  private Verdict() {}

  /** The sentence; empty where there are not two rows with a rank. */
  static Optional<String> of(Ranking ranking) {
    List<Place> places = ranking.places();
    if (places.size() < 2) {
      return Optional.empty();
    }
    Place fastest = places.get(0);
    if (!fastest.tied()) {
      return Optional.of(
          "%s is the fastest by total: %s takes %s times as long."
              .formatted(fastest.name(), places.get(1).name(), times(places.get(1), fastest)));
    }
    List<Place> first = places.stream().filter(place -> place.rank() == 1).toList();
    if (places.size() == 2) {
      return Optional.of(
          "%s and %s cannot be told apart by total: the second takes %s times as long."
              .formatted(fastest.name(), places.get(1).name(), times(places.get(1), fastest)));
    }
    return Optional.of("The fastest cannot be told apart by total: " + names(first) + ".");
  }

  /** How many times as long one takes as the other. */
  static Ratio ratio(Place one, Place other) {
    return Ratio.of(
        one.cell().row().total().orElseThrow(), other.cell().row().total().orElseThrow());
  }

  private static String times(Place one, Place other) {
    Measure ratio = Measure.of(ratio(one, other));
    return Digits.fixed(2, ratio.value()) + " ± " + Digits.fixed(2, ratio.halfWidth());
  }

  private static String names(List<Place> places) {
    List<String> names = places.stream().map(Place::name).toList();
    return names.size() <= FEW
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, FEW - 1))
            + " and "
            + (names.size() - FEW + 1)
            + " more";
  }
}
