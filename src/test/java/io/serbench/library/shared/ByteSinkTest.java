package io.serbench.library.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ByteSinkTest {
  private final ByteSink sink = new ByteSink();

  @Test
  void keepsWhatAStreamInMemoryKeeps() throws IOException {
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    byte[] part = new byte[700];
    for (int i = 0; i < 10; i++) {
      part[i] = (byte) i;
      sink.write(part);
      expected.write(part);
      sink.write(300 + i);
      expected.write(300 + i);
      sink.write(part, i, 60 * i);
      expected.write(part, i, 60 * i);
    }
    assertThat(sink.toBytes()).isEqualTo(expected.toByteArray());
  }

  @Test
  void growsAtOnceToWhatIsLargerThanTwice() {
    byte[] large = new byte[100_000];
    large[99_999] = 7;
    sink.write(1);
    sink.write(large);
    assertThat(sink.toBytes()).hasSize(100_001).startsWith(1).endsWith(7);
  }

  @Test
  void isUsedAgainAfterItWasClosed() {
    sink.write(1);
    sink.close();
    byte[] first = sink.toBytes();
    sink.cleared().write(2);
    assertThat(first).containsExactly(1);
    assertThat(sink.toBytes()).containsExactly(2);
  }
}
