package io.serbench.cli;

import io.serbench.process.Collector;
import io.serbench.process.JvmChoice;
import io.serbench.result.Profile;
import io.serbench.result.Traffic;
import io.serbench.run.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What rows meet while they are measured, beside their data. With a list, rows run in each of these
 * ways, side by side.
 */
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
  private final Option<List<Profile>> profile =
      rare(
          option(
              "-profile",
              Values.eachOf("LIST", Arrays.asList(Profile.values()), Profile::word),
              "types that library code has seen: mixed (default), own"));
  private final Option<List<Collector>> gc =
      rare(
          option(
              "-gc",
              Values.eachOf("LIST", Arrays.asList(Collector.values()), Collector::word),
              "collector: parallel (default), serial, g1, zgc"));

  TrafficOptions() {
    super(Section.MEASURING);
  }

  /**
   * Each of the ways under each of the conditions; marked where there are several.
   *
   * @param ways at least one; the first of them under the first conditions comes first
   * @throws UsageException where an option of the JVM's contradicts them
   */
  List<Variant> variants(List<Variant> ways) throws UsageException {
    for (Variant way : ways) {
      refuseTwoCollectors(way.jvm());
    }
    List<Variant> all =
        each(
            ways,
            gc,
            Collector::word,
            (way, collector) -> way.in(way.jvm().with(collector.options())));
    all = each(all, profile, Profile::word, (way, seen) -> way.with(way.traffic().with(seen)));
    return each(
        all,
        distinct,
        count -> "distinct" + count,
        (way, count) -> way.with(way.traffic().withDistinct(count)));
  }

  /**
   * The one way, with its conditions.
   *
   * @throws UsageException where several were given
   */
  Variant only(Variant way) throws UsageException {
    List<Variant> all = variants(List.of(way));
    if (all.size() > 1) {
      throw new UsageException(
          "this command compares rows with themselves; pass one value each of %s, %s and %s"
              .formatted(distinct.name(), profile.name(), gc.name()));
    }
    return all.get(0);
  }

  /** What is not asked for changes nothing; what is asked for alone needs no name. */
  private static <T> List<Variant> each(
      List<Variant> ways,
      Option<List<T>> asked,
      Function<T, String> word,
      BiFunction<Variant, T, Variant> with) {
    if (!asked.given()) {
      return ways;
    }
    List<T> values = asked.value().orElseThrow().stream().distinct().toList();
    List<Variant> all = new ArrayList<>();
    for (Variant way : ways) {
      for (T value : values) {
        Variant one = with.apply(way, value);
        all.add(values.size() == 1 ? one : one.marked("@" + word.apply(value)));
      }
    }
    return all;
  }

  private void refuseTwoCollectors(JvmChoice jvm) throws UsageException {
    Optional<String> other =
        jvm.options().stream().filter(option -> option.matches("-XX:\\+Use\\w*GC")).findFirst();
    if (gc.given() && other.isPresent()) {
      throw new UsageException(
          "%s and %s in -jvm-args both name a collector; pass one of them"
              .formatted(gc.name(), other.get()));
    }
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
