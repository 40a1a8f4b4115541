package io.serbench.dummy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.serializer.Serializer;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** Rows that fail in every way a row can fail, and one that works. */
public final class DummyRows implements LibraryRows {
  /** What replaces serializing. */
  private interface Mischief {
    byte[] serialize(Object value) throws Exception;
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>(failing());
    rows.addAll(CheatingDummies.rows());
    rows.addAll(EvasiveDummies.rows());
    rows.addAll(HidingDummies.rows());
    return rows;
  }

  private static List<Row> failing() {
    return List.of(
        row("dummy-fine").opensWith((row, type) -> new DummySerializer<>(type)),
        row("dummy-allocates").opensWith((row, type) -> new Allocates<>(type)),
        row("dummy-does-not-link").opensWith(DummyRows::defineNonsense),
        row("dummy-throws-on-create").opensWith((row, type) -> new ThrowsOnCreate()),
        serializing(
            "dummy-throws-on-serialize",
            value -> {
              throw new IllegalStateException("serialize\nis broken");
            }),
        row("dummy-throws-on-deserialize")
            .opensWith((row, type) -> new ThrowsOnDeserialize<>(type)),
        row("dummy-unequal").opensWith((row, type) -> new Unequal(type)),
        row("dummy-same-instance").opensWith((row, type) -> new SameInstance<>(type)),
        row("dummy-creates-nothing").opensWith((row, type) -> new CreatesNothing<>(type)),
        row("dummy-copies-the-root").opensWith((row, type) -> new CopiesTheRoot(type)),
        row("dummy-remembers-parts").opensWith((row, type) -> new RemembersParts(type)),
        row("dummy-remembers-by-length").opensWith((row, type) -> new RemembersByLength<>(type)),
        row("dummy-remembers-arrays").opensWith((row, type) -> new RemembersArrays<>(type)),
        row("dummy-clones-its-input").opensWith((row, type) -> new ClonesItsInput<>(type)),
        row("dummy-works-when-checked").opensWith((row, type) -> new WorksWhenChecked<>(type)),
        row("dummy-keeps-input").opensWith((row, type) -> new KeepsInput<>(type)),
        row("dummy-lazy", Feature.LAZY).opensWith((row, type) -> new KeepsInput<>(type)),
        serializing("dummy-hangs", value -> hang()),
        serializing("dummy-exits", value -> exit()),
        serializing("dummy-out-of-memory", value -> fillHeap()),
        serializing("dummy-stack-overflow", DummyRows::overflow),
        serializing("dummy-crashes", value -> crash()),
        serializing("dummy-chatters", DummyRows::chatter),
        row("dummy-careful").opensWith((row, type) -> new CarefulDummy<>(type)),
        hostile("dummy-trusts-lengths", HostileDummies::trustLength),
        hostile("dummy-recurses", HostileDummies::recurse),
        hostile("dummy-loops", HostileDummies::loop),
        hostile("dummy-dies", HostileDummies::die),
        row("dummy-makes-anything").opensWith((row, type) -> new DummySerializer<>(type)),
        row("dummy-is-poisoned").opensWith((row, type) -> new HostileDummies.Poisoned<>(type)),
        row("dummy-guesses").opensWith((row, type) -> new HostileDummies.Guessing<>(type)),
        row("dummy-loads-100-classes").opensWith((row, type) -> CostlyDummies.loading(type, 100)),
        row("dummy-loads-200-classes").opensWith((row, type) -> CostlyDummies.loading(type, 200)),
        row("dummy-keeps-1-MB").opensWith((row, type) -> new CostlyDummies.Keeping<>(type)),
        row("dummy-needs-50-MiB").opensWith((row, type) -> new CostlyDummies.Needing<>(type)),
        row("dummy-lets-go").opensWith((row, type) -> new CostlyDummies.LettingGo<>(type)),
        row("dummy-refuses-large").opensWith((row, type) -> new CostlyDummies.Refusing<>(type)),
        row("dummy-keeps-100-kB-per-thread")
            .opensWith((row, type) -> new CostlyDummies.KeepingPerThread<>(type)),
        row("dummy-keeps-100-kB-shared")
            .threadSafe()
            .opensWith((row, type) -> new CostlyDummies.KeepingPerThread<>(type)),
        row("dummy-spends-70-20-10").opensWith((row, type) -> new CostlyDummies.Spending<>(type)),
        row("dummy-sleeps").opensWith((row, type) -> new CostlyDummies.Sleeping<>(type)),
        row("dummy-pins").opensWith((row, type) -> new CostlyDummies.Pinning<>(type)),
        row("dummy-unavailable")
            .requires(
                new Requirement("no.such.Library", "no.such:library is not on the class path"))
            .opensWith((row, type) -> new DummySerializer<>(type)));
  }

