package io.serbench.library;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.catalog.Row;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.EmbeddedSet;
import io.serbench.dataset.source.Listed;
import io.serbench.dataset.variation.Variation;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of one shape take as many bytes, whichever row encodes them. */
@Thorough
class VariedSizesTest {
  private static final int VALUES = 16;
  private static final double ALLOWED = 0.01;

  /** Where it is not so, what part of the first value's size others may differ by. */
  private record Tolerance(double allowed, String reason) {}

  private static final Tolerance PACKED =
      new Tolerance(0.08, "packs bytes that are 0, of which round numbers such as 1024 have more");
  private static final Tolerance THOUSANDTHS =
      new Tolerance(0.03, "33.23 takes 8 bytes, since 0.001 * 33230 is not it; others take 5");

  private static final Map<String, Tolerance> EXCEPTIONS =
      Map.of(
          "capnproto-packed", PACKED,
          "capnproto-packed-access", PACKED,
          "hessian", THOUSANDTHS,
          "hessian-allowlist", THOUSANDTHS,
          "hessian-flat", THOUSANDTHS,
          "hessian-lite", THOUSANDTHS,
          "xml/xstream+c-fastinfo",
              new Tolerance(0.04, "an int and a long that say the same share a text"),
          "cbor/upokecenter", new Tolerance(0.03, "numbers such as 400.0 fit into half a float"));

  /** By family, without those that have the same parts as a smaller one, only more of them. */
  static Collection<List<String>> names() {
    return Listed.names().stream()
        .filter(name -> !name.matches(".*(00k|\\.5000|\\.large)|struct|struct2"))
        .collect(groupingBy(Datasets::family, LinkedHashMap::new, toList()))
        .values();
  }

  @ParameterizedTest
  @MethodSource("names")
  void areAsLargeAsTheFirst(List<String> names) throws Exception {
    Family<?> family =
        Datasets.all().embedded(names.get(0)).flatMap(EmbeddedSet::family).orElseThrow();
    assertThat(others(family, names)).isEmpty();
  }

  /** The rows to which others than the first value are larger or smaller. */
  private static <T> List<String> others(Family<T> family, List<String> names) throws Exception {
    Map<String, List<T>> values = new LinkedHashMap<>();
    for (String name : names) {
      Variation<T> variation = Variation.of(family.dataset(name)).orElseThrow();
      values.put(name, IntStream.range(0, VALUES).mapToObj(variation::value).toList());
    }
    List<String> others = new ArrayList<>();
    for (Row row : Rows.ALL.rows()) {
      boolean runs = row.unavailable().isEmpty() && row.ownJars().isEmpty();
      if (!runs || row.obstacle(family.type(), Transport.ARRAY, false).isPresent()) {
        continue;
      }
      // Opening one takes longer than all that it writes here.
      Serializer<T, Object> serializer = RoundTripProbe.open(row, family.type());
      double allowed =
          EXCEPTIONS.containsKey(row.name()) ? EXCEPTIONS.get(row.name()).allowed() : ALLOWED;
      for (String name : names) {
        int[] sizes = sizes(serializer, values.get(name));
        int least = IntStream.of(sizes).min().orElseThrow();
        int most = IntStream.of(sizes).max().orElseThrow();
        if (Math.max(most - sizes[0], sizes[0] - least) > allowed * sizes[0]) {
          others.add(
              "%s on %s: %d, others %d to %d".formatted(row.name(), name, sizes[0], least, most));
        }
      }
    }
    return others;
  }

  private static <T> int[] sizes(Serializer<T, Object> serializer, List<T> values)
      throws Exception {
    int[] sizes = new int[values.size()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = serializer.serialize(serializer.create(values.get(i))).length;
    }
    return sizes;
  }
}
