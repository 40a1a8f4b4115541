package io.serbench.library.colfer;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.colfer.generated.CMediaContent;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Colfer with a buffer that is kept: {@code marshal} to a stream encodes into the buffer it is
 * given, replaces it where it is too small, and passes the used part on in one write, which is
 * where the copy of exact length is made.
 *
 * @see <a href="https://github.com/pascaldekloe/colfer/wiki/Java">Colfer for Java</a>
 */
final class ColferSerializer implements Serializer<MediaContent, CMediaContent> {
  private final CopyOfLastWrite output = new CopyOfLastWrite();
  private byte[] buffer = new byte[1024];

  @Override
  public CMediaContent create(MediaContent value) {
    return MediaBeans.bean(value);
  }

  @Override
  public byte[] serialize(CMediaContent bean) throws IOException {
    buffer = bean.marshal(output, buffer);
    return output.bytes;
  }

  @Override
  public CMediaContent deserialize(byte[] bytes) {
    CMediaContent bean = new CMediaContent();
    bean.unmarshal(bytes, 0);
    return bean;
  }

  @Override
  public MediaContent restore(CMediaContent bean) {
    return MediaBeans.plain(bean);
  }

  private static final class CopyOfLastWrite extends OutputStream {
    private byte[] bytes = {};

    @Override
    public void write(byte[] source, int offset, int length) {
      bytes = Arrays.copyOfRange(source, offset, offset + length);
    }

    @Override
    public void write(int b) {
      throw new UnsupportedOperationException("a message is written at once");
    }
  }
}
