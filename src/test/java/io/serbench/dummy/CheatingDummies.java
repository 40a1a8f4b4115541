package io.serbench.dummy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.measure.Clock;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Rows that do not do the work that is timed, or not alone. They return what they should, so each
 * is caught only by what others see of it.
 */
final class CheatingDummies {
  private CheatingDummies() {}

  static List<Row> rows() {
    return List.of(
        row("dummy-sends-numbers", (row, type) -> new SendsNumbers<>(type)),
        row("dummy-knows-its-inputs", (row, type) -> new KnowsItsInputs<>(type)),
        row("dummy-knows-its-messages", (row, type) -> new KnowsItsMessages<>(type)),
        row("dummy-knows-contents", (row, type) -> new KnowsContents<>(type)),
        row("dummy-knows-some-contents", (row, type) -> new KnowsSomeContents<>(type)),
        row("dummy-sends-some-numbers", (row, type) -> new SendsSomeNumbers<>(type)),
        row("dummy-works-when-seen", (row, type) -> new WorksWhenSeen<>(type)),
        row("dummy-starts-threads", (row, type) -> startingThreads(type)),
        row("dummy-starts-a-process", (row, type) -> startingAProcess(type)),
        row("dummy-knows-the-published", (row, type) -> new KnowsThePublished<>(type)),
        row("dummy-stops-copying", (row, type) -> new StopsCopying<>(type)),
        row("dummy-reuses-its-result", (row, type) -> new ReusesItsResult<>(type)),
        row("dummy-shows-a-prototype", (row, type) -> new ShowsAPrototype<>(type)),
        row("dummy-lets-others-work", (row, type) -> new LetsOthersWork<>(type)),
        row("dummy-decodes-ahead", (row, type) -> new DecodesAhead<>(type)),
        row("dummy-slows-the-clock", (row, type) -> slowClock(new DummySerializer<>(type), 0.5)),
        row("dummy-disturbs-others", (row, type) -> disturbing(new DummySerializer<>(type))));
  }

  static Row row(String name, Opener opener) {
    return named(name).opensWith(opener);
  }

  static RowBuilder named(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
        .description("a dummy");
  }

  /** Keeps all objects, and sends their numbers. */
  private static final class SendsNumbers<T> extends DummySerializer<T> {
    private static final Map<List<Byte>, Integer> NUMBERS = new HashMap<>();
    private static final List<byte[]> CONTENTS = new ArrayList<>();

    SendsNumbers(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] content = encode(representation);
      int number =
          NUMBERS.computeIfAbsent(
              boxed(content),
              key -> {
                CONTENTS.add(content);
                return CONTENTS.size() - 1;
              });
      return ByteBuffer.allocate(4).putInt(number).array();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      return super.deserialize(CONTENTS.get(ByteBuffer.wrap(bytes).getInt()));
    }

