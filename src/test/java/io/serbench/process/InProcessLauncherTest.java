package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.dataset.Recipe;
import io.serbench.protocol.Check;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Children that are no processes, of a row that cannot be opened. */
class InProcessLauncherTest {
  private static final Row ROW = TestRows.row("row");
  private static final FromParent VERIFY =
      new FromParent.Verify(
          "row",
          List.of(
              new Check(
                  new Workload("media.1", Usage.DEFAULT), new Recipe.Named(Optional.empty()))));

  private final InProcessLauncher launcher = new InProcessLauncher();
  private final List<String> heard = new ArrayList<>();

  private final ChildListener listener =
      new ChildListener() {
        @Override
        public void began(String step) {
          heard.add(step);
        }

        @Override
        public void checked(Optional<Failure> failure) {
          heard.add("checked: " + failure.isEmpty());
        }

        @Override
        public void threadDump(String text) {
          heard.add("threads");
        }

        @Override
        public void ended(Optional<Failure> failure) {
          heard.add("ended: " + failure.isEmpty());
        }
      };

  private Child start(FromParent order) {
    return launcher.start(ROW, List.of(), order, listener);
  }

  @Test
  void whatAChildSaysLastIsItsEnd() {
    start(VERIFY);

    assertThat(heard)
        .containsExactly("loading media.1", "opening", "checked: false", "ended: true");
  }

  @Test
  void aChildLivesUntilItHasSaidAll() {
    Child child = start(new FromParent.DumpThreads());
    assertThat(heard).containsExactly("threads");
    child.send(VERIFY);
    assertThat(heard).endsWith("ended: true");
  }

  @Test
  void whoeverWaitsForAChildThatIsKilledHearsOfItsEnd() {
    start(new FromParent.DumpThreads());
    start(new FromParent.DumpThreads());
    launcher.killAll();

    assertThat(heard).containsExactly("threads", "threads", "ended: false", "ended: false");
    start(new FromParent.DumpThreads());
    assertThat(heard).hasSize(5).endsWith("ended: false");
  }

  @Test
  void aChildEndsOnce() {
    Child child = start(VERIFY);
    child.kill();
    launcher.killAll();
    assertThat(heard).filteredOn(what -> what.startsWith("ended")).hasSize(1);

    Child other = start(new FromParent.DumpThreads());
    other.kill();
    other.kill();
    other.send(VERIFY);
    launcher.killAll();
    assertThat(heard).filteredOn(what -> what.startsWith("ended")).hasSize(2);
    assertThat(heard).endsWith("ended: false");
  }
}
