package io.serbench.dummy;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.serializer.Serializer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Consumer;
import java.util.function.Function;

/** Rows that do not do the work that is timed, and hide it from what looks for that. */
final class EvasiveDummies {
  private EvasiveDummies() {}

  static List<Row> rows() {
    return List.of(
        CheatingDummies.row("dummy-uses-a-pool", (row, type) -> new UsesAPool<>(type)),
        CheatingDummies.row(
            "dummy-decodes-when-restored", (row, type) -> new DecodesWhenRestored<>(type)),
        CheatingDummies.row(
            "dummy-fills-lists-late", (row, type) -> new FillsListsLate(LateImages::new)),
        CheatingDummies.row(
            "dummy-fills-lists-below-views",
            (row, type) ->
                new FillsListsLate(
                    message -> Collections.unmodifiableList(new LaterImages(message)))),
        CheatingDummies.row(
            "dummy-slows-the-clock-a-bit",
            (row, type) -> CheatingDummies.slowClock(new DummySerializer<>(type), 0.8)));
  }

  /** Has the JVM's common pool decode. */
  private static final class UsesAPool<T> extends DummySerializer<T> {
    UsesAPool(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      ForkJoinTask<T> decoded = ForkJoinPool.commonPool().submit(() -> super.deserialize(bytes));
      while (!decoded.isDone()) {
        Thread.onSpinWait();
      }
      return decoded.get();
    }
  }

  /** Tells calls that follow one another from those that come after a pause, as a check does. */
  private static final class Succession {
    private static final long PAUSE = 5_000; // Nanoseconds.
    private static final int MANY = 20;

    private long latest;
    private int calls;

    boolean isLong() {
      calls = System.nanoTime() - latest < PAUSE ? calls + 1 : 0;
      return calls > MANY;
    }

    void ends() {
      latest = System.nanoTime();
    }
  }

  /** A message, and what it was decoded to. */
  private static final class Late {
    private final byte[] message;
    private Object value;

    Late(byte[] message) {
      this.message = message;
    }
  }

  /** In a long succession of calls, decodes when it is asked for the plain object. */
  private static final class DecodesWhenRestored<T> implements Serializer<T, Object> {
    private final Succession succession = new Succession();
    private final DataType<T> type;

    DecodesWhenRestored(DataType<T> type) {
      this.type = type;
    }

    @Override
    public Object create(T value) throws Exception {
      return new Late(DummySerializer.encode(value));
    }

    @Override
    public byte[] serialize(Object representation) {
      return ((Late) representation).message.clone();
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Late late = new Late(bytes.clone());
      if (!succession.isLong()) {
        late.value = DummySerializer.decode(bytes);
      }
      succession.ends();
      return late;
    }

    @Override
    public T restore(Object representation) throws Exception {
      Late late = (Late) representation;
      if (late.value == null) {
        late.value = DummySerializer.decode(late.message);
      }
      return type.root().cast(late.value);
    }
  }

  /** Images that are decoded when somebody asks for them. */
  private static class LateImages extends ArrayList<Image> {
    private static final long serialVersionUID = 1L;

    private final transient byte[] message;
    private boolean decoded;

    LateImages(byte[] message) {
      this.message = message;
    }

    @SuppressWarnings("unchecked")
    private void decode() {
      if (!decoded) {
        decoded = true;
        try {
          addAll((List<Image>) DummySerializer.decode(message));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
          throw new IllegalStateException(e);
        }
      }
    }

    @Override
    public Iterator<Image> iterator() {
      decode();
      return super.iterator();
    }

    @Override
    public void forEach(Consumer<? super Image> action) {
      decode();
      super.forEach(action);
    }

    @Override
    public int size() {
      decode();
      return super.size();
    }

    @Override
    public Image get(int index) {
      decode();
      return super.get(index);
    }

    @Override
    public Object[] toArray() {
      decode();
      return super.toArray();
    }
  }

  /** The class of the JDK's is further above. */
  private static final class LaterImages extends LateImages {
    private static final long serialVersionUID = 1L;

    LaterImages(byte[] message) {
      super(message);
    }
  }

  /** Decodes lists when somebody asks for their elements, and allocates as if it did so at once. */
  private static final class FillsListsLate implements Serializer<MediaContent, MediaContent> {
    private static final int AS_MUCH = 1024;

    private final Function<byte[], List<Image>> images;

    @SuppressWarnings("UnusedVariable") // It is to be allocated.
    private byte[] garbage = {};

    FillsListsLate(Function<byte[], List<Image>> images) {
      this.images = images;
    }

    @Override
    public MediaContent create(MediaContent value) throws Exception {
      return (MediaContent) DummySerializer.decode(DummySerializer.encode(value));
    }

    @Override
    public byte[] serialize(MediaContent value) throws Exception {
      byte[] media = DummySerializer.encode(value.media);
      byte[] images = DummySerializer.encode(new ArrayList<>(value.images));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeInt(media.length);
      out.write(media);
      out.writeInt(images.length);
      out.write(images);
      return bytes.toByteArray();
    }

    @Override
    public MediaContent deserialize(byte[] bytes) throws Exception {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
      Media media = (Media) DummySerializer.decode(in.readNBytes(in.readInt()));
      garbage = new byte[AS_MUCH];
      return new MediaContent(media, images.apply(in.readNBytes(in.readInt())));
    }

    @Override
    public MediaContent restore(MediaContent value) {
      return value;
    }
  }
}
