package io.serbench.check;

import io.serbench.process.ChildLaunchers;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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
  public Engine(ChildLaunchers launchers, Drive<T> drive) {
    this.forks = new Forks(launchers);
    this.drive = drive;
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
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
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
