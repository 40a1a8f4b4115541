package io.serbench.check;

import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.catalog.UnreadableException;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromFork.RowList;
import io.serbench.protocol.FromParent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Loads the rows that the user's jars contribute, each provider's in its own fork: if it throws,
 * exits or hangs, only its rows are missing, and what it prints is discarded.
 */
public final class RowLoader {
  private RowLoader() {}

  /** Returns the rows of the jars on a JVM's class path, and a line for each problem. */
  public static ForeignRows rows(JvmChoice jvm, ForkLauncher.LauncherFactory launchers) {
    try {
      List<Origin> origins = ForeignRows.origins(jvm.classPath());
      return origins.isEmpty() ? ForeignRows.NONE : rows(origins, jvm, launchers);
    } catch (UnreadableException e) {
      String problem = "cannot read the rows of -classpath (" + e.getMessage() + ")";
      return new ForeignRows(List.of(), List.of(problem));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the rows of -classpath", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ForeignRows.NONE;
    }
  }

  private static ForeignRows rows(
      List<Origin> origins, JvmChoice jvm, ForkLauncher.LauncherFactory launchers)
      throws IOException, InterruptedException {
    List<Row> rows = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    try (ForkLauncher launcher = launchers.open(jvm, false)) {
      for (Origin origin : origins) {
        String provider = origin.provider().orElseThrow();
        Conversation.Reply<RowList> reply =
            Conversation.ask(
                RowList.class, launcher, Optional.empty(), new FromParent.ListRows(provider));
        if (reply.answer().isPresent()) {
          reply.answer().get().rows().forEach(row -> rows.add(row.from(origin)));
        } else {
          problems.add(
              "%s: the rows of %s are missing: %s"
                  .formatted(origin.foreignName().orElseThrow(), provider, reply.cause()));
        }
      }
    }
    return new ForeignRows(rows, problems);
  }
}
