package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.Check.Finding;
import io.serbench.check.CheckKind;
import io.serbench.check.SeenRows;
import io.serbench.check.Trial;
import io.serbench.result.Answered;
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
  public FakeChecks seeing(
      CheckKind kind, String row, String question, String verdict, String cause) {
    Map<String, String> verdicts = new LinkedHashMap<>(best(kind));
    verdicts.put(question, verdict);
    List<Answered> answers = SeenRows.answers(kind, verdicts, Map.of(question, cause));
    seen.put(row, SeenRows.of(row, answers));
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
        .orElseGet(
            () ->
                SeenRows.of(
                    row.name(), SeenRows.answers(check.kind(), best(check.kind()), Map.of())));
  }

  private static Map<String, String> best(CheckKind kind) {
    String best = kind.verdicts().get(0).word();
    Map<String, String> verdicts = new LinkedHashMap<>();
    kind.questions().forEach(it -> verdicts.put(it.topic().word(), best));
    return verdicts;
  }
}
