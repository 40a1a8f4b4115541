package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.orders.OrdersFamily;
import io.serbench.dataset.user.UserFamily;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeenCargoTest {
  private static SeenCargo seen(String text) throws IOException {
    return new SeenCargo(SeenCargo.read(new BufferedReader(new StringReader(text))));
  }

  private static Row row() {
    return TestRows.row("row");
  }

  @Test
  void aRowThatDoesNotCarryItSaysWhy() throws IOException {
    Scope scope = seen("# not this: one\nrow: carries no sealed\n").applied(row()).scope();
    assertThat(scope.obstacle(OrdersFamily.TYPE)).contains("carries no sealed");
    assertThat(scope.obstacle(UserFamily.family().type())).isEmpty();
    assertThat(scope).hasToString("any but orders");
  }

  @Test
  void othersCarryIt() throws IOException {
    assertThat(seen("other: carries no sealed").applied(row()).scope().obstacle(OrdersFamily.TYPE))
        .isEmpty();
  }

  @Test
  void onlyRowsThatTakeAnyTypeAreNamed() {
    List<String> made =
        Catalog.load().rows().stream()
            .filter(row -> !row.scope().takesAnyType())
            .map(Row::name)
            .toList();
    assertThat(SeenCargo.load().reasons().keySet()).isNotEmpty().doesNotContainAnyElementsOf(made);
  }
}
