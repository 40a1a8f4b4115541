package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChooseOrderTest {
  @Test
  void rowsThatWereMeasuredAreRecordedByName() {
    assertThat(
            ChooseOrder.order(
                """
                row,status,total [ns/op],size [B],alloc.ser [B/op],alloc.deser [B/op]
                kryo,OK,870.6,212,100.25,200.5
                fst,ERROR,,,,
                activej,OK,333.2,241,1000,528
                """))
        .isEqualTo("row,total,size,allocated\nactivej,333,241,1528\nkryo,871,212,301\n");
  }
}
