package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Prospect;
import io.serbench.check.Prospect.Outlook;
import io.serbench.check.Trial;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds that the first row is silent and others warn, and notes what it was asked. */
public final class FakeFutureCheck implements Trial<Prospect> {
  public Optional<String> brokenRow = Optional.empty();
  public Optional<RunRequest> asked = Optional.empty();

  @Override
  public List<Prospect> run(RunRequest request, Consumer<Prospect> onRow) {
    asked = Optional.of(request);
    List<Prospect> all = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      Prospect prospect = prospect(row, all.isEmpty());
      all.add(prospect);
      onRow.accept(prospect);
    }
    return all;
  }

  @Override
  public void interrupt() {}

  private Prospect prospect(Row row, boolean first) {
    if (row.unavailable().isPresent()) {
      return new Prospect(row.name(), Outlook.UNAVAILABLE, row.unavailable().get());
    }
    if (brokenRow.filter(row.name()::equals).isPresent()) {
      return new Prospect(row.name(), Outlook.BROKEN, "opening: no such class");
    }
    return first
        ? new Prospect(row.name(), Outlook.SILENT, "")
        : new Prospect(row.name(), Outlook.WARNS, "sun.misc.Unsafe::getInt by a.B");
  }
}
