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
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Tries kinds of members in child JVMs, as if their classes were a user's. For one use. */
public final class ForkedTypesCheck implements TypesCheck {
  private final ChildLaunchers launchers;
  private volatile boolean interrupted;
  private volatile Optional<ChildLauncher> open = Optional.empty();

  /** With real JVMs. */
  public ForkedTypesCheck() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedTypesCheck(ChildLaunchers launchers) {
    this.launchers = launchers;
  }

  @Override
  public List<Carried> check(RunRequest request, Consumer<Carried> onRow) {
    List<Carried> all = new ArrayList<>();
    try (ChildLauncher launcher = launchers.open(request.jvm(), false)) {
      open = Optional.of(launcher);
      RowVerifier verifier = new RowVerifier(launcher, () -> interrupted);
      for (Row row : request.matrix().rows()) {
        Carried carried = carried(row, request, verifier);
        if (interrupted) {
          break;
        }
        all.add(carried);
        onRow.accept(carried);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
    return all;
  }

  @Override
  public void interrupt() {
    interrupted = true;
    open.ifPresent(ChildLauncher::killAll);
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
    OwnType type = OwnType.of(member.value().getClass().getName());
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }

  private static Carried notTried(Row row, Verification.Status status, String cause) {
    return new Carried(row.name(), status, cause, Map.of());
  }
}
