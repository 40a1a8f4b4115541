package io.serbench.check;

import io.serbench.catalog.SuppliedLibraries;
import io.serbench.process.ForkLauncher;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs a check, or anything else that is tried on rows in forks, and reports each result as soon as
 * it is known. However a run ends, the launchers that it opened are closed.
 */
public final class Engine<T> implements Trial<T> {
  private final Forks forks;
  private final Drive<T> drive;

  public Engine(ForkLauncher.LauncherFactory launchers, Drive<T> drive) {
    this.forks = new Forks(launchers);
    this.drive = drive;
  }

  /** Returns an engine that runs a check, and adds the versions that were tried to each row. */
  public static Engine<Observed> of(ForkLauncher.LauncherFactory launchers, Check check) {
    return new Engine<>(
        launchers,
        (request, forks, onKnown) -> {
          SuppliedLibraries supplied = SuppliedLibraries.onClassPath(request.jvm().classPath());
          check.drive(
              request,
              forks,
              seen -> {
                // None for a row with a mark (NAME@MARK), which may name another version.
                String library =
                    request.matrix().rows().stream()
                        .filter(row -> row.name().equals(seen.row()))
                        .findFirst()
                        .flatMap(row -> supplied.versionInUse(row.library()))
                        .orElse("");
                onKnown.accept(seen.withVersions(new Observed.TriedVersions(forks.jdk(), library)));
              });
        });
  }

  @FunctionalInterface
  public interface Drive<T> {
    /**
     * Tries all rows of the request and reports what was seen of each. A row that is tried several
     * times is reported each time; the last report holds.
     */
    void drive(RunRequest request, Forks forks, Consumer<T> onKnown)
        throws IOException, InterruptedException;
  }

  @Override
  public List<T> run(RunRequest request, Consumer<T> onKnown) {
    List<T> all = new ArrayList<>();
    try (forks) {
      drive.drive(
          request,
          forks,
          known -> {
            // Answers of forks that were killed are not results.
            if (!forks.isInterrupted()) {
              all.add(known);
              onKnown.accept(known);
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException("cannot use the port or the folder for forks", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
    return all;
  }

  @Override
  public void interrupt() {
    forks.interrupt();
  }
}
