package io.serbench.library.moshi;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class MoshiSerializerTest {
  /** Classes of the JDK that Moshi refuses by itself. */
  static class Values {
    UUID id = new UUID(1, 2);
    BigDecimal balance = new BigDecimal("1.50");
    LocalDate birthday = LocalDate.of(1999, 12, 31);
    OffsetDateTime absent;
  }

  @Test
  void valuesOfTheJdkComeBack() throws IOException {
    DataType<Values> type =
        new DataType<>("values", Values.class, List.of(Values.class), value -> value);
    MoshiSerializer<Values> serializer = new MoshiSerializer<>(type);
    Values values = serializer.deserialize(serializer.serialize(new Values()));
    assertThat(values).usingRecursiveComparison().isEqualTo(new Values());
  }
}