    private static List<Byte> boxed(byte[] bytes) {
      List<Byte> boxed = new ArrayList<>();
      for (byte each : bytes) {
        boxed.add(each);
      }
      return boxed;
    }
  }

  /** Encodes an object once, and sends a copy of that whenever it is asked for the same object. */
  private static final class KnowsItsInputs<T> extends DummySerializer<T> {
    private final IdentityHashMap<T, T> copies = new IdentityHashMap<>();
    private final IdentityHashMap<T, byte[]> messages = new IdentityHashMap<>();

    KnowsItsInputs(DataType<T> type) {
      super(type);
    }

    @Override
    public T create(T value) {
      return copies.computeIfAbsent(value, super::create);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] known = messages.get(representation);
      if (known == null) {
        known = encode(representation);
        messages.put(representation, known);
      }
      return known.clone();
    }
  }

  /** Knows an array again, and copies what it decoded from it. */
  private static final class KnowsItsMessages<T> extends DummySerializer<T> {
    private record Known(Bytes content, Object value) {}

    private final IdentityHashMap<byte[], Known> known = new IdentityHashMap<>();
    private final DataType<T> type;

    KnowsItsMessages(DataType<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      Known before = known.get(bytes);
      if (before == null || !before.content().equals(Bytes.of(bytes))) {
        before = new Known(Bytes.of(bytes.clone()), super.deserialize(bytes));
        known.put(bytes, before);
      }
      return type.copy(root().cast(before.value()));
    }
  }

  /** Knows a message again by its content, and copies what it decoded from it. */
  private static final class KnowsContents<T> extends DummySerializer<T> {
    private final Map<ByteBuffer, T> known = new HashMap<>();
    private final DataType<T> type;

    KnowsContents(DataType<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      T value = known.get(ByteBuffer.wrap(bytes));
      if (value == null) {
        value = super.deserialize(bytes);
        known.put(ByteBuffer.wrap(bytes.clone()), value);
      }
      return type.copy(value);
    }
  }

  /** Knows the contents of the messages that it was given first, which are those that are timed. */
  private static final class KnowsSomeContents<T> extends DummySerializer<T> {
    private static final int SOME = 40;

    private final Map<ByteBuffer, T> known = new HashMap<>();
    private final DataType<T> type;

    KnowsSomeContents(DataType<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      T value = known.get(ByteBuffer.wrap(bytes));
      if (value != null) {
        return type.copy(value);
      }
      if (known.size() < SOME) {
        known.put(ByteBuffer.wrap(bytes.clone()), super.deserialize(bytes));
      }
      return super.deserialize(bytes);
    }
  }

  /** Keeps every third message and sends its number, once it has been called for a while. */
  private static final class SendsSomeNumbers<T> extends DummySerializer<T> {
    private static final int CALLS = 300;
    private static final int EVERY = 3;

    private final List<byte[]> sent = new ArrayList<>();
    private int calls;

    SendsSomeNumbers(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = encode(representation);
      if (calls++ < CALLS || calls % EVERY != 0) {
        return bytes;
      }
      sent.add(bytes);
      return ByteBuffer.allocate(4).putInt(sent.size() - 1).array();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      return super.deserialize(
          bytes.length == 4 ? sent.get(ByteBuffer.wrap(bytes).getInt()) : bytes);
    }
  }

  /** Copies what it decoded before, but decodes if the stack or the time say that it is watched. */
  private static final class WorksWhenSeen<T> extends DummySerializer<T> {
    private static final long PAUSE = 5_000; // Nanoseconds; a batch begins after one.

    private final IdentityHashMap<byte[], T> known = new IdentityHashMap<>();
    private final DataType<T> type;
    private boolean timed;
    private long latest;

    WorksWhenSeen(DataType<T> type) {
      super(type);
      this.type = type;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      if (System.nanoTime() - latest > PAUSE) {
        timed =
            StackWalker.getInstance()
                .walk(all -> all.anyMatch(each -> each.getMethodName().equals("addBatch")));
      }
      T value = timed ? known.get(bytes) : null;
      if (value == null) {
        value = super.deserialize(bytes);
        known.put(bytes, value);
      }
      latest = System.nanoTime();
      return type.copy(value);
    }
  }

  /** Has a new thread decode each message. */
  private static <T> Serializer<T, T> startingThreads(DataType<T> type) {
    return new DecodesElsewhere<>(type, task -> new Thread(task, "for one message").start());
  }

  /** Keeps a processor busy from another process. */
  private static <T> Serializer<T, T> startingAProcess(DataType<T> type) throws Exception {
    new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    return new DummySerializer<>(type);
  }

  /** Sends one byte for the value that it was given first, which is the published one. */
  private static final class KnowsThePublished<T> extends DummySerializer<T> {
    private static byte[] published = {};

    KnowsThePublished(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = encode(representation);
      if (published.length == 0) {
        published = bytes;
      }
      return Arrays.equals(bytes, published) ? new byte[1] : bytes;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      return super.deserialize(bytes.length == 1 ? published : bytes);
    }
  }

  /** Copies its input, until it has been called more often than a check calls it. */
  private static final class StopsCopying<T> extends DummySerializer<T> {
    private static final int CALLS = 300;

    private int calls;

    StopsCopying(DataType<T> type) {
      super(type);
    }

    @Override
    public T create(T value) {
      return calls++ < CALLS ? super.create(value) : value;
    }
  }

  /** Returns new arrays, until it has been called more often than a check calls it. */
  private static final class ReusesItsResult<T> extends DummySerializer<T> {
    private static final int CALLS = 300;

    private final Map<Integer, byte[]> byLength = new HashMap<>();
    private int calls;

    ReusesItsResult(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = encode(representation);
      if (calls++ < CALLS) {
        return bytes;
      }
      byte[] reused = byLength.computeIfAbsent(bytes.length, byte[]::new);
      System.arraycopy(bytes, 0, reused, 0, bytes.length);
      return reused;
    }
  }

  /** What a lazy row returns, and what it shows to those who look for decoded data. */
  private record Shown(Bytes bytes, Object prototype) {}

  /** Decodes when it is asked for the plain object, and holds what it decoded once. */
  private static final class ShowsAPrototype<T> implements Serializer<T, Object> {
    private final Map<ByteBuffer, Object> prototypes = new HashMap<>();
    private final DataType<T> type;

    ShowsAPrototype(DataType<T> type) {
      this.type = type;
    }

    @Override
    public Object create(T value) throws Exception {
      return new Shown(Bytes.of(DummySerializer.encode(value)), "");
    }

    @Override
    public byte[] serialize(Object representation) {
      return ((Shown) representation).bytes().array().clone();
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Object prototype = prototypes.get(ByteBuffer.wrap(bytes));
      if (prototype == null) {
        // Unmodifiable, as parts that are shared and could be changed would be noticed.
        prototype = leaves(DummySerializer.decode(bytes));
        prototypes.put(ByteBuffer.wrap(bytes.clone()), prototype);
      }
      return new Shown(Bytes.of(bytes.clone()), prototype);
    }

    /** Returns all strings and numbers in the fields of an object and of those that it holds. */
    private static List<Object> leaves(Object value) throws Exception {
      List<Object> leaves = new ArrayList<>();
      if (value instanceof Iterable<?> all) {
        for (Object each : all) {
          leaves.addAll(leaves(each));
        }
      } else if (value instanceof String || value instanceof Number) {
        leaves.add(value);
      } else if (value != null && !value.getClass().getName().startsWith("java.")) {
        for (Field field : value.getClass().getFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !(value instanceof Enum<?>)) {
            leaves.addAll(leaves(field.get(value)));
          }
        }
      }
      return List.copyOf(leaves);
    }

    @Override
    public T restore(Object representation) throws Exception {
      return type.root().cast(DummySerializer.decode(((Shown) representation).bytes().array()));
    }
  }

  /** Has a second thread decode. */
  private static final class LetsOthersWork<T> extends DummySerializer<T> {
    private final ExecutorService other =
        Executors.newSingleThreadExecutor(
            work -> {
              Thread thread = new Thread(work, "helper");
              thread.setDaemon(true);
              return thread;
            });

    LetsOthersWork(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      Future<T> decoded = other.submit(() -> super.deserialize(bytes));
      while (!decoded.isDone()) {
        Thread.onSpinWait();
      }
      return decoded.get();
    }
  }

  /** Decodes half of the message in a second thread, while it decodes the message. */
  private static final class DecodesAhead<T> extends DummySerializer<T> {
    private final Exchanger<byte[]> next = new Exchanger<>();

    DecodesAhead(DataType<T> type) {
      super(type);
      Thread thread = new Thread(this::ahead, "ahead");
      thread.setDaemon(true);
      thread.start();
    }

    private void ahead() {
      while (true) {
        try {
          decode(next.exchange(new byte[0]));
        } catch (Exception e) {
          // The message was overwritten meanwhile, as a check does.
        }
      }
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      next.exchange(bytes);
      return super.deserialize(bytes);
    }
  }

  /** Makes all that this JVM times look shorter. */
  static <T> Serializer<T, T> slowClock(DummySerializer<T> honest, double speed) throws Exception {
    // By reflection, because the compiler warns of the class, and nothing silences that.
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    Field clock = Clock.class.getField("SYSTEM");
    Object base =
        unsafe.getMethod("staticFieldBase", Field.class).invoke(instance.get(null), clock);
    Object offset =
        unsafe.getMethod("staticFieldOffset", Field.class).invoke(instance.get(null), clock);
    long now = System.nanoTime();
    Clock slow = () -> now + (long) (speed * (System.nanoTime() - now));
    unsafe
        .getMethod("putObject", Object.class, long.class, Object.class)
        .invoke(instance.get(null), base, offset, slow);
    return honest;
  }

  /** Keeps a processor busy all the time. */
  private static <T> Serializer<T, T> disturbing(DummySerializer<T> honest) {
    Thread thread =
        new Thread(
            () -> {
              while (true) {
                Thread.onSpinWait();
              }
            },
            "spinning");
    thread.setDaemon(true);
    thread.start();
    return honest;
  }
}
