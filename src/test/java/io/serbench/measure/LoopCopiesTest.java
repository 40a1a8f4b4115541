package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoopCopiesTest {
  @Test
  void eachCopyIsAClassOfItsOwn() {
    assertThat(LoopCopies.fresh().getClass()).isNotEqualTo(LoopCopies.fresh().getClass());
  }

  @Test
  void aCopyCallsAsOftenAsItIsTold() throws Exception {
    int[] calls = {0};
    long nanos =
        LoopCopies.fresh().time(new FakeClock(), index -> calls[0] += index == calls[0] ? 1 : 0, 9);

    assertThat(calls[0]).isEqualTo(9);
    assertThat(nanos).isEqualTo(FakeClock.TICK);
  }
}
