package io.serbench.result;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Topic;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The answer to a question of a check about a row, or to a detail of one.
 *
 * @param verdict empty if the answer is a number or only a remark
 * @param numbers what was measured: one number for each fork
 * @param cause why, in one line; may be empty
 * @param details numbers that belong to a verdict, by name, such as that of a message
 */
public record Answered(
    Topic topic,
    Optional<CheckVerdict> verdict,
    List<Double> numbers,
    String cause,
    Map<String, Long> details) {
  public Answered {
    numbers = List.copyOf(numbers);
    details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }

  public static Answered of(Topic topic, CheckVerdict verdict) {
    return of(topic, verdict, "");
  }

  public static Answered of(Topic topic, CheckVerdict verdict, String cause) {
    return new Answered(topic, Optional.of(verdict), List.of(), cause, Map.of());
  }

  public static Answered text(Topic topic, String text) {
    return of(topic, new CheckVerdict.Text(text));
  }

  public static Answered measured(Topic topic, List<Double> numbers, String cause) {
    return new Answered(topic, Optional.empty(), numbers, cause, Map.of());
  }

  public Answered withDetails(Map<String, Long> belonging) {
    return new Answered(topic, verdict, numbers, cause, belonging);
  }

  public boolean is(CheckVerdict expected) {
    return verdict.filter(expected::equals).isPresent();
  }

  /** Returns the word of the verdict; empty if there is none. */
  public String word() {
    return verdict.map(CheckVerdict::word).orElse("");
  }
}
