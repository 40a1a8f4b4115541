package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What all trials do where they are interrupted, or where no child can be had. */
class ForkedTrialTest {
  private static final RunRequest REQUEST = Requests.of(1, Requests.rows(3));

  private final CheckingChildren launcher = new CheckingChildren();
  private final List<String> tried = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();

  /** Tries rows by noting their names. */
  private class Noting extends ForkedTrial<String> {
    Noting(ChildLaunchers launchers) {
      super(launchers);
    }

    @Override
    void sweep(RunRequest request, Consumer<String> onKnown)
        throws IOException, InterruptedException {
      try (ChildLauncher open = open(request.jvm(), false)) {
        assertThat(open).isSameAs(launcher);
        each(request.matrix().rows(), row -> note(row.name()), onKnown);
      }
    }

    String note(String row) throws InterruptedException {
      tried.add(row);
      return row;
    }
  }

  @Test
  void allIsSaidInItsOrder() {
    List<String> all = new Noting((jvm, inProcess) -> launcher).run(REQUEST, heard::add);
    assertThat(all).containsExactly("row0", "row1", "row2").isEqualTo(heard);
    assertThat(launcher.kills).isZero();
  }

  @Test
  void anInterruptedTrialKillsAndBeginsNothingMore() {
    Trial<String> trial =
        new Noting((jvm, inProcess) -> launcher) {
          @Override
          String note(String row) throws InterruptedException {
            if (row.equals("row1")) {
              interrupt();
            }
            return super.note(row);
          }
        };
    assertThat(trial.run(REQUEST, heard::add)).containsExactly("row0").isEqualTo(heard);
    assertThat(tried).containsExactly("row0", "row1");
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void childrenThatCouldStillStartAreKilledAsWell() {
    Trial<String> trial = new Noting((jvm, inProcess) -> launcher);
    trial.interrupt();
    assertThat(trial.run(REQUEST, heard::add)).isEmpty();
    assertThat(tried).isEmpty();
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void anInterruptedThreadStaysInterrupted() {
    Trial<String> trial =
        new Noting((jvm, inProcess) -> launcher) {
          @Override
          String note(String row) throws InterruptedException {
            if (row.equals("row1")) {
              throw new InterruptedException();
            }
            return super.note(row);
          }
        };
    assertThat(trial.run(REQUEST, heard::add)).containsExactly("row0");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(launcher.kills).isEqualTo(1);
  }

  @Test
  void withoutAPlaceForChildrenItSaysSo() {
    Trial<String> trial =
        new Noting(
            (jvm, inProcess) -> {
              throw new IOException("disk full");
            });
    assertThatThrownBy(() -> trial.run(REQUEST, heard::add))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("the port or the folder for child JVMs failed")
        .hasRootCauseMessage("disk full");
  }
}
