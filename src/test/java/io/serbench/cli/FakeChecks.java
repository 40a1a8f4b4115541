package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.Check.Finding;
import io.serbench.check.Trial;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Sees the best of all rows but of some, and notes what it was asked. */
public final class FakeChecks {
  /** What is seen of rows, by name. */
  public final Map<String, Observed> seen = new HashMap<>();

  /** The last request. */
  public Optional<RunRequest> asked = Optional.empty();

  /** Lets a row have this verdict for one question, and the best for all others. */
  public FakeChecks seeing(Check check, String row, String question, String verdict, String cause) {
    Map<String, String> verdicts = new LinkedHashMap<>(best(check));
    verdicts.put(question, verdict);
    seen.put(row, Observed.of(row, List.of(), verdicts, Map.of(question, cause)));
    return this;
  }

  /** Lets a row fail. */
  public FakeChecks failing(String row, String cause) {
    seen.put(row, Observed.notTried(row, Finding.ERROR.name(), cause));
    return this;
  }

  Trial<Observed> trial(Check check) {
    return new Trial<>() {
      @Override
      public List<Observed> run(RunRequest request, Consumer<Observed> onKnown) {
        asked = Optional.of(request);
        List<Observed> all = new ArrayList<>();
        for (Row row : request.matrix().rows()) {
          Observed known = seen.getOrDefault(row.name(), usual(check, row));
          all.add(known);
          onKnown.accept(known);
        }
        return all;
      }

      @Override
      public void interrupt() {}
    };
  }

  private static Observed usual(Check check, Row row) {
    return row.unavailable()
        .map(why -> Observed.notTried(row.name(), Finding.UNAVAILABLE.name(), why))
        .orElseGet(() -> Observed.of(row.name(), List.of(), best(check), Map.of()));
  }

  private static Map<String, String> best(Check check) {
    String best = check.verdicts().keySet().iterator().next();
    Map<String, String> verdicts = new LinkedHashMap<>();
    check.questions().forEach(question -> verdicts.put(question.asked(), best));
    return verdicts;
  }
}
