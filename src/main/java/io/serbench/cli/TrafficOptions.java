package io.serbench.cli;

import io.serbench.result.Traffic;
import io.serbench.run.Variant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What rows meet while they are measured, beside their data. */
final class TrafficOptions extends Options {
  private final Option<List<Integer>> distinct =
      rare(
          option(
              "-distinct",
              Values.list(
                  "LIST", "numbers of values, such as 1,16,256", TrafficOptions::numberOfValues),
              "different values that rotate; default: "
                  + Traffic.DEFAULT.distinct()
                  + "; 1: equal"));

  TrafficOptions() {
    super(Section.MEASURING);
  }

  /**
   * Each of the ways, once for each kind of traffic; marked where there are several.
   *
   * @param ways at least one; the first of them with the first kind of traffic comes first
   */
  List<Variant> variants(List<Variant> ways) {
    Set<Integer> counts =
        new LinkedHashSet<>(distinct.value().orElse(List.of(Traffic.DEFAULT.distinct())));
    return ways.stream()
        .flatMap(
            way ->
                counts.stream()
                    .map(
                        count -> {
                          Variant varied = way.with(new Traffic(count));
                          return counts.size() == 1 ? varied : varied.marked("@distinct" + count);
                        }))
        .toList();
  }

  /**
   * The one way, with its traffic.
   *
   * @throws UsageException where several kinds of traffic were given
   */
  Variant only(Variant way) throws UsageException {
    List<Variant> all = variants(List.of(way));
    if (all.size() > 1) {
      throw new UsageException(
          distinct.name() + " names several numbers, but this command takes one; give one");
    }
    return all.get(0);
  }

  private static int numberOfValues(String option, String word) throws UsageException {
    try {
      int count = Integer.parseInt(word);
      if (count >= 1 && count <= Traffic.MOST_DISTINCT) {
        return count;
      }
    } catch (NumberFormatException e) {
      throw wrong(option, word);
    }
    throw wrong(option, word);
  }

  private static UsageException wrong(String option, String word) {
    return new UsageException(
        option
            + ": '"
            + word
            + "' is not a number of values; give numbers from 1 to "
            + Traffic.MOST_DISTINCT);
  }
}
