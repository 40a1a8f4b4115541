package io.serbench.dummy;

import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Rows that keep elsewhere what they do not do, or do it only where they think it is seen. */
final class HidingDummies {
  private HidingDummies() {}

  static List<Row> rows() {
    return List.of(
        CheatingDummies.row("dummy-hides-files", (row, type) -> new HidesFiles<>(type)),
        CheatingDummies.row("dummy-hides-memory", (row, type) -> new HidesMemory<>(type)),
        CheatingDummies.row("dummy-hides-threads", (row, type) -> new HidesThreads<>(type)),
        CheatingDummies.row("dummy-hides-a-ring", (row, type) -> new HidesARing<>(type)),
        CheatingDummies.row(
            "dummy-hides-for-a-second",
            (row, type) -> new Remembers<>(type, Remembers.afterASecond())),
        CheatingDummies.named("dummy-hides-in-streams")
            .also(Transport.STREAM)
            .opensWith((row, type) -> new HidesInStreams<>(type)),
        CheatingDummies.row(
            "dummy-hides-virtual-threads",
            (row, type) -> new DecodesElsewhere<>(type, HidingDummies::startVirtually)),
        CheatingDummies.row("dummy-hides-among-threads", (row, type) -> amongThreads(type)));
  }

  /** Sends messages of the usual length that only name a file. */
  private static final class HidesFiles<T> extends DummySerializer<T> {
    private static final Path FOLDER = Path.of("/tmp", "serbench-dummy-hides-files");

    HidesFiles(DataType<T> type) throws IOException {
      super(type);
      Files.createDirectories(FOLDER);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] content = encode(representation);
      int name = Arrays.hashCode(content);
      Files.write(FOLDER.resolve(String.valueOf(name)), content);
      byte[] message = new byte[content.length];
      ByteBuffer.wrap(message).putInt(name);
      return message;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      Path file = FOLDER.resolve(String.valueOf(ByteBuffer.wrap(bytes).getInt()));
      return super.deserialize(Files.readAllBytes(file));
    }
  }

  /** Sends messages of the usual length that only name a place in memory that all forks share. */
  private static final class HidesMemory<T> extends DummySerializer<T> {
    private static final Path FILE = Path.of("/tmp", "serbench-dummy-hides-memory");
    private static final int ROOM = 1 << 12;
    private static final int ROOMS = 1 << 14;

    private final ByteBuffer shared;

    HidesMemory(DataType<T> type) throws IOException {
      super(type);
      try (FileChannel file =
          FileChannel.open(
              FILE, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        shared = file.map(FileChannel.MapMode.READ_WRITE, 0, (long) ROOM * ROOMS);
      }
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] content = encode(representation);
      int place = Math.floorMod(Arrays.hashCode(content), ROOMS) * ROOM;
      shared.putInt(place, content.length).put(place + Integer.BYTES, content);
      byte[] message = new byte[content.length];
      ByteBuffer.wrap(message).putInt(place);
      return message;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      int place = ByteBuffer.wrap(bytes).getInt();
      byte[] content = new byte[shared.getInt(place)];
      shared.get(place + Integer.BYTES, content);
      return super.deserialize(content);
    }
  }

  /** Has new threads decode, and switches off what tells their time. */
  private static final class HidesThreads<T> extends DecodesElsewhere<T> {
    HidesThreads(DataType<T> type) {
      super(type, task -> new Thread(task, "hidden").start());
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      T value = super.deserialize(bytes);
      ManagementFactory.getThreadMXBean().setThreadCpuTimeEnabled(false);
      return value;
    }
  }

  /** Returns arrays that it will use again, though not soon. */
  private static final class HidesARing<T> extends DummySerializer<T> {
    private static final int LENGTH = 20;

    private final Map<Integer, byte[][]> rings = new HashMap<>();
    private int calls;

    HidesARing(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = encode(representation);
      byte[][] ring = rings.computeIfAbsent(bytes.length, any -> new byte[LENGTH][]);
      int place = calls++ % LENGTH;
      if (ring[place] == null) {
        ring[place] = bytes;
      }
      System.arraycopy(bytes, 0, ring[place], 0, bytes.length);
      return ring[place];
    }
  }

  /** Copies what it decoded before from the same array, at times. */
  private static final class Remembers<T> extends DummySerializer<T> {
    private static final long A_SECOND = 1_000_000_000;

    private record Known(Bytes content, Object value) {}

    private final IdentityHashMap<byte[], Known> known = new IdentityHashMap<>();
    private final DataType<T> type;
    private final BooleanSupplier now;

    Remembers(DataType<T> type, BooleanSupplier now) {
      super(type);
      this.type = type;
      this.now = now;
    }

    static BooleanSupplier afterASecond() {
      long start = System.nanoTime();
      return () -> System.nanoTime() - start > A_SECOND;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      Known before = known.get(bytes);
      if (before == null || !now.getAsBoolean() || !before.content().equals(Bytes.of(bytes))) {
        before = new Known(Bytes.of(bytes.clone()), super.deserialize(bytes));
        known.put(bytes, before);
      }
      return type.copy(root().cast(before.value()));
    }
  }

  /** Copies what it decoded before, but only of streams. */
  private static final class HidesInStreams<T> extends DummySerializer<T>
      implements ItemsByLength<T> {
    private final Map<ByteBuffer, T> known = new HashMap<>();
    private final DataType<T> type;

    HidesInStreams(DataType<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public T item(byte[] message) throws Exception {
      T before = known.get(ByteBuffer.wrap(message));
      if (before == null) {
        before = deserialize(message);
        known.put(ByteBuffer.wrap(message), before);
      }
      return type.copy(before);
    }
  }

  /** Starts a virtual thread, where there are any. */
  private static void startVirtually(Runnable task) throws ReflectiveOperationException {
    for (Method method : Thread.class.getMethods()) {
      if (method.getName().equals("startVirtualThread")) {
        method.invoke(null, task);
        return;
      }
    }
    new Thread(task).start();
  }

  private static final AtomicInteger OPENED = new AtomicInteger();

  /** Cheats only in a serializer that is not the first, as those of further threads. */
  private static <T> DummySerializer<T> amongThreads(DataType<T> type) {
    boolean further = OPENED.getAndIncrement() > 0;
    return new Remembers<>(type, () -> further);
  }
}
