package io.serbench.result;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;

/**
 * The answers of a check about one row. {@link CheckFile} stores them.
 *
 * @param status {@code OK} if the row was tried, or else why not, in one word
 * @param cause why the row was not tried, in one line; empty if it was
 * @param features the features that the row was seen to have
 * @param answers in the order of the table, then those about details
 * @param versions the versions that were tried; empty if not known
 */
public record Observed(
    String row,
    String status,
    String cause,
    List<Feature> features,
    List<Answered> answers,
    Optional<TriedVersions> versions) {
  private static final String OK = "OK";

  /**
   * The versions that were tried.
   *
   * @param jdk the feature version of the JDK; empty if not known
   * @param library the version of the row's library; empty if not known
   */
  public record TriedVersions(String jdk, String library) {}

  public Observed {
    features = List.copyOf(features);
    answers = List.copyOf(answers);
  }

  public static Observed notTried(String row, String status, String cause) {
    return new Observed(row, status, cause, List.of(), List.of(), Optional.empty());
  }

  public static Observed of(String row, List<Feature> features, List<Answered> answers) {
    return new Observed(row, OK, "", features, answers, Optional.empty());
  }

  /**
   * Returns what lines of one check and row record; the first is about the row as a whole.
   *
   * @param verdicts returns the verdict that a word means on a topic
   */
  public static Observed of(
      List<RecordedLine> lines, BiFunction<Topic, String, CheckVerdict> verdicts) {
    RecordedLine whole = lines.get(0);
    List<Feature> features = new ArrayList<>();
    List<Answered> answers = new ArrayList<>();
    for (RecordedLine line : lines.subList(1, lines.size())) {
      Topic topic = line.topic();
      Optional<Feature> feature = line.feature();
      feature.ifPresent(features::add);
      if (line.verdict().isEmpty() && !line.number().isEmpty()) {
        List<Double> mean = List.of(Double.parseDouble(line.number()));
        answers.add(Answered.measured(topic, mean, line.cause()));
      } else if (feature.isEmpty() || !line.verdict().equals(RecordedLine.YES)) {
        answers.add(Answered.of(topic, verdicts.apply(topic, line.verdict()), line.cause()));
      }
    }
    Optional<TriedVersions> tried = Optional.of(new TriedVersions(whole.jdk(), whole.version()));
    return new Observed(whole.row(), whole.verdict(), whole.cause(), features, answers, tried);
  }

  /** Returns lines that record these answers, with the means of the forks' numbers. */
  public List<RecordedLine> lines(String check) {
    List<RecordedLine> lines = new ArrayList<>();
    lines.add(line(check, "", status, List.of(), cause));
    features.stream()
        .map(Feature::name)
        .filter(feature -> answer(Topic.of(feature)).isEmpty())
        .forEach(feature -> lines.add(line(check, feature, RecordedLine.YES, List.of(), "")));
    answers.forEach(
        it -> lines.add(line(check, it.topic().word(), it.word(), it.numbers(), it.cause())));
    return lines;
  }

  private RecordedLine line(
      String check, String question, String verdict, List<Double> numbers, String why) {
    String jdk = versions.map(TriedVersions::jdk).orElse("");
    String library = versions.map(TriedVersions::library).orElse("");
    OptionalDouble mean = numbers.stream().mapToDouble(Double::doubleValue).average();
    String number = mean.isPresent() ? Double.toString(mean.getAsDouble()) : "";
    return new RecordedLine(row, check, question, verdict, number, why, jdk, library);
  }

  public Observed withVersions(TriedVersions tried) {
    return new Observed(row, status, cause, features, answers, Optional.of(tried));
  }

  public boolean isTried() {
    return status.equals(OK);
  }

  public Optional<Answered> answer(Topic topic) {
    return answers.stream().filter(it -> it.topic().equals(topic)).findFirst();
  }

  /** Returns the verdict on a topic; empty if there is none. */
  public Optional<CheckVerdict> verdict(Topic topic) {
    return answer(topic).flatMap(Answered::verdict);
  }

  /** Returns the number of each fork; empty if there are none for this metric. */
  public List<Double> numbers(String metric) {
    return answer(Topic.of(metric)).map(Answered::numbers).orElse(List.of());
  }

  /** Returns whether this is the verdict on any topic. */
  public boolean has(CheckVerdict verdict) {
    return answers.stream().anyMatch(it -> it.is(verdict));
  }

  /** Returns the words of the verdicts by topic, as tables and files have them. */
  public Map<String, String> verdicts() {
    Map<String, String> words = new LinkedHashMap<>();
    answers.stream()
        .filter(it -> it.verdict().isPresent())
        .forEach(it -> words.put(it.topic().word(), it.word()));
    return words;
  }

  /** Returns the causes by topic, without empty ones. */
  public Map<String, String> causes() {
    Map<String, String> causes = new LinkedHashMap<>();
    answers.stream()
        .filter(it -> !it.cause().isEmpty())
        .forEach(it -> causes.put(it.topic().word(), it.cause()));
    return causes;
  }
}
