package io.serbench.cli;

import io.serbench.process.Collector;
import io.serbench.process.JvmChoice;
import io.serbench.run.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Under which conditions rows run, beside the JVM and the libraries. Of a list, rows run under each
 * of the conditions, side by side.
 */
final class ConditionOptions extends Options {
  private final Option<List<Collector>> gc =
      rare(
          option(
              "-gc",
              Values.eachOf("LIST", Arrays.asList(Collector.values()), Collector::word),
              "garbage collector: parallel (default), serial, g1, zgc; a list compares"));

  ConditionOptions() {
    super(Section.MEASURING);
  }

  /**
   * Each of these variants under each of the conditions.
   *
   * @throws UsageException where an option of the JVM's contradicts them
   */
  List<Variant> applied(List<Variant> usual) throws UsageException {
    for (Variant variant : usual) {
      refuseTwoCollectors(variant.jvm());
    }
    return applied(usual, gc, Collector::word, ConditionOptions::with);
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

  private static Variant with(Variant variant, Collector collector) {
    return variant.in(variant.jvm().with(collector.options()));
  }

  /** What is not asked for changes nothing; what is asked for alone needs no name. */
  private static <T> List<Variant> applied(
      List<Variant> usual,
      Option<List<T>> asked,
      Function<T, String> word,
      BiFunction<Variant, T, Variant> with) {
    if (!asked.given()) {
      return usual;
    }
    List<T> values = asked.value().orElseThrow();
    List<Variant> all = new ArrayList<>();
    for (Variant variant : usual) {
      for (T value : values) {
        Variant applied = with.apply(variant, value);
        all.add(values.size() == 1 ? applied : applied.marked("@" + word.apply(value)));
      }
    }
    return all;
  }
}
