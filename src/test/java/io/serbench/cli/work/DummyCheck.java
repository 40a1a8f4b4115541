package io.serbench.cli.work;

import io.serbench.check.Check;
import io.serbench.check.Check.Question;
import io.serbench.check.Forks;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A kind of check that asks two things and needs no forks: all that a kind has to say. */
final class DummyCheck implements Check {
  @Override
  public String name() {
    return "dummy";
  }

  @Override
  public List<Question> questions() {
    return List.of(Question.of("short"), new Question("vowels", "of its name", "first", 0));
  }

  @Override
  public Map<String, String> verdicts() {
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put("yes", "it is so");
    verdicts.put("no", "it is not so");
    return verdicts;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    forks.each(request.matrix().rows(), row -> seen(row.name()), onKnown);
  }

  private static Observed seen(String row) {
    boolean isShort = row.length() < 6;
    return Observed.of(
        row,
        List.of(),
        verdicts(isShort ? "yes" : "no"),
        isShort ? Map.of() : Map.of("short", row.length() + " letters"));
  }

  private static Map<String, String> verdicts(String isShort) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put("short", isShort);
    verdicts.put("vowels", "no");
    return verdicts;
  }
}
