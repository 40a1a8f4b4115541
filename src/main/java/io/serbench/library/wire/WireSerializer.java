package io.serbench.library.wire;

import io.serbench.library.wire.generated.MediaContent;
import io.serbench.serializer.Serializer;
import java.io.IOException;

/**
 * Wire by the message's own adapter, with byte arrays. It writes from the end to the start, so that
 * lengths are known when they are written, and decodes strings at once.
 *
 * @see <a
 *     href="https://square.github.io/wire/2.x/wire-runtime/com/squareup/wire/ProtoAdapter.html">
 *     ProtoAdapter</a>
 */
final class WireSerializer
    implements Serializer<io.serbench.dataset.media.MediaContent, MediaContent> {

  @Override
  public MediaContent create(io.serbench.dataset.media.MediaContent value) {
    return MessageConversion.message(value);
  }

  @Override
  public byte[] serialize(MediaContent message) {
    return MediaContent.ADAPTER.encode(message);
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws IOException {
    return MediaContent.ADAPTER.decode(bytes);
  }

  @Override
  public io.serbench.dataset.media.MediaContent restore(MediaContent message) {
    return MessageConversion.plain(message);
  }
}
