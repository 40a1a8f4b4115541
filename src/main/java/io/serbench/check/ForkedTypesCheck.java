package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.types.Member;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.result.Usage;
import io.serbench.run.Cell;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Sees which kinds of members rows carry: tries each kind alone, as if its class were a user's. The
 * data sets and transports of the request do not matter.
 */
public final class ForkedTypesCheck extends ForkedTrial<Carried> {
  /** With children of these. */
  public ForkedTypesCheck(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Carried> onKnown)
      throws IOException, InterruptedException {
    try (ChildLauncher launcher = open(request.jvm(), false)) {
      RowVerifier verifier = new RowVerifier(launcher, this::isInterrupted);
      each(request.matrix().rows(), row -> carried(row, request, verifier), onKnown);
    }
  }

  private static Carried carried(Row row, RunRequest request, RowVerifier verifier)
      throws InterruptedException {
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return notTried(row, Verification.Status.UNAVAILABLE, unavailable.get());
    }
    Map<Member, Cell> cells = new EnumMap<>(Member.class);
    for (Member member : Member.values()) {
      DatasetSource source = source(member);
      Optional<String> obstacle =
          row.obstacle(source.type(), Usage.DEFAULT.transport(), Usage.DEFAULT.shared());
      if (obstacle.isPresent()) {
        return notTried(row, Verification.Status.NOT_CARRIED, obstacle.get());
      }
      Variant usual = Variant.usual(request.jvm());
      cells.put(member, new Cell(row, source, Usage.DEFAULT, usual, Optional.empty()));
    }
    return new RowTypes(cells, verifier).carried();
  }

  private static DatasetSource source(Member member) {
    OwnType type = OwnType.of(member.sample().type().getName());
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }

  private static Carried notTried(Row row, Verification.Status status, String cause) {
    return new Carried(row.name(), status, cause, Map.of());
  }
}
