package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GrowthTableTest {
  private static final List<String> SIZES = List.of("users.1k", "users.10k", "users.100k");

  @Test
  void groupsDataSetsOfOneFamilyBySize() {
    assertThat(
            Families.bySize(
                List.of(
                    "media.1",
                    "media.2",
                    "users.100k",
                    "users.1k",
                    "arrays.5000",
                    "arrays.200",
                    "user",
                    "clients.1k",
                    "users.1k over strings",
                    "users.10k over strings")))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "users", List.of("users.1k", "users.100k"),
                "arrays", List.of("arrays.200", "arrays.5000"),
                "users over strings", List.of("users.1k over strings", "users.10k over strings")));
  }

  @Test
  void namesRowsThatGrowWorseThanLinearly() {
    String table =
        GrowthTable.of(
            SIZES,
            List.of(
                Summary.sized("steady", "users.1k", 2000, 10, 1000),
                Summary.sized("steady", "users.10k", 18_000, 100, 10_000),
                Summary.sized("steady", "users.100k", 190_000, 1000, 100_000),
                Summary.sized("worse", "users.1k", 2000, 10, 1000),
                Summary.sized("worse", "users.100k", 400_000, 1000, 100_000),
                Summary.sized("unsure", "users.1k", 2000, 900, 1000),
                Summary.sized("unsure", "users.100k", 400_000, 150_000, 100_000),
                Summary.sized("alone", "users.1k", 2000, 10, 1000)));
    assertThat(table)
        .isEqualTo(
            """
            ns: nanoseconds of ser and deser for each byte encoded, for smaller to larger data;
            bytes: how many bytes the data are encoded to.

                                                     ns 1k      ns 10k     ns 100k    bytes 1k   bytes 10k  bytes 100k
            steady                                   2.000       1.800       1.900        1000       10000      100000
            worse                                    2.000           -       4.000        1000           -      100000
            unsure                                   2.000           -       4.000        1000           -      100000

            Rows whose cost grows worse than linearly with size: worse
            """);
  }

  @Test
  void oneSizeIsNoGrowth() {
    assertThat(GrowthTable.of(SIZES, List.of(Summary.sized("a", "users.1k", 1, 0, 1)))).isEmpty();
  }
}
