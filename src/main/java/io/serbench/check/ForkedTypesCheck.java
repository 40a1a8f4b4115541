package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.types.Member;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.result.Failure;
import io.serbench.result.Usage;
import io.serbench.run.Cell;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

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
      return notTried(row, Verification.Finding.UNAVAILABLE, unavailable.get());
    }
    Map<Member, Cell> cells = new EnumMap<>(Member.class);
    for (Member member : Member.values()) {
      DatasetSource source = source(member);
      Optional<String> obstacle =
          row.obstacle(source.type(), Usage.DEFAULT.transport(), Usage.DEFAULT.shared());
      if (obstacle.isPresent()) {
        return notTried(row, Verification.Finding.NOT_CARRIED, obstacle.get());
      }
      Variant usual = Variant.usual(request.jvm());
      cells.put(member, new Cell(row, source, Usage.DEFAULT, usual, Optional.empty()));
    }
    return new RowTypes(cells, verifier).carried();
  }

  /** A data set of each kind of member, as if its class were a user's. */
  public static List<DatasetSource> sources() {
    return Stream.of(Member.values()).map(ForkedTypesCheck::source).toList();
  }

  private static DatasetSource source(Member member) {
    OwnType type = OwnType.of(member.sample().type().getName());
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }

  private static Carried notTried(Row row, Verification.Finding status, String cause) {
    return new Carried(row.name(), status, cause, Map.of());
  }

  /**
   * Tries all kinds of members on one row, in one JVM. What fails there is tried once more in a JVM
   * of its own: a library may be left broken by what failed before, and then fails with all that
   * follows.
   */
  static final class RowTypes {
    private final Map<Member, Cell> cells;
    private final RowVerifier verifier;

    /**
     * A row's trial.
     *
     * @param cells of one row, one for each kind
     */
    RowTypes(Map<Member, Cell> cells, RowVerifier verifier) {
      this.cells = new EnumMap<>(cells);
      this.verifier = verifier;
    }

    Carried carried() throws InterruptedException {
      Map<Cell, Optional<Failure>> together = new LinkedHashMap<>();
      verifier.verify(List.copyOf(cells.values()), together::put);
      Map<Member, Verification> members = new EnumMap<>(Member.class);
      for (Map.Entry<Member, Cell> each : cells.entrySet()) {
        Cell cell = each.getValue();
        Optional<Failure> failure = together.getOrDefault(cell, Optional.empty());
        if (failure.isEmpty()) {
          members.put(each.getKey(), Verification.of(cell, failure));
        } else {
          verifier.verify(
              List.of(cell),
              (same, alone) -> members.put(each.getKey(), Verification.of(same, alone)));
        }
      }
      String row = cells.values().iterator().next().name();
      return new Carried(row, Verification.Finding.OK, "", members);
    }
  }
}
