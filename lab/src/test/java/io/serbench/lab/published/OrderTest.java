package io.serbench.lab.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class OrderTest {
  private static Pair pair(double there, double here) {
    return new Pair(
        new Figure("serialize", "any", there, new Counterpart("any", "media.1", Measure.SER)),
        there,
        here);
  }

  @Test
  void theSameOrderIsOne() {
    Order order = Order.of(List.of(List.of(pair(1, 1), pair(2, 5), pair(3, 6))));

    assertThat(order).isEqualTo(new Order(3, 0));
    assertThat(order.tau()).hasValueCloseTo(1.0, within(1e-9));
  }

  @Test
  void aPairTheOtherWayRoundCountsAgainst() {
    Order order = Order.of(List.of(List.of(pair(1, 1), pair(2, 5), pair(3, 4))));

    assertThat(order).isEqualTo(new Order(2, 1));
    assertThat(order.tau()).hasValueCloseTo(1 / 3.0, within(1e-9));
  }

  @Test
  void onlyPairsOfOneSettingAreCompared() {
    assertThat(Order.of(List.of(List.of(pair(1, 1)), List.of(pair(1, 1)))))
        .isEqualTo(new Order(0, 0));
  }

  @Test
  void nothingToCompareHasNoTau() {
    assertThat(Order.of(List.of()).tau()).isEmpty();
  }
}
