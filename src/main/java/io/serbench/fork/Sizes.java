package io.serbench.fork;

import io.serbench.compress.Codec;
import io.serbench.result.ForkResult.EncodedSizes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.compress.compressors.deflate.DeflateCompressorOutputStream;

/** Computes how large encoded values are, plain and deflated: the columns size and +dfl. */
final class Sizes {
  private Sizes() {}

  /** Returns mean sizes in whole bytes; the values are deflated without what the codec does. */
  static EncodedSizes of(List<byte[]> encodings, int distinct, Optional<Codec> codec)
      throws IOException {
    IntSummaryStatistics sizes = new IntSummaryStatistics();
    IntSummaryStatistics deflated = new IntSummaryStatistics();
    for (byte[] encoding : encodings) {
      sizes.accept(encoding.length);
      byte[] plain = codec.isPresent() ? codec.get().decompressing().of(encoding) : encoding;
      deflated.accept(deflated(plain));
    }
    Optional<EncodedSizes.SizeRange> range =
        encodings.size() == 1
            ? Optional.empty()
            : Optional.of(
                new EncodedSizes.SizeRange(encodings.size(), sizes.getMin(), sizes.getMax()));
    return new EncodedSizes(
        mean(sizes), mean(deflated), range, OptionalInt.of(distinct), codec.map(Codec::library));
  }

  /** Returns the length after deflate at the default level, with zlib's wrapper of 6 bytes. */
  static int deflated(byte[] bytes) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (DeflateCompressorOutputStream out = new DeflateCompressorOutputStream(compressed)) {
      out.write(bytes);
    }
    return compressed.size();
  }

  private static int mean(IntSummaryStatistics numbers) {
    return Math.toIntExact(Math.round(numbers.getAverage()));
  }
}
