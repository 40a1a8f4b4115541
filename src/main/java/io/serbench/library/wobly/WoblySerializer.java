package io.serbench.library.wobly;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import java.nio.ByteBuffer;

/**
 * Wobly on plain objects. In Wobly's own style the classes of the data extend {@code WoblyImpl} and
 * its generator writes their code; here the same calls stand beside the classes, without the part
 * that carries fields unknown to the reader along.
 */
final class WoblySerializer extends PlainObjects<MediaContent> {
  private final MediaCode code;

  WoblySerializer(Numbers numbers) {
    super(MediaFamily.TYPE);
    this.code = new MediaCode(numbers);
  }

  @Override
  public byte[] serialize(MediaContent content) throws Exception {
    try {
      ByteBuffer buffer = ByteBuffer.allocate(code.size(content));
      code.write(buffer, content);
      return buffer.array();
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      // Method handles declare Throwable; Wobly's methods throw unchecked exceptions only.
      throw new AssertionError(e);
    }
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws Exception {
    try {
      return code.read(ByteBuffer.wrap(bytes));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
