package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmException;
import io.serbench.protocol.FromParent;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Has a child JVM make the values: a user's class may hang, exit, or fill the memory. For one use.
 */
public final class ForkedInspector implements Inspector {
  private final ChildLaunchers launchers;
  private volatile Optional<ChildLauncher> open = Optional.empty();

  /** An inspector with real JVMs. */
  public ForkedInspector() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedInspector(ChildLaunchers launchers) {
    this.launchers = launchers;
  }

  @Override
  public List<DataProfile> inspect(RunRequest request) throws DataFileException {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).toList();
    List<DataProfile> profiles = new ArrayList<>();
    if (sources.isEmpty()) {
      return profiles;
    }
    try (ChildLauncher launcher = launchers.open(request.jvm(), request.inProcess())) {
      open = Optional.of(launcher);
      for (DatasetSource source : sources) {
        profiles.add(inspect(source, launcher));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while a child JVM looked at the data", e);
    }
    return profiles;
  }

  @Override
  public void interrupt() {
    open.ifPresent(ChildLauncher::killAll);
  }

  private static DataProfile inspect(DatasetSource source, ChildLauncher launcher)
      throws DataFileException, InterruptedException {
    AtomicReference<DataProfile> profile = new AtomicReference<>();
    AtomicReference<String> refusal = new AtomicReference<>();
    Optional<Failure> failure =
        new Conversation() {
          @Override
          public void inspected(DataProfile found) {
            profile.set(found);
          }

          @Override
          public void refused(String problems) {
            refusal.set(problems);
          }
        }.with(
            launcher, Row.NONE, List.of(), new FromParent.Inspect(source.name(), source.recipe()));
    if (refusal.get() != null) {
      throw new DataFileException(refusal.get());
    }
    if (profile.get() == null) {
      throw new DataFileException(
          source.recipe().origin()
              + ": no values of "
              + source.type()
              + " can be made of it: "
              + failure.map(Failure::cause).orElse("the child JVM did not answer"));
    }
    return profile.get();
  }
}
