package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.e2e.Expectations;
import io.serbench.fork.HeldValues;
import io.serbench.fork.RoundTripProbe;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What rows leave undecoded, seen in the fields of what they decode. */
class LazyRowsTest {
  private static final Dataset<MediaContent> MEDIA = MediaFamily.family().dataset("media.1");

  /** Numbers of the value that no accessor has for reasons of its own. */
  private static final List<Double> NUMBERS =
      List.of((double) MEDIA.value().media.size, (double) MEDIA.value().media.duration);

  /** Rows with jars of their own need a class path of their own. */
  static List<String> rows() throws IOException {
    Expectations known = Expectations.read();
    return Rows.ALL.rows().stream()
        .filter(row -> !known.failsHere(row.name()))
        .filter(row -> row.unavailable().isEmpty() && row.ownJars().isEmpty())
        .filter(row -> row.scope().obstacle(MediaFamily.TYPE).isEmpty())
        .map(Row::name)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aRowSaysWhatItLeavesUndecoded(String name) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    Set<Feature> said = EnumSet.of(Feature.LAZY, Feature.LAZY_STRINGS);
    said.retainAll(row.tags().features());
    assertThat(said).isEqualTo(seen(RoundTripProbe.open(row, MediaFamily.TYPE)));
  }

  private static Set<Feature> seen(Serializer<MediaContent, Object> serializer) throws Exception {
    if ((Object) serializer instanceof PlainObjects) {
      return Set.of();
    }
    Object decoded = serializer.deserialize(serializer.serialize(serializer.create(MEDIA.value())));
    HeldValues held = HeldValues.of(decoded, List.of());
    if (held.texts().containsAll(HeldValues.of(MEDIA.value(), List.of()).texts())) {
      return Set.of();
    }
    return held.numbers().containsAll(NUMBERS)
        ? Set.of(Feature.LAZY_STRINGS)
        : Set.of(Feature.LAZY);
  }

  /** A packed message is unpacked first, so that its accessor needs the input no more. */
  @ParameterizedTest
  @ValueSource(strings = {"flatbuffers-access", "capnproto-access", "sbe-access"})
  void anAccessorNeedsItsInput(String name) throws Exception {
    Row lazy = Rows.ALL.find(name).orElseThrow();
    Row silent =
        Row.named(name)
            .tags(lazy.tags().effort(), lazy.tags().format(), lazy.tags().structure())
            .opensWith(lazy.opener());
    assertThat(check(lazy)).isEmpty();
    assertThat(check(silent)).get().asString().contains("still needs its input");
  }

  private static Optional<String> check(Row row) throws Exception {
    return RoundTripProbe.check(row, RoundTripProbe.open(row, MediaFamily.TYPE), MEDIA);
  }

  @Test
  void numbersAreSeenWithoutStrings() throws Exception {
    HeldValues held = HeldValues.of(MEDIA.value(), List.of());
    assertThat(held.texts()).contains("video/mpg4", "Bill Gates");
    assertThat(held.numbers()).containsAll(NUMBERS);
  }
}
