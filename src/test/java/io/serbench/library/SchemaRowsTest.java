package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DataType;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.user.User;
import io.serbench.dataset.user.UserFamily;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.Serializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What no data set has, and conversions to generated classes lose most easily. */
class SchemaRowsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "thrift",
        "thrift-tuple",
        "avro-generic",
        "avro-specific",
        "flatbuffers",
        "flatbuffers-access",
        "capnproto",
        "capnproto-access",
        "sbe",
        "sbe-access"
      })
  void tellNullFromZero(String row) throws Exception {
    Sample sample = sample();
    sample.intBoxed = null;
    sample.longBoxed = null;
    sample.floatBoxed = null;
    sample.doubleBoxed = null;
    sample.shortBoxed = null;
    sample.charBoxed = null;
    sample.booleanBoxed = null;
    assertKept(row, SampleFamilies.SAMPLE, sample);
    sample.intBoxed = 0;
    sample.longBoxed = 0L;
    sample.floatBoxed = 0f;
    sample.doubleBoxed = 0d;
    sample.shortBoxed = 0;
    sample.charBoxed = 0;
    sample.booleanBoxed = false;
    assertKept(row, SampleFamilies.SAMPLE, sample);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "thrift",
        "avro-generic",
        "avro-specific",
        "flatbuffers",
        "flatbuffers-access",
        "capnproto",
        "capnproto-access",
        "colfer",
        "sbe",
        "sbe-access"
      })
  void tellNoScopeFromZero(String row) throws Exception {
    User user = UserFamily.TYPE.copy(UserFamily.family().dataset("user").value());
    user.scope = null;
    assertKept(row, UserFamily.TYPE, user);
    user.scope = 0d;
    assertKept(row, UserFamily.TYPE, user);
  }

  /** The narrower types have no counterpart in most schema languages. */
  @ParameterizedTest
  @ValueSource(
      strings = {"thrift", "avro-generic", "avro-specific", "flatbuffers", "capnproto", "sbe"})
  void keepTheEndsOfTheNarrowTypes(String row) throws Exception {
    Sample sample = sample();
    sample.shortValue = Short.MIN_VALUE;
    sample.charValue = Character.MAX_VALUE;
    sample.floatValue = Float.MIN_VALUE;
    sample.shortBoxed = Short.MAX_VALUE;
    sample.charBoxed = Character.MAX_VALUE;
    sample.floatBoxed = Float.MAX_VALUE;
    sample.shorts = new short[] {Short.MIN_VALUE, Short.MAX_VALUE};
    sample.chars = new char[] {Character.MIN_VALUE, Character.MAX_VALUE};
    sample.floats = new float[] {Float.MIN_VALUE, Float.MAX_VALUE};
    sample.booleans = new boolean[0];
    assertKept(row, SampleFamilies.SAMPLE, sample);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "thrift",
        "avro-generic",
        "avro-specific",
        "flatbuffers",
        "flatbuffers-access",
        "capnproto",
        "capnproto-access"
      })
  void keepASampleWithinASample(String row) throws Exception {
    Sample sample = sample();
    sample.sample = sample();
    Sample back = roundTrip(row, SampleFamilies.SAMPLE, sample);
    assertThat(DeepEquality.difference(sample.sample, back.sample)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sbe", "sbe-access"})
  void sbeRefusesASampleWithinASample(String row) {
    Sample sample = sample();
    sample.sample = sample();
    assertThatThrownBy(() -> roundTrip(row, SampleFamilies.SAMPLE, sample))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Sample sample() {
    return SampleFamilies.SAMPLE.copy(SampleFamilies.sample().dataset("sample").value());
  }

  private static <T> void assertKept(String row, DataType<T> type, T value) throws Exception {
    assertThat(DeepEquality.difference(value, roundTrip(row, type, value))).isEmpty();
  }

  @SuppressWarnings("unchecked") // A row opens a serializer of the type that it is given.
  private static <T> T roundTrip(String row, DataType<T> type, T value) throws Exception {
    Serializer<T, Object> serializer =
        (Serializer<T, Object>) Rows.ALL.find(row).orElseThrow().open(type);
    // A plain object is encoded as it is: its copy would be what the data sets have, and no more.
    Object representation =
        (Object) serializer instanceof PlainObjects ? value : serializer.create(value);
    return serializer.restore(serializer.deserialize(serializer.serialize(representation)));
  }
}
