package io.serbench.library.chroniclewire;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.chroniclewire.marshallable.WireContent;
import io.serbench.serializer.Serializer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/**
 * Chronicle Wire on classes that write themselves, as its manual asks for; memory outside the heap
 * as in {@link ChronicleWireSerializer}.
 *
 * @see <a href="https://github.com/OpenHFT/Chronicle-Wire">Chronicle Wire's README</a>
 */
abstract class ChronicleWireMarshallables implements Serializer<MediaContent, WireContent> {
  private static final int INITIAL_CAPACITY = 1024;

  final Bytes<?> output = Bytes.allocateElasticDirect(INITIAL_CAPACITY);
  final Bytes<?> input = Bytes.allocateElasticDirect(INITIAL_CAPACITY);

  @Override
  public WireContent create(MediaContent value) {
    return new WireContent(value);
  }

  @Override
  public MediaContent restore(WireContent content) {
    return content.plain();
  }

  /** Fields by name: SelfDescribingMarshallable. */
  static final class SelfDescribing extends ChronicleWireMarshallables {
    private final Wire writer = WireType.BINARY_LIGHT.apply(output);
    private final Wire reader = WireType.BINARY_LIGHT.apply(input);

    @Override
    public byte[] serialize(WireContent content) {
      writer.reset();
      content.writeMarshallable(writer);
      return output.toByteArray();
    }

    @Override
    public WireContent deserialize(byte[] bytes) {
      reader.reset();
      input.write(bytes);
      WireContent content = new WireContent();
      content.readMarshallable(reader);
      return content;
    }
  }

  /** Fields in a fixed order, at full width: BytesMarshallable. */
  static final class InBytes extends ChronicleWireMarshallables {
    @Override
    public byte[] serialize(WireContent content) {
      output.clear();
      content.writeMarshallable(output);
      return output.toByteArray();
    }

    @Override
    public WireContent deserialize(byte[] bytes) {
      input.clear();
      input.write(bytes);
      WireContent content = new WireContent();
      content.readMarshallable(input);
      return content;
    }
  }
}
