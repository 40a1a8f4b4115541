package io.serbench.check;

import io.serbench.catalog.Topic;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;

/** Rows as a check saw them, told in the words of tables. */
public final class SeenRows {
  private SeenRows() {}

  public static Observed of(String row, List<Answered> answers) {
    return Observed.of(row, List.of(), answers);
  }

  /** Returns answers in the order of the verdicts; then those that have only causes. */
  public static List<Answered> answers(
      CheckKind kind, Map<String, String> verdicts, Map<String, String> causes) {
    Set<String> words = new LinkedHashSet<>(verdicts.keySet());
    words.addAll(causes.keySet());
    return words.stream().map(word -> answer(kind, word, verdicts, causes)).toList();
  }

  private static Answered answer(
      CheckKind kind, String word, Map<String, String> verdicts, Map<String, String> causes) {
    Topic topic = Topic.of(word);
    return new Answered(
        topic,
        Optional.ofNullable(verdicts.get(word)).map(verdict -> kind.verdict(topic, verdict)),
        List.of(),
        causes.getOrDefault(word, ""),
        Map.of());
  }

  public static Answered measured(String metric, double... forks) {
    List<Double> numbers = DoubleStream.of(forks).boxed().toList();
    return Answered.measured(Topic.of(metric), numbers, "");
  }
}
