package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Carried;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.types.Member;
import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Workload;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds that the first row carries everything and others lose nulls and refuse cycles. */
public final class FakeTypesCheck implements Trial<Carried> {
  /** Refuses whatever it is given. */
  public Optional<String> uselessRow = Optional.empty();

  @Override
  public List<Carried> run(RunRequest request, Consumer<Carried> onRow) {
    List<Carried> all = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      Carried carried = carried(row, all.isEmpty());
      all.add(carried);
      onRow.accept(carried);
    }
    return all;
  }

  @Override
  public void interrupt() {}

  private Carried carried(Row row, boolean first) {
    if (row.unavailable().isPresent()) {
      return new Carried(row.name(), Finding.UNAVAILABLE, row.unavailable().get(), Map.of());
    }
    if (!row.scope().takesAnyType()) {
      return new Carried(row.name(), Finding.NOT_CARRIED, "needs code for the type", Map.of());
    }
    Map<Member, Verification> members = new EnumMap<>(Member.class);
    for (Member member : Member.values()) {
      members.put(member, verification(row.name(), member, first));
    }
    return new Carried(row.name(), Finding.OK, "", members);
  }

  private Verification verification(String row, Member member, boolean first) {
    if (uselessRow.filter(row::equals).isPresent()) {
      return new Verification(
          new CellId(row, new Workload(member.word())), Finding.ERROR, "no", Fit.REFUSES);
    }
    if (first || (member != Member.NULL && member != Member.CYCLE)) {
      return new Verification(
          new CellId(row, new Workload(member.word())), Finding.OK, "", Fit.FITS);
    }
    return member == Member.NULL
        ? new Verification(
            new CellId(row, new Workload(member.word())),
            Finding.ERROR,
            "value.text is empty",
            Fit.LOSES)
        : new Verification(
            new CellId(row, new Workload(member.word())), Finding.ERROR, "too deep", Fit.REFUSES);
  }
}
