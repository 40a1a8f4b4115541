package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Workloads in the words of files. */
class WorkloadTest {
  private static List<Workload> all() {
    List<Workload> all = new ArrayList<>();
    for (String dataset : List.of("media.1", "json.a, b over c", "Order.x@y", "of 3 values")) {
      for (Transport transport : Transport.values()) {
        boolean stream = transport == Transport.STREAM;
        for (OptionalInt items :
            stream ? List.of(OptionalInt.empty(), OptionalInt.of(7)) : List.of(OptionalInt.of(1))) {
          all.add(new Workload(dataset, new Usage(transport, items, 1, false)));
          all.add(new Workload(dataset, new Usage(transport, items, 2, false)));
          all.add(new Workload(dataset, new Usage(transport, items, 12, true)));
          all.add(new Workload(dataset, new Usage(transport, items, 1, false, true)));
          all.add(new Workload(dataset, new Usage(transport, items, 64, false, true)));
        }
      }
    }
    return all;
  }

  @Test
  void isReadAsItWasDescribed() {
    assertThat(all())
        .allSatisfy(
            workload -> assertThat(Workload.described(workload.describe())).isEqualTo(workload));
  }

  @Test
  void isReadAsItWasLabelledByWhereItsDataGo() {
    assertThat(all())
        .allSatisfy(
            workload ->
                assertThat(Workload.labelled(workload.label())).isEqualTo(workload.tried()));
    assertThat(new Workload("a", new Usage(Transport.STREAM, OptionalInt.of(7), 3, true)).tried())
        .isEqualTo(new Workload("a", Usage.over(Transport.STREAM)));
  }
}
