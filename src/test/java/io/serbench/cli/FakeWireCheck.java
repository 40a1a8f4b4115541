package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.ForkedWireCheck;
import io.serbench.check.Trial;
import io.serbench.check.Verification.Finding;
import io.serbench.check.Wire;
import io.serbench.check.Wire.Outcome;
import io.serbench.check.Wire.Reading;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds that versions read what later ones wrote, and notes what it was asked. */
public final class FakeWireCheck implements Trial<Wire> {
  /** What later versions make of older ones' UUIDs; of all else there are the same bytes. */
  public Outcome ofOld = Outcome.SAME;

  public Optional<RunRequest> asked = Optional.empty();

  @Override
  public List<Wire> run(RunRequest request, Consumer<Wire> onRow) {
    asked = Optional.of(request);
    List<String> versions =
        request.matrix().variants().stream().map(ForkedWireCheck::version).toList();
    List<Wire> all = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      Wire wire =
          new Wire(
              row.name(),
              Finding.OK,
              "",
              versions,
              versions.get(0),
              readings(versions),
              Map.of("uuid", List.of("AAAA")));
      all.add(wire);
      onRow.accept(wire);
    }
    return all;
  }

  private List<Reading> readings(List<String> versions) {
    List<Reading> readings = new ArrayList<>();
    String current = versions.get(0);
    for (String other : versions.subList(1, versions.size())) {
      if (ofOld == Outcome.UNTRIED) {
        readings.add(new Reading(other, other, "all", ofOld, "NoSuchMethodError: encode"));
        continue;
      }
      String cause = ofOld == Outcome.SAME ? "" : "value.id is null";
      readings.add(new Reading(other, current, "media.1", Outcome.IDENTICAL, ""));
      readings.add(new Reading(other, current, "uuid", ofOld, cause));
      readings.add(new Reading(current, other, "media.1", Outcome.IDENTICAL, ""));
    }
    return readings;
  }

  @Override
  public void interrupt() {}
}
