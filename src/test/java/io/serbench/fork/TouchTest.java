package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class TouchTest {
  private record Line(BigDecimal price) {}

  @Test
  void whatTheJdkRemembersOfANumberIsRemembered() throws Exception {
    BigDecimal price = new BigDecimal("1.50");
    Field text = BigDecimal.class.getDeclaredField("stringCache");
    text.setAccessible(true);
    assertThat(text.get(price)).isNull();
    Touch.all(List.of(new Line(price)), true);
    assertThat(text.get(price)).isEqualTo("1.50");
  }
}
