package io.serbench.library.sbe;

import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.sbe.generated.NumericStructDecoder;
import io.serbench.library.sbe.generated.NumericStructEncoder;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts plain structs of numbers to SBE's flyweights and back. */
final class NumericCodec implements MessageCodec<NumericStruct, NumericStructDecoder> {
  private final NumericStructEncoder encoder = new NumericStructEncoder();

  @Override
  public int encode(NumericStruct value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public NumericStructDecoder decoder() {
    return new NumericStructDecoder();
  }

  @Override
  public void wrap(
      NumericStructDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(NumericStructDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public NumericStruct decode(NumericStructDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(NumericStruct value, NumericStructEncoder encoder) {
    encoder
        .f1(value.f1)
        .f2(value.f2)
        .f3(value.f3)
        .f4(value.f4)
        .f5(value.f5)
        .f6(value.f6)
        .f7(value.f7)
        .f8(value.f8)
        .f9(value.f9)
        .f10(value.f10)
        .f11(value.f11)
        .f12(value.f12);
  }

  private static NumericStruct read(NumericStructDecoder decoder) {
    NumericStruct value = new NumericStruct();
    value.f1 = decoder.f1();
    value.f2 = decoder.f2();
    value.f3 = decoder.f3();
    value.f4 = decoder.f4();
    value.f5 = decoder.f5();
    value.f6 = decoder.f6();
    value.f7 = decoder.f7();
    value.f8 = decoder.f8();
    value.f9 = decoder.f9();
    value.f10 = decoder.f10();
    value.f11 = decoder.f11();
    value.f12 = decoder.f12();
    return value;
  }
}
