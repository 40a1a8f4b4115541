package io.serbench.dataset.variation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.mediagraph.LinkedContent;
import io.serbench.dataset.mediagraph.MediaGraphFamily;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Listed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of one shape differ in what they say, and in nothing else. */
class VariationTest {
  private static final int VALUES = 4;

  static List<String> names() {
    return Listed.names().stream().filter(name -> !name.endsWith("000k")).toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void theFirstIsACopyAndTheOthersDiffer(String name) {
    check(Datasets.all().find(name).orElseThrow());
  }

  private static <T> void check(Dataset<T> dataset) {
    Variation<T> variation = Variation.of(dataset).orElseThrow();
    assertThat(difference(dataset, dataset.value(), variation.value(0))).isNull();
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    met.addAll(identities(dataset.value()));
    for (int number = 0; number < VALUES; number++) {
      T value = variation.value(number);
      for (int before = 0; before < number; before++) {
        assertThat(difference(dataset, variation.value(before), value)).isNotNull();
      }
      assertThat(difference(dataset, variation.value(number), value)).isNull();
      Set<Object> identities = identities(value);
      assertThat(identities).noneMatch(met::contains);
      met.addAll(identities);
      assertThat(shape(value)).isEqualTo(shape(dataset.value()));
    }
  }

  private static <T> String difference(Dataset<T> dataset, T one, T other) {
    return DeepEquality.difference("value", dataset, one, other).orElse(null);
  }

  /** All objects within that a value must have for itself: strings, and what can change. */
  private static Set<Object> identities(Object value) {
    Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
    walk(value, found);
    return found;
  }

  /** How many objects of each class there are within. */
  private static Map<String, Long> shape(Object value) {
    return identities(value).stream()
        .collect(
            groupingBy(
                object ->
                    object instanceof String text
                        ? "text of " + text.length() + ", " + text.getBytes(UTF_8).length
                        : object instanceof Collection<?> list
                            ? "list of " + list.size()
                            : object.getClass().getName(),
                counting()));
  }

  private static void walk(Object object, Set<Object> found) {
    boolean isLeaf = object == null || (Contents.isLeaf(object) && !(object instanceof String));
    if (isLeaf || !found.add(object) || object instanceof String) {
      return;
    }
    if (object instanceof Map<?, ?> map) {
      map.keySet().forEach(key -> walk(key, found));
      map.values().forEach(value -> walk(value, found));
    } else if (object instanceof Collection<?> collection) {
      collection.forEach(element -> walk(element, found));
    } else if (object instanceof Object[] elements) {
      Arrays.asList(elements).forEach(element -> walk(element, found));
    } else {
      Fields.of(object.getClass()).forEach(field -> walk(Fields.get(field, object), found));
    }
  }

  @Test
  void sharedReferencesAndCyclesStay() {
    LinkedContent linked =
        Variation.of(MediaGraphFamily.family().dataset("media-graph")).orElseThrow().value(7);
    assertThat(linked.images).allMatch(image -> image.media == linked.media);
    Sample sample =
        Variation.of(SampleFamilies.graph().dataset("sample-graph")).orElseThrow().value(7);
    assertThat(sample.sample).isSameAs(sample);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        1,
        -1,
        7,
        -7,
        16,
        23,
        24,
        31,
        47,
        48,
        99,
        100,
        127,
        128,
        -128,
        -129,
        255,
        256,
        1000,
        -1000,
        32767,
        -32768,
        1 << 20,
        2_000_000_000,
        Integer.MIN_VALUE,
        1L << 40,
        -(1L << 40),
        999_999_999_999L,
        Long.MAX_VALUE,
        Long.MIN_VALUE
      })
  void wholeNumbersHaveAsManyBitsAndDigits(long number) {
    for (Object each : drawn(number)) {
      long other = (Long) each;
      assertThat(Long.toString(other)).hasSameSizeAs(Long.toString(number));
      assertThat(BigInteger.valueOf(other).bitLength())
          .isEqualTo(BigInteger.valueOf(number).bitLength());
      assertThat(other < 24 && other >= -24).isEqualTo(number < 24 && number >= -24);
      assertThat(other >= -16 && other < 48).isEqualTo(number >= -16 && number < 48);
      assertThat(Long.signum(other)).isEqualTo(Long.signum(number));
    }
  }

