package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.process.ChildLauncher;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Tries something on rows in forks, and says what comes of it as soon as it is known. Launchers
 * that the drive opened are closed at its end, however it ends.
 *
 * @param <T> what is known of a row
 */
public final class Engine<T> implements Trial<T> {
  private final Forks forks;
  private final Drive<T> drive;

  /** Tries what this drive does. */
  public Engine(ChildLauncher.Factory launchers, Drive<T> drive) {
    this.forks = new Forks(launchers);
    this.drive = drive;
  }

  /** Does a check, and says of each row which versions were tried. */
  public static Engine<Observed> of(ChildLauncher.Factory launchers, Check check) {
    return new Engine<>(
        launchers,
        (request, forks, onKnown) -> {
          SuppliedLibraries supplied = SuppliedLibraries.in(request.jvm().classPath());
          Map<String, String> libraries = new HashMap<>();
          for (Row row : request.matrix().rows()) {
            libraries.put(row.name(), supplied.versionInUse(row.library()).orElse(""));
          }
          check.drive(
              request,
              forks,
              seen -> {
                String jdk = forks.jdk().map(feature -> Integer.toString(feature)).orElse("");
                // A version of its own is named behind the row.
                String library = libraries.getOrDefault(seen.row(), "");
                onKnown.accept(seen.with(new Observed.Versions(jdk, library)));
              });
        });
  }

  /** What is tried, and in which order. */
  @FunctionalInterface
  public interface Drive<T> {
    /** Tries all that the request asks for, and says what is known. */
    void over(RunRequest request, Forks forks, Consumer<T> onKnown)
        throws IOException, InterruptedException;
  }

  @Override
  public List<T> run(RunRequest request, Consumer<T> onKnown) {
    List<T> all = new ArrayList<>();
    try {
      try {
        drive.over(
            request,
            forks,
            known -> {
              // What forks say that were killed is no result.
              if (!forks.isInterrupted()) {
                all.add(known);
                onKnown.accept(known);
              }
            });
      } finally {
        forks.close();
      }
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
