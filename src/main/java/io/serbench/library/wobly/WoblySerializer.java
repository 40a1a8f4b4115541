package io.serbench.library.wobly;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import java.nio.ByteBuffer;

/**
 * Wobly on plain objects. Usually, the classes of the data extend {@code WoblyImpl} and Wobly's
 * generator writes their code. Here the same calls are outside the classes, without those that
 * preserve unknown fields.
 */
final class WoblySerializer extends PlainObjects<MediaContent> {
  private final MediaCode code;

  WoblySerializer(boolean compact) {
    super(MediaFamily.TYPE);
    this.code = new MediaCode(compact);
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
      // Method handles declare Throwable, but Wobly's methods throw only unchecked exceptions.
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
