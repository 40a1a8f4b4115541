package io.serbench.check;

import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.catalog.UnreadableException;
import io.serbench.process.ChildLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromChild.ListedRow;
import io.serbench.protocol.FromChild.RowList;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Has the rows of the user's jars said by child JVMs, one for each provider: code of strangers that
 * throws, exits or hangs costs its own rows, and what it prints nobody sees.
 */
public final class RowLoader {
  /** To say a list of rows takes no work; a JVM on a busy machine takes seconds to start. */
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private RowLoader() {}

  /**
   * The rows that the jars of this choice offer.
   *
   * @param jvm in which their code will run, with its class path
   */
  public static ForeignRows rows(JvmChoice jvm, ChildLauncher.Factory launchers) {
    List<Origin> origins;
    try {
      origins = ForeignRows.origins(jvm.classPath());
    } catch (UnreadableException e) {
      String problem = "the rows of -classpath cannot be read (" + e.getMessage() + ")";
      return new ForeignRows(List.of(), List.of(problem));
    }
    try {
      return origins.isEmpty() ? ForeignRows.NONE : rows(origins, jvm, launchers);
    } catch (IOException e) {
      throw new UncheckedIOException("the rows of -classpath cannot be read", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ForeignRows.NONE;
    }
  }

  private static ForeignRows rows(
      List<Origin> origins, JvmChoice jvm, ChildLauncher.Factory launchers)
      throws IOException, InterruptedException {
    List<Row> rows = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    Duration timeout = jvm.timeout().compareTo(TIMEOUT) < 0 ? jvm.timeout() : TIMEOUT;
    try (ChildLauncher launcher = launchers.open(jvm, false)) {
      for (Origin origin : origins) {
        List<ListedRow> said = new ArrayList<>();
        Optional<Failure> failure =
            new Conversation<>(RowList.class, some -> said.addAll(some.rows()))
                .with(
                    launcher,
                    origin,
                    new FromParent.ListRows(origin.provider().orElseThrow()),
                    timeout);
        if (failure.isPresent()) {
          problems.add(problem(origin, failure.get(), timeout));
        } else {
          said.forEach(each -> rows.add(each.row().from(origin)));
        }
      }
    }
    return new ForeignRows(rows, problems);
  }

  private static String problem(Origin origin, Failure failure, Duration timeout) {
    String cause =
        failure.kind() == Failure.Kind.TIMEOUT
            ? "it does not end within " + timeout.toSeconds() + " s, and was killed"
            : failure.cause();
    return origin.foreignName().orElseThrow()
        + ": the rows of "
        + origin.provider().orElseThrow()
        + " are missing: "
        + cause;
  }
}
