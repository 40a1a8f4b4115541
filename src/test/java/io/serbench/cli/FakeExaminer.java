package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.check.Examined;
import io.serbench.check.Trial;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds that rows read everything but what was widened, and keep nulls but no cycles. */
public final class FakeExaminer implements Trial<Examined> {
  public Optional<String> failingRow = Optional.empty();

  @Override
  public List<Examined> run(RunRequest request, Consumer<Examined> onRow) {
    List<Examined> all = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      Examined examined = examined(row);
      all.add(examined);
      onRow.accept(examined);
    }
    return all;
  }

  @Override
  public void interrupt() {}

  private Examined examined(Row row) {
    if (row.unavailable().isPresent()) {
      return new Examined(
          row.name(),
          Finding.UNAVAILABLE,
          row.unavailable().get(),
          Map.of(),
          Map.of(),
          new EnumMap<>(Feature.class));
    }
    Map<Feature, Answer> traits = new EnumMap<>(Feature.class);
    traits.put(Feature.NULLS, Answer.fine());
    traits.put(Feature.CYCLES, Answer.of(ReadOutcome.REFUSES, "too deep"));
    if (failingRow.filter(row.name()::equals).isPresent()) {
      return new Examined(row.name(), Finding.ERROR, "no setters", Map.of(), Map.of(), traits);
    }
    if (!row.scope().families().isEmpty()) {
      return new Examined(
          row.name(), Finding.NOT_CARRIED, "is made for media", Map.of(), Map.of(), traits);
    }
    Map<Version, Answer> answers = new EnumMap<>(Version.class);
    for (Version change : Version.CHANGES) {
      answers.put(
          change,
          change == Version.WIDENED
              ? Answer.of(ReadOutcome.MISREADS, "count is 7")
              : Answer.fine());
    }
    return new Examined(row.name(), Finding.OK, "", answers, answers, traits);
  }
}
