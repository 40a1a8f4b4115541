package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GrowthSectionsTest {
  @Test
  void namesRowsThatGrowWorseThanLinearly() {
    String text =
        text(
            Summary.sized("steady", "users.1k", 2000, 10, 1000),
            Summary.sized("worse", "users.1k", 2000, 10, 1000),
            Summary.sized("unsure", "users.1k", 2000, 900, 1000),
            Summary.sized("alone", "users.1k", 2000, 10, 1000),
            Summary.sized("steady", "users.100k", 190_000, 1000, 100_000),
            Summary.sized("worse", "users.100k", 400_000, 1000, 100_000),
            Summary.sized("unsure", "users.100k", 400_000, 150_000, 100_000),
            Summary.sized("steady", "users.10k", 18_000, 100, 10_000));
    assertThat(text)
        .isEqualTo(
            """
            Growth on users
            ---------------
            ns: time of ser and deser per encoded byte, from small to large data;
            bytes: size of the encoded data; of streams, divided by the number of values.

                    ns 1k ns 10k ns 100k bytes 1k bytes 10k bytes 100k
            steady  2.000  1.800   1.900     1000     10000     100000
            worse   2.000      -   4.000     1000         -     100000
            unsure ~2.000      -  ~4.000     1000         -     100000

            Rows whose cost grows worse than linearly with size: worse
            """);
  }

  /** Times of a stream are a value's, but its size is that of all its values. */
  @Test
  void aStreamCountsByItsValues() {
    Usage hundred = stream(OptionalInt.of(100));
    assertThat(
            text(
                Summary.sized("steady", "users.1k", hundred, 2000, 100_000),
                Summary.sized("steady", "users.100k", hundred, 190_000, 10_000_000)))
        .isEqualTo(
            """
            Growth on users over streams of 100 values
            ------------------------------------------
            ns: time of ser and deser per encoded byte, from small to large data;
            bytes: size of the encoded data; of streams, divided by the number of values.

                                                     ns 1k     ns 100k    bytes 1k  bytes 100k
            steady                                   2.000       1.900        1000      100000

            Rows whose cost grows worse than linearly with size: none
            """);
  }

  /** The larger the values, the fewer of them fit: their number is not that of the other size. */
  @Test
  void aStreamOfAsManyValuesAsFitProvesNothing() {
    Usage some = stream(OptionalInt.empty());
    assertThat(
            text(
                Summary.sized("steady", "users.1k", some, 2000, 1_000_000),
                Summary.sized("steady", "users.100k", some, 190_000, 4_000_000)))
        .isEqualTo(
            """
            Growth on users over streams
            ----------------------------
            Unknown: streams need a fixed number of values; run with -items=.
            """);
  }

  @Test
  void oneForkProvesNothing() {
    assertThat(
            text(
                Summary.sized("worse", "users.1k", 2000, Double.NaN, 1000),
                Summary.sized("worse", "users.100k", 400_000, Double.NaN, 100_000)))
        .endsWith(
            """
            Rows whose cost grows worse than linearly with size: not known, because one
            fork gives no interval
            """);
    // Where one of the two has an interval, the other is no evidence all the same.
    assertThat(
            text(
                Summary.sized("worse", "users.1k", 2000, 10, 1000),
                Summary.sized("worse", "users.100k", 400_000, Double.NaN, 100_000)))
        .endsWith("linearly with size: none\n");
  }

  @Test
  void eachFamilyInEachWayHasItsOwn() {
    assertThat(
            text(
                Summary.sized("a", "users.1k", 2000, 10, 1000),
                Summary.sized("a", "users.10k", 20_000, 10, 10_000),
                Summary.sized("a", "arrays.200", 2000, 10, 1000),
                Summary.sized("a", "arrays.5000", 20_000, 10, 10_000),
                Summary.sized("a", "media.1", 2000, 10, 1000),
                Summary.sized("a", "media.2", 2000, 10, 1000)))
        .containsSubsequence("Growth on users", "Growth on arrays")
        .doesNotContain("media");
  }

  @Test
  void oneSizeIsNoGrowth() {
    assertThat(GrowthSections.of(List.of(Summary.sized("a", "users.1k", 1, 0, 1)))).isEmpty();
  }

  private static Usage stream(OptionalInt items) {
    return new Usage(Transport.STREAM, items, 1, false);
  }

  private static String text(CellSummary... rows) {
    return Written.text(GrowthSections.of(List.of(rows)));
  }
}