  @Test
  void narrowNumbersStayNarrow() {
    for (Object number : List.of((byte) -100, (short) 12345, 123456789, (byte) 5)) {
      assertThat(drawn(number)).hasSizeGreaterThan(1).hasOnlyElementsOfType(number.getClass());
    }
    assertThat(drawn((byte) 127)).contains((byte) 100, (byte) 127);
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        33.23,
        -0.5,
        1e300,
        12.0,
        1234567.0,
        1.2345e-7,
        0.1234567890123456,
        1 / 3.0,
        4.9e-324,
        123456789.125
      })
  void decimalsHaveAsManyDigits(double number) {
    for (Object other : drawn(number)) {
      assertThat(other.toString()).hasSameSizeAs(Double.toString(number));
      assertThat(Math.signum((Double) other)).isEqualTo(Math.signum(number));
    }
    for (Object other : drawn((float) number)) {
      assertThat(other.toString()).hasSameSizeAs(Float.toString((float) number));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "5", "-49.90", "119.00", "0.05", "12345678901234567890.12", "1E+3"})
  void bigDecimalsHaveTheirPrecisionAndScale(String text) {
    BigDecimal number = new BigDecimal(text);
    for (Object each : drawn(number)) {
      BigDecimal other = (BigDecimal) each;
      assertThat(other.precision()).isEqualTo(number.precision());
      assertThat(other.scale()).isEqualTo(number.scale());
      assertThat(other.stripTrailingZeros().scale()).isEqualTo(number.stripTrailingZeros().scale());
      assertThat(other.unscaledValue().bitLength()).isEqualTo(number.unscaledValue().bitLength());
    }
  }

  @Test
  void timesHaveAsManyDigitsInEachPart() {
    assertThat(drawn(Instant.parse("2026-03-14T06:05:00.120Z")))
        .hasSizeGreaterThan(50)
        .allMatch(
            other ->
                other.toString().matches("20[0-4]\\d-0\\d-[123]\\dT0[1-9]:0[1-9]:00.\\d\\d0Z"));
    assertThat(drawn(LocalDate.of(1961, 12, 3)))
        .hasSizeGreaterThan(50)
        .allMatch(other -> other.toString().matches("19\\d\\d-1[012]-0\\d"));
    assertThat(drawn(OffsetDateTime.parse("2014-01-01T10:20+02:00")))
        .hasSizeGreaterThan(50)
        .allMatch(other -> other.toString().matches("20\\d\\d-0\\d-0\\dT[12]\\d:[1-5]\\d\\+02:00"));
  }

  @Test
  void uuidsKeepTheirVersion() {
    UUID id = UUID.fromString("0f14d0ab-9605-4a62-a9e4-5ed26688389b");
    assertThat(drawn(id))
        .hasSizeGreaterThan(90)
        .allMatch(other -> ((UUID) other).version() == 4 && ((UUID) other).variant() == 2)
        .allMatch(other -> other.toString().startsWith("0"));
  }

  @ParameterizedTest
  @CsvSource({
    "http://javaone.com/keynote.mpg, [a-z]{4}://[a-z]{7}\\.[a-z]{3}/[a-z]{7}\\.[a-z]{3}",
    "Bill Gates, [A-Z][a-z]{3} [A-Z][a-z]{4}",
    "No. 007 or 70, [A-Z][a-z]\\. 0\\d\\d [a-z]{2} [1-9]\\d",
    "Ørsted, [À-ÖØ-Þ][a-z]{5}",
    "ñ€😀, [ß-öø-ÿ]€😀",
    "Чебурашка, \\p{IsCyrillic}{9}",
    "日本, \\p{IsHan}{2}"
  })
  void textsHaveAsManyBytesAndTheirScript(String text, String pattern) {
    assertThat(drawn(text)).hasSizeGreaterThan(20);
    for (Object each : drawn(text)) {
      String other = (String) each;
      assertThat(other).matches(pattern);
      assertThat(other.getBytes(UTF_8)).hasSameSizeAs(text.getBytes(UTF_8));
      assertThat(other).hasSameSizeAs(text);
    }
  }

  @Test
  void whatIsEqualStaysEqualAndWhatIsNotDoesNot() {
    Similar similar = new Similar(3);
    String one = (String) similar.apply("one");
    String same = (String) similar.apply(new String("one"));
    assertThat(same).isEqualTo(one).isNotSameAs(one);
    BigDecimal price = new BigDecimal("49.90");
    assertThat(similar.apply(price)).isEqualTo(similar.apply(price)).isNotEqualTo(price);
    Set<Object> letters = new HashSet<>();
    for (char letter = 'a'; letter <= 'z'; letter++) {
      letters.add(similar.apply(String.valueOf(letter)));
    }
    assertThat(letters).hasSize(26);
  }

  @Test
  void booleansChangePlacesInArrays() {
    boolean[] flags = {true, true, true, false, false, false, false, false, false, false};
    boolean[] other = (boolean[]) new Similar(1).apply(flags.clone());
    assertThat(other).isNotEqualTo(flags);
    assertThat(IntStream.range(0, 10).filter(i -> other[i])).hasSize(3);
    assertThat(new Similar(1).apply(true)).isEqualTo(true);
  }

  @Test
  void whatIsAloneOfItsKindStays() {
    for (Object alone : List.of("", "-", 0, 1L, 0.0, Double.NaN, BigInteger.ZERO, '(')) {
      assertThat(drawn(alone)).containsExactly(alone);
    }
  }

  @Test
  void theSameNumberGivesTheSameLeafEverywhere() {
    assertThat(new Similar(5).apply("Bill Gates")).isEqualTo("Grmi Mosar");
  }

  private static Set<Object> drawn(Object leaf) {
    Set<Object> drawn = new HashSet<>();
    for (int number = 1; number <= 100; number++) {
      drawn.add(new Similar(number).apply(leaf));
    }
    return drawn;
  }
}
