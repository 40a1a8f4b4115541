package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Version;
import io.serbench.process.ChildListener;
import io.serbench.protocol.Answer;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvolutionCheckTest {
  private final List<String> versions = new ArrayList<>();
  private final List<Path> folders = new ArrayList<>();
  private final List<Observed> heard = new ArrayList<>();

  /** Each reads what it is given, and writes its row's name. */
  private final ScriptedChildren children =
      new ScriptedChildren() {
        @Override
        Optional<Failure> act(Row row, List<Path> first, FromParent order, ChildListener listener) {
          assertThat(first).allMatch(Files::isDirectory);
          folders.addAll(first);
          versions.add(row.name() + " " + first.stream().map(Path::getFileName).toList());
          for (Task task : ((FromParent.Examine) order).tasks()) {
            listener.hear(
                task instanceof Task.Write
                    ? new Answer(ReadOutcome.READS, "", List.of(row.name()))
                    : Answer.fine());
          }
          return Optional.empty();
        }
      };

  private List<Observed> examine(Row... rows) {
    return new Engine<Observed>(
            (jvm, inProcess) -> children, new EvolutionCheck(Version.CHANGES)::drive)
        .run(Requests.of(1, rows), heard::add);
  }

  @Test
  void eachVersionHasItsClassesBeforeAllOthers() {
    List<Observed> all = examine(Requests.rows(2));

    assertThat(versions.subList(0, 6))
        .containsExactly(
            "row0 []",
            "row0 [version-added]",
            "row0 [version-removed]",
            "row0 [version-reordered]",
            "row0 [version-widened]",
            "row0 []");
    assertThat(versions).hasSize(12);
    assertThat(all).extracting(Observed::row).containsExactly("row0", "row1");
    assertThat(all).allMatch(Observed::isTried);
    assertThat(all.get(1).verdicts())
        .containsEntry("new code, added", "reads")
        .containsEntry("old code, widened", "reads");
    assertThat(all.get(1).features()).contains(Feature.VERSIONING_FORWARD_COMPATIBLE);
    assertThat(heard).isEqualTo(all);
  }

  @Test
  void theClassesAreGoneAfterwards() {
    examine(Requests.rows(1));
    assertThat(folders).isNotEmpty().noneMatch(Files::exists);
  }

  @Test
  void whatCannotRunHereIsNotTried() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    assertThat(examine(missing))
        .containsExactly(Observed.notTried("missing", "UNAVAILABLE", "not here"));
    assertThat(versions).isEmpty();
  }
}
