package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What all trials do where they are interrupted, or where no child can be had. */
class EngineTest {
  private static final RunRequest REQUEST = Requests.of(1, Requests.rows(3));

  private final CheckingForks launcher = new CheckingForks();
  private final List<String> tried = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();

  /** Tries rows by noting their names, and does something at the second. */
  private Engine.Drive<String> noting(Forks.RowStep<String, String> atRow1) {
    return (request, forks, onKnown) -> {
      assertThat(forks.open(request.jvm())).isSameAs(launcher);
      forks.oneByOne(
          request.matrix().rows(),
          row -> {
            tried.add(row.name());
            return row.name().equals("row1") ? atRow1.on(row.name()) : row.name();
          },
          onKnown);
    };
  }

  private Engine<String> engine(Forks.RowStep<String, String> atRow1) {
    return new Engine<>((jvm, inProcess) -> launcher, noting(atRow1));
  }

  @Test
  void allIsSaidInItsOrder() {
    List<String> all = engine(row -> row).run(REQUEST, heard::add);
    assertThat(all).containsExactly("row0", "row1", "row2").isEqualTo(heard);
    assertThat(launcher.kills).isZero();
  }

  @Test
  void anInterruptedTrialKillsAndBeginsNothingMore() {
    AtomicReference<Trial<String>> trial = new AtomicReference<>();
    trial.set(
        engine(
            row -> {
              trial.get().interrupt();
              return row;
            }));
    assertThat(trial.get().run(REQUEST, heard::add)).containsExactly("row0").isEqualTo(heard);
    assertThat(tried).containsExactly("row0", "row1");
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void childrenThatCouldStillStartAreKilledAsWell() {
    Trial<String> trial = engine(row -> row);
    trial.interrupt();
    assertThat(trial.run(REQUEST, heard::add)).isEmpty();
    assertThat(tried).isEmpty();
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void anInterruptedThreadStaysInterrupted() {
    Trial<String> trial =
        engine(
            row -> {
              throw new InterruptedException();
            });
    assertThat(trial.run(REQUEST, heard::add)).containsExactly("row0");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void withoutAPlaceForChildrenItSaysSo() {
    Trial<String> trial =
        new Engine<>(
            (jvm, inProcess) -> {
              throw new IOException("disk full");
            },
            noting(row -> row));
    assertThatThrownBy(() -> trial.run(REQUEST, heard::add))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("cannot use the port or the folder for forks")
        .hasRootCauseMessage("disk full");
  }
}
