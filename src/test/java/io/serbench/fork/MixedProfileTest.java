package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.source.Recipe;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Other types, on a clock that moves only when they are decoded. */
class MixedProfileTest {
  private static final long MICROS = 1000;

  private final List<String> steps = new ArrayList<>();
  private final Map<String, Integer> decoded = new TreeMap<>();
  private long now;

  private MixedProfile profile(Map<String, Long> nanos) throws Exception {
    Row row =
        Row.named("row")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .opensWith((name, type) -> new Slow<>(type, nanos.get(type.family())));
    List<DatasetRecipe> companions =
        nanos.keySet().stream()
            .map(name -> new DatasetRecipe(name, new Recipe.Named(Optional.empty())))
            .toList();
    return MixedProfile.of(row, Transport.ARRAY, companions, () -> now, steps::add);
  }

  /** Takes so long to decode. */
  private final class Slow<T> implements Serializer<T, T> {
    private final DataType<T> type;
    private final long nanos;

    Slow(DataType<T> type, long nanos) {
      this.type = type;
      this.nanos = nanos;
    }

    @Override
    public T create(T value) {
      return value;
    }

    @Override
    public byte[] serialize(T value) {
      return new byte[0];
    }

    @Override
    public T deserialize(byte[] bytes) {
      if (nanos < 0) {
        throw new IllegalStateException("broken");
      }
      now += nanos;
      decoded.merge(type.family(), 1, Integer::sum);
      return null;
    }

    @Override
    public T restore(T value) {
      return value;
    }
  }

  @Test
  void eachTypeIsTriedOnceAndSaid() throws Exception {
    profile(Map.of("struct", 1L));
    assertThat(steps).containsExactly("working on struct");
    assertThat(decoded).containsEntry("struct", 1);
  }

  @Test
  void fastTypesGetTwoThousandCalls() throws Exception {
    profile(new TreeMap<>(Map.of("struct", MICROS, "user", 2 * MICROS))).drive();
    assertThat(decoded).containsEntry("struct", 2001).containsEntry("user", 2001);
    assertThat(now).isLessThan(300_000 * MICROS);
  }

  @Test
  void aSlowTypeTakesNoCallsFromOthers() throws Exception {
    profile(new TreeMap<>(Map.of("struct", MICROS, "user", 10_000 * MICROS))).drive();
    assertThat(decoded).containsEntry("struct", 2001).containsEntry("user", 16);
  }

  @Test
  void betweenWindowsOfWarmUpTheyKeepATenth() throws Exception {
    MixedProfile profile =
        profile(new TreeMap<>(Map.of("struct", 10 * MICROS, "user", 10 * MICROS)));
    now = 0;
    profile.share();
    assertThat(now).isEqualTo(5000 * MICROS);
  }

  @Test
  void whereTypesAreOpenedSlowlyTwoAreEnough() throws Exception {
    profile(new TreeMap<>(Map.of("struct", 1_000_000 * MICROS, "user", MICROS, "users", MICROS)));
    assertThat(steps).containsExactly("working on struct", "working on user");
  }

  @Test
  void whoHasNoneDoesNothing() throws Exception {
    MixedProfile profile = profile(Map.of());
    profile.drive();
    profile.share();
    assertThat(now).isZero();
  }

  @Test
  void aTypeThatTheRowFailsOnIsLeftOut() throws Exception {
    profile(new TreeMap<>(Map.of("struct", -1L, "user", MICROS))).drive();
    assertThat(steps)
        .containsExactly(
            "working on struct",
            "does not work on struct: java.lang.IllegalStateException: broken",
            "working on user");
    assertThat(decoded).containsOnlyKeys("user").containsEntry("user", 2001);
  }
}
