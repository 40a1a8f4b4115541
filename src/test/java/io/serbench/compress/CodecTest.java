package io.serbench.compress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import io.serbench.compress.Compression.Algorithm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import net.jpountz.lz4.LZ4Factory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xerial.snappy.Snappy;

/** Codecs, compared with calls of their libraries. */
class CodecTest {
  private static final byte[] TEXT =
      "{\"uri\":\"http://javaone.com/keynote.mpg\",\"title\":\"Javaone Keynote\",\"width\":640}"
          .repeat(50)
          .getBytes(StandardCharsets.UTF_8);

  static Stream<Compression> all() {
    return Stream.concat(
        Stream.of(Algorithm.values()).map(Compression::new),
        Stream.of("deflate:1", "gzip:9", "zstd:1", "zstd:19", "lz4:9", "lz4:17")
            .map(word -> Compression.named(word).orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("all")
  void givesBackEveryMessage(Compression compression) throws IOException {
    Codec codec = Codec.of(compression);
    Random random = new Random(7);
    for (int length : new int[] {0, 1, 10, 1000, 100_000}) {
      byte[] noise = new byte[length];
      random.nextBytes(noise);
      assertThat(codec.decompressing().of(codec.compressing().of(noise))).isEqualTo(noise);
      byte[] even = "a".repeat(length).getBytes(StandardCharsets.US_ASCII);
      assertThat(codec.decompressing().of(codec.compressing().of(even))).isEqualTo(even);
    }
    assertThat(codec.compressing().of(TEXT).length).isLessThan(TEXT.length / 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6, 9})
  void sizesAreThoseOfTheLibrariesOwnCalls(int level) throws IOException {
    assertThat(compressed(Algorithm.ZSTD, level)).isEqualTo(Zstd.compress(TEXT, level));
    assertThat(compressed(Algorithm.DEFLATE, level)).isEqualTo(deflated(level));
    byte[] block = LZ4Factory.fastestInstance().highCompressor(level).compress(TEXT);
    assertThat(compressed(Algorithm.LZ4, level)).hasSize(block.length + Integer.BYTES);
  }

  @Test
  void sizesWithoutLevelsAreThoseOfTheLibrariesOwnCalls() throws IOException {
    byte[] block = LZ4Factory.fastestInstance().fastCompressor().compress(TEXT);
    assertThat(compressed("lz4")).hasSize(block.length + Integer.BYTES);
    assertThat(compressed("snappy")).isEqualTo(Snappy.compress(TEXT));
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
      out.write(TEXT);
    }
    assertThat(compressed("gzip")).isEqualTo(gzip.toByteArray());
  }

  @Test
  void refusesDeflatedBytesThatEndTooEarly() throws IOException {
    Codec deflate = Codec.of(new Compression(Algorithm.DEFLATE));
    byte[] half = Arrays.copyOf(compressed("deflate"), 20);
    assertThatThrownBy(() -> deflate.decompressing().of(half)).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"zstd:0", "zstd:23", "lz4:18", "snappy:1", "gzip:", "deflate:-1", "xz", ""})
  void knowsNoOtherNames(String word) {
    assertThat(Compression.named(word)).isEmpty();
  }

  @Test
  void writesTheLevelThatIsUsual() {
    assertThat(Compression.words())
        .containsExactly("deflate:6", "gzip:6", "zstd:3", "lz4", "snappy");
    assertThat(Compression.named("zstd")).isEqualTo(Compression.named("zstd:3"));
  }

  private static byte[] compressed(String word) throws IOException {
    return Codec.of(Compression.named(word).orElseThrow()).compressing().of(TEXT);
  }

  private static byte[] compressed(Algorithm algorithm, int level) throws IOException {
    return Codec.of(new Compression(algorithm, OptionalInt.of(level))).compressing().of(TEXT);
  }

  private static byte[] deflated(int level) {
    Deflater deflater = new Deflater(level);
    deflater.setInput(TEXT);
    deflater.finish();
    byte[] room = new byte[TEXT.length];
    int bytes = deflater.deflate(room);
    deflater.end();
    return Arrays.copyOf(room, bytes);
  }
}
