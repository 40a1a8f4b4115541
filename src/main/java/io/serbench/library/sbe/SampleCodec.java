package io.serbench.library.sbe;

import io.serbench.dataset.sample.Sample;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.sbe.generated.SampleDecoder;
import io.serbench.library.sbe.generated.SampleEncoder;
import io.serbench.library.shared.DeclaredCounts;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts samples to SBE's flyweights and back. A char is a uint16, and arrays are groups. */
final class SampleCodec implements MessageCodec<Sample, SampleDecoder> {
  private final SampleEncoder encoder = new SampleEncoder();

  @Override
  public int encode(Sample value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public SampleDecoder decoder() {
    return new SampleDecoder();
  }

  @Override
  public void wrap(SampleDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(SampleDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public Sample decode(SampleDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(Sample value, SampleEncoder encoder) {
    if (value.sample != null) {
      throw new IllegalArgumentException("SBE has no messages within messages of their own type");
    }
    encoder
        .intValue(value.intValue)
        .longValue(value.longValue)
        .floatValue(value.floatValue)
        .doubleValue(value.doubleValue)
        .shortValue(value.shortValue)
        .charValue(value.charValue)
        .booleanValue(Codes.code(value.booleanValue))
        .intBoxed(value.intBoxed == null ? 0 : value.intBoxed)
        .longBoxed(value.longBoxed == null ? 0 : value.longBoxed)
        .floatBoxed(value.floatBoxed == null ? 0 : value.floatBoxed)
        .doubleBoxed(value.doubleBoxed == null ? 0 : value.doubleBoxed)
        .shortBoxed(value.shortBoxed == null ? (short) 0 : value.shortBoxed)
        .charBoxed(value.charBoxed == null ? 0 : value.charBoxed)
        .booleanBoxed(Codes.code(value.booleanBoxed != null && value.booleanBoxed))
        .present()
        .clear()
        .intBoxed(value.intBoxed != null)
        .longBoxed(value.longBoxed != null)
        .floatBoxed(value.floatBoxed != null)
        .doubleBoxed(value.doubleBoxed != null)
        .shortBoxed(value.shortBoxed != null)
        .charBoxed(value.charBoxed != null)
        .booleanBoxed(value.booleanBoxed != null);
    writeGroups(value, encoder);
    encoder.text(value.text);
  }

  private static void writeGroups(Sample value, SampleEncoder encoder) {
    SampleEncoder.IntsEncoder ints = encoder.intsCount(value.ints.length);
    for (int element : value.ints) {
      ints.next().value(element);
    }
    SampleEncoder.LongsEncoder longs = encoder.longsCount(value.longs.length);
    for (long element : value.longs) {
      longs.next().value(element);
    }
    SampleEncoder.FloatsEncoder floats = encoder.floatsCount(value.floats.length);
    for (float element : value.floats) {
      floats.next().value(element);
    }
    SampleEncoder.DoublesEncoder doubles = encoder.doublesCount(value.doubles.length);
    for (double element : value.doubles) {
      doubles.next().value(element);
    }
    SampleEncoder.ShortsEncoder shorts = encoder.shortsCount(value.shorts.length);
    for (short element : value.shorts) {
      shorts.next().value(element);
    }
    SampleEncoder.CharsEncoder chars = encoder.charsCount(value.chars.length);
    for (char element : value.chars) {
      chars.next().value(element);
    }
    SampleEncoder.BooleansEncoder booleans = encoder.booleansCount(value.booleans.length);
    for (boolean element : value.booleans) {
      booleans.next().value(Codes.code(element));
    }
  }

  private static Sample read(SampleDecoder decoder) {
    Sample value = new Sample();
    value.intValue = decoder.intValue();
    value.longValue = decoder.longValue();
    value.floatValue = decoder.floatValue();
    value.doubleValue = decoder.doubleValue();
    value.shortValue = decoder.shortValue();
    value.charValue = (char) decoder.charValue();
    value.booleanValue = Codes.plain(decoder.booleanValue());
    value.intBoxed = decoder.present().intBoxed() ? decoder.intBoxed() : null;
    value.longBoxed = decoder.present().longBoxed() ? decoder.longBoxed() : null;
    value.floatBoxed = decoder.present().floatBoxed() ? decoder.floatBoxed() : null;
    value.doubleBoxed = decoder.present().doubleBoxed() ? decoder.doubleBoxed() : null;
    value.shortBoxed = decoder.present().shortBoxed() ? decoder.shortBoxed() : null;
    value.charBoxed = decoder.present().charBoxed() ? (char) decoder.charBoxed() : null;
    value.booleanBoxed =
        decoder.present().booleanBoxed() ? Codes.plain(decoder.booleanBoxed()) : null;
    readGroups(decoder, value, decoder.buffer().capacity());
    value.text = decoder.text();
    return value;
  }

  private static void readGroups(SampleDecoder decoder, Sample value, int bytes) {
    SampleDecoder.IntsDecoder ints = decoder.ints();
    value.ints = new int[DeclaredCounts.fitting(ints.count(), bytes)];
    for (int i = 0; i < value.ints.length; i++) {
      value.ints[i] = ints.next().value();
    }
    SampleDecoder.LongsDecoder longs = decoder.longs();
    value.longs = new long[DeclaredCounts.fitting(longs.count(), bytes)];
    for (int i = 0; i < value.longs.length; i++) {
      value.longs[i] = longs.next().value();
    }
    SampleDecoder.FloatsDecoder floats = decoder.floats();
    value.floats = new float[DeclaredCounts.fitting(floats.count(), bytes)];
    for (int i = 0; i < value.floats.length; i++) {
      value.floats[i] = floats.next().value();
    }
    SampleDecoder.DoublesDecoder doubles = decoder.doubles();
    value.doubles = new double[DeclaredCounts.fitting(doubles.count(), bytes)];
    for (int i = 0; i < value.doubles.length; i++) {
      value.doubles[i] = doubles.next().value();
    }
    SampleDecoder.ShortsDecoder shorts = decoder.shorts();
    value.shorts = new short[DeclaredCounts.fitting(shorts.count(), bytes)];
    for (int i = 0; i < value.shorts.length; i++) {
      value.shorts[i] = shorts.next().value();
    }
    SampleDecoder.CharsDecoder chars = decoder.chars();
    value.chars = new char[DeclaredCounts.fitting(chars.count(), bytes)];
    for (int i = 0; i < value.chars.length; i++) {
      value.chars[i] = (char) chars.next().value();
    }
    SampleDecoder.BooleansDecoder booleans = decoder.booleans();
    value.booleans = new boolean[DeclaredCounts.fitting(booleans.count(), bytes)];
    for (int i = 0; i < value.booleans.length; i++) {
      value.booleans[i] = Codes.plain(booleans.next().value());
    }
  }
}
