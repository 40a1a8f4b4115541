package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Examines rows in child JVMs. For one use. */
public final class ForkedExaminer implements Examiner {
  /** Opens a launcher. Tests put a fake one in its place. */
  @FunctionalInterface
  interface Opening {
    ExaminationLauncher open(RunRequest request) throws IOException, InterruptedException;
  }

  private final Opening opening;
  private volatile boolean interrupted;
  private volatile Optional<ExaminationLauncher> open = Optional.empty();

  /** An examiner with real JVMs. */
  public ForkedExaminer() {
    this(request -> VersionChildren.open(request.jvm()));
  }

  ForkedExaminer(Opening opening) {
    this.opening = opening;
  }

  @Override
  public List<Examined> examine(RunRequest request, Consumer<Examined> onRow) {
    List<Examined> all = new ArrayList<>();
    try (ExaminationLauncher launcher = opening.open(request)) {
      open = Optional.of(launcher);
      for (Row row : request.matrix().rows()) {
        Examined examined = examine(row, request.unavailable(row), launcher);
        if (interrupted) {
          break;
        }
        all.add(examined);
        onRow.accept(examined);
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
    open.ifPresent(ExaminationLauncher::kill);
  }

  private Examined examine(Row row, Optional<String> unavailable, ExaminationLauncher launcher)
      throws InterruptedException {
    return unavailable.isPresent()
        ? Examined.unavailable(row.name(), unavailable.get())
        : new RowExaminer(row, launcher, () -> interrupted).examine();
  }
}
