package io.serbench.library.sbe;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.sbe.generated.NumericListDecoder;
import io.serbench.library.sbe.generated.NumericListEncoder;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts lists of structs of numbers to SBE's flyweights and back. */
final class NumericListCodec implements MessageCodec<NumericList, NumericListDecoder> {
  private final NumericListEncoder encoder = new NumericListEncoder();

  @Override
  public int encode(NumericList value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public NumericListDecoder decoder() {
    return new NumericListDecoder();
  }

  @Override
  public void wrap(NumericListDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(NumericListDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public NumericList decode(NumericListDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(NumericList list, NumericListEncoder encoder) {
    NumericListEncoder.ItemsEncoder items = encoder.itemsCount(list.items.size());
    for (NumericStruct item : list.items) {
      write(item, items.next());
    }
  }

  private static NumericList read(NumericListDecoder decoder) {
    NumericListDecoder.ItemsDecoder items = decoder.items();
    NumericList list = new NumericList();
    list.items =
        new ArrayList<>(DeclaredCounts.fitting(items.count(), decoder.buffer().capacity()));
    while (items.hasNext()) {
      list.items.add(read(items.next()));
    }
    return list;
  }

  private static void write(NumericStruct value, NumericListEncoder.ItemsEncoder encoder) {
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

  private static NumericStruct read(NumericListDecoder.ItemsDecoder decoder) {
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
