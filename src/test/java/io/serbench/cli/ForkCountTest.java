package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkCountTest {
  private static final CellResult KRYO =
      Runs.row("kryo-flat", Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));

  private final ForkCount forks = new ForkCount();

  @Test
  void aForkThatLivesIsHalfDoneOnceOneHasEnded() {
    assertThat(forks.part()).isZero();
    assertThat(forks.partOfNow()).isZero();
    forks.planned(10);
    forks.started();
    forks.started();
    assertThat(forks.partOfNow()).isZero();
    forks.finished();
    assertThat(forks.done()).isEqualTo(1);
    assertThat(forks.part()).isEqualTo(0.1);
    assertThat(forks.partOfNow()).isEqualTo(0.15);
    forks.finished();
    assertThat(forks.partOfNow()).isEqualTo(0.2);
    forks.planned(20);
    assertThat(forks.partOfNow()).isEqualTo(0.1);
  }

  @Test
  void whatWasMeasuredBeforeIsDoneAndTookNoTimeNow() {
    Run before = Runs.run(List.of(Runs.measured(KRYO, 10, 100, 100)));
    forks.updated(before);
    forks.planned(4);
    forks.started();
    forks.finished();
    forks.updated(Runs.run(List.of(Runs.measured(KRYO, 10, 100, 100, 100))));
    assertThat(forks.done()).isEqualTo(3);
    assertThat(forks.part()).isEqualTo(0.75);
    assertThat(forks.partOfNow()).isEqualTo(0.5);
  }
}