  private static RowBuilder row(String name, Feature... features) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE, features)
        .description("a dummy");
  }

  private static Row serializing(String name, Mischief mischief) {
    return row(name).opensWith(mischievous(mischief));
  }

  private static Row hostile(String name, HostileDummies.Trust trust) {
    return row(name).opensWith((row, type) -> new HostileDummies.Trusting<>(type, trust));
  }

  private static Opener mischievous(Mischief mischief) {
    return (row, type) -> new Mischievous<>(type, mischief);
  }

  private static Serializer<?, ?> defineNonsense(String row, DataType<?> type) throws Exception {
    MethodHandles.lookup().defineClass(new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 0});
    return new DummySerializer<>(type);
  }

  private static byte[] hang() throws InterruptedException {
    new CountDownLatch(1).await();
    return new byte[0];
  }

  private static byte[] exit() {
    System.exit(7);
    return new byte[0];
  }

  @SuppressWarnings("ModifiedButNotUsed") // Holding on to the memory is its use.
  private static byte[] fillHeap() {
    List<byte[]> hoard = new ArrayList<>();
    while (true) {
      hoard.add(new byte[16 << 20]);
    }
  }

  @SuppressWarnings("InfiniteRecursion") // That is what it is for.
  private static byte[] overflow(Object value) {
    return overflow(value).clone();
  }

  /** Writes where nothing is mapped, which the JVM answers with SIGSEGV. */
  static byte[] crash() throws ReflectiveOperationException {
    // By reflection, because the compiler warns of the class, and nothing silences that.
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field field = unsafe.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    unsafe.getMethod("putAddress", long.class, long.class).invoke(field.get(null), 0L, 0L);
    return new byte[0];
  }

  private static byte[] chatter(Object value) throws Exception {
    String line = "chatter".repeat(100);
    for (int i = 0; i < 5000; i++) {
      System.out.println(line);
    }
    throw new IllegalStateException("too much to say");
  }

  private static final class Mischievous<T> extends DummySerializer<T> {
    private final Mischief mischief;

    Mischievous(DataType<T> type, Mischief mischief) {
      super(type);
      this.mischief = mischief;
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      return mischief.serialize(representation);
    }
  }

  /** Allocates 10 kB in each call of serialize, beside what the others allocate. */
  private static final class Allocates<T> extends DummySerializer<T> {
    /** An array's header takes 16 bytes. */
    private static final int LENGTH = 10_240 - 16;

    /** Where the JIT compiler cannot see that nobody reads it. */
    @SuppressWarnings("UnusedVariable")
    private volatile byte[] latest = {};

    Allocates(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      latest = new byte[LENGTH];
      return super.serialize(representation);
    }
  }

  private static final class ThrowsOnCreate implements Serializer<Object, Object> {
    @Override
    public Object create(Object value) {
      throw new IllegalStateException("create is broken");
    }

    @Override
    public byte[] serialize(Object representation) {
      return new byte[0];
    }

    @Override
    public Object deserialize(byte[] bytes) {
      return bytes;
    }

    @Override
    public Object restore(Object representation) {
      return representation;
    }
  }

  private static final class ThrowsOnDeserialize<T> extends DummySerializer<T> {
    ThrowsOnDeserialize(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) {
      throw new IllegalStateException("deserialize is broken");
    }
  }

  private static final class Unequal extends DummySerializer<Object> {
    @SuppressWarnings("unchecked") // It copies whatever it is given.
    Unequal(DataType<?> type) {
      super((DataType<Object>) type);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      MediaContent content = (MediaContent) super.deserialize(bytes);
      content.media.width++;
      return content;
    }
  }

  private static final class SameInstance<T> extends DummySerializer<T> {
    private T latest;

    SameInstance(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      latest = representation;
      return super.serialize(representation);
    }

    @Override
    public T deserialize(byte[] bytes) {
      return latest;
    }
  }

  /** Holds encoded data. */
  private static final class Holder {
    private final byte[] bytes;

    Holder(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** Decodes when it is asked for the plain object. */
  private static final class KeepsInput<T> implements Serializer<T, Holder> {
    private final DataType<T> type;

    KeepsInput(DataType<T> type) {
      this.type = type;
    }

    @Override
    public Holder create(T value) throws Exception {
      return new Holder(DummySerializer.encode(value));
    }

    @Override
    public byte[] serialize(Holder representation) {
      return representation.bytes.clone();
    }

    @Override
    public Holder deserialize(byte[] bytes) {
      return new Holder(bytes);
    }

    @Override
    public T restore(Holder representation) throws Exception {
      return type.root().cast(DummySerializer.decode(representation.bytes));
    }
  }

  /** Encodes what it was given, and calls that its own. */
  private static final class CreatesNothing<T> extends Cheat<T, T> {
    CreatesNothing(DataType<T> type) {
      super(type);
    }

    @Override
    public T create(T value) {
      return value;
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      return DummySerializer.encode(representation);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      return decode(bytes);
    }

    @Override
    public T restore(T representation) {
      return representation;
    }
  }

  /** Copies a medium's content, but not what is in it. */
  private static final class CopiesTheRoot extends DummySerializer<Object> {
    @SuppressWarnings("unchecked") // It copies media only.
    CopiesTheRoot(DataType<?> type) {
      super((DataType<Object>) type);
    }

    @Override
    public Object create(Object value) {
      MediaContent content = (MediaContent) value;
      MediaContent copy = new MediaContent();
      copy.media = content.media;
      copy.images = content.images;
      return copy;
    }
  }

  /** Decodes each message once, and gives what is in it to all who ask. */
  private static final class RemembersParts extends DummySerializer<Object> {
    private final Map<String, MediaContent> seen = new HashMap<>();

    @SuppressWarnings("unchecked") // It decodes media only.
    RemembersParts(DataType<?> type) {
      super((DataType<Object>) type);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      String key = new String(bytes, StandardCharsets.ISO_8859_1);
      MediaContent known = seen.get(key);
      if (known == null) {
        known = (MediaContent) super.deserialize(bytes);
        seen.put(key, known);
      }
      MediaContent content = new MediaContent();
      content.media = known.media;
      content.images = known.images;
      return content;
    }
  }

  /** Takes messages of one length for the same message. */
  private static final class RemembersByLength<T> extends DummySerializer<T> {
    private byte[] last = {};

    RemembersByLength(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      if (last.length != bytes.length) {
        last = bytes.clone();
      }
      return super.deserialize(last);
    }
  }

  /** Decodes when it is asked for the plain object, from bytes that nobody can overwrite. */
  private static final class ClonesItsInput<T> extends Cheat<T, Holder> {
    ClonesItsInput(DataType<T> type) {
      super(type);
    }

    @Override
    public Holder create(T value) throws Exception {
      return new Holder(DummySerializer.encode(value));
    }

    @Override
    public byte[] serialize(Holder representation) {
      return representation.bytes.clone();
    }

    @Override
    public Holder deserialize(byte[] bytes) {
      return new Holder(bytes.clone());
    }

    @Override
    public T restore(Holder representation) throws Exception {
      return decode(representation.bytes);
    }
  }

  /** Decodes nothing where nothing but decoding is asked for, as in a loop that is timed. */
  private static final class WorksWhenChecked<T> extends DummySerializer<T> {
    /** Fewer than the shortest run makes, and more than a check makes in a row. */
    private static final int CALLS = 20;

    private int decodedInARow;

    WorksWhenChecked(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      decodedInARow = 0;
      return super.serialize(representation);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      return decodedInARow++ < CALLS ? super.deserialize(bytes) : null;
    }
  }

  /** Knows arrays again that it saw often, and copies what it decoded from them before. */
  private static final class RemembersArrays<T> extends DummySerializer<T> {
    private static final int OFTEN = 5;

    private final IdentityHashMap<byte[], Integer> times = new IdentityHashMap<>();
    private final IdentityHashMap<byte[], byte[]> known = new IdentityHashMap<>();

    RemembersArrays(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      if (times.merge(bytes, 1, Integer::sum) == OFTEN) {
        known.put(bytes, bytes.clone());
      }
      return super.deserialize(known.getOrDefault(bytes, bytes));
    }
  }

  /** What dummies have in common that do without the usual copy. */
  private abstract static class Cheat<T, R> implements Serializer<T, R> {
    private final DataType<T> type;

    Cheat(DataType<T> type) {
      this.type = type;
    }

    final T decode(byte[] bytes) throws Exception {
      return type.root().cast(DummySerializer.decode(bytes));
    }
  }
}
