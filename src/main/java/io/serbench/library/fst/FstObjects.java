package io.serbench.library.fst;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectInputNoShared;
import org.nustaq.serialization.FSTObjectOutput;
import org.nustaq.serialization.FSTObjectOutputNoShared;

/**
 * FST, however it is set up: one configuration, one output and one input, reset and used again for
 * each message, and the methods for a root whose class is known.
 *
 * <p>The streams are made here, as FST's own {@code DefaultCoder} makes them, and not got from
 * {@code FSTConfiguration.getObjectOutput()}: that keeps one stream a thread for all configurations
 * together, so that two rows in one JVM would write with each other's settings.
 *
 * @see <a href="https://github.com/RuedigerMoeller/fast-serialization/wiki/Serialization">FST's
 *     wiki, "How to use Serialization"</a>
 */
final class FstObjects<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final Class<?>[] rootAsPossibles;
  private final FSTObjectOutput output;
  private final FSTObjectInput input;

  FstObjects(DataType<T> type, FSTConfiguration configuration) {
    super(type);
    this.root = type.root();
    this.rootAsPossibles = new Class<?>[] {root};
    boolean shared = configuration.isShareReferences();
    this.output =
        shared ? new FSTObjectOutput(configuration) : new FSTObjectOutputNoShared(configuration);
    this.input =
        shared ? new FSTObjectInput(configuration) : new FSTObjectInputNoShared(configuration);
  }

  @Override
  public byte[] serialize(T value) throws Exception {
    output.resetForReUse();
    output.writeObject(value, rootAsPossibles);
    return output.getCopyOfWrittenBuffer();
  }

  @Override
  public T deserialize(byte[] bytes) throws Exception {
    input.resetForReuseUseArray(bytes);
    return root.cast(input.readObject(rootAsPossibles));
  }
}
