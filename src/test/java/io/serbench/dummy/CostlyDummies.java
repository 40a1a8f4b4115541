package io.serbench.dummy;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.ref.Reference;
import java.util.concurrent.locks.LockSupport;

/** Serializers that cost an amount of something that is known. */
final class CostlyDummies {
  /** A message that is longer is a large one. */
  private static final int LARGE = 1_000_000;

  private CostlyDummies() {}

  /** Opens one that loads so many empty classes. */
  static <T> Serializer<T, T> loading(DataType<T> type, int classes) throws IOException {
    EmptyClasses loader = new EmptyClasses();
    for (int i = 0; i < classes; i++) {
      loader.define("io.serbench.dummy.Empty" + i);
    }
    return new DummySerializer<>(type);
  }

  /** Defines classes without members. */
  private static final class EmptyClasses extends ClassLoader {
    EmptyClasses() {
      super(CostlyDummies.class.getClassLoader());
    }

    void define(String name) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeInt(0xCAFEBABE);
      out.writeInt(61); // Of Java 17.
      out.writeShort(5); // The constants are one less.
      out.writeByte(1);
      out.writeUTF(name.replace('.', '/'));
      out.writeByte(7);
      out.writeShort(1);
      out.writeByte(1);
      out.writeUTF("java/lang/Object");
      out.writeByte(7);
      out.writeShort(3);
      out.writeShort(0x21); // Public, as javac has it.
      out.writeShort(2);
      out.writeShort(4);
      out.writeLong(0); // No interfaces, fields, methods, attributes.
      defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }

  /** Spends time in three methods as 70 to 20 to 10, and allocates in two as 3 to 1. */
  static final class Spending<T> extends DummySerializer<T> {
    private static final int STEPS = 5_000; // In the shortest: more than is allocated takes.
    private static final long MIXER = 0x9E3779B97F4A7C15L; // Odd, as in Knuth's hashing.

    @SuppressWarnings("UnusedVariable") // Writing it keeps what was made.
    private volatile Object seen;

    Spending(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      seen = seven(representation.hashCode()) + two(3) + one(5);
      allocateThree();
      allocateOne();
      return super.serialize(representation);
    }

    private long seven(long start) {
      long state = start;
      for (int i = 0; i < 7 * STEPS; i++) {
        state = (state ^ (state << 13) ^ i) * MIXER;
      }
      return state;
    }

    private long two(long start) {
      long state = start;
      for (int i = 0; i < 2 * STEPS; i++) {
        state = (state ^ (state << 13) ^ i) * MIXER;
      }
      return state;
    }

    private long one(long start) {
      long state = start;
      for (int i = 0; i < STEPS; i++) {
        state = (state ^ (state << 13) ^ i) * MIXER;
      }
      return state;
    }

    private void allocateThree() {
      seen = new byte[30_000];
    }

    private void allocateOne() {
      seen = new byte[10_000];
    }
  }

  /** Sleeps for nearly all of its time, and computes for about 1 % of it. */
  static final class Sleeping<T> extends DummySerializer<T> {
    Sleeping(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      LockSupport.parkNanos(10_000_000);
      return super.serialize(representation);
    }
  }

  /** Keeps exactly 1 MB for its thread, as some libraries do, once it has seen a large message. */
  static final class Keeping<T> extends DummySerializer<T> {
    private static final ThreadLocal<byte[]> BUFFERS = new ThreadLocal<>();

    Keeping(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = super.serialize(representation);
      if (bytes.length > LARGE) {
        BUFFERS.set(new byte[1_000_000]);
      }
      return bytes;
    }
  }

  /** Takes an array of 50 MiB for as long as a call lasts, in both directions. */
  static final class Needing<T> extends DummySerializer<T> {
    private static final int BYTES = 50 << 20;

    Needing(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] needed = new byte[BYTES];
      try {
        return super.serialize(representation);
      } finally {
        Reference.reachabilityFence(needed);
      }
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      byte[] needed = new byte[BYTES];
      try {
        return super.deserialize(bytes);
      } finally {
        Reference.reachabilityFence(needed);
      }
    }
  }

  /** Keeps 2 MB in a field after a large message, and drops them at the 500th small one. */
  static final class LettingGo<T> extends DummySerializer<T> {
    private byte[] buffer = {};
    private int small;

    LettingGo(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = super.serialize(representation);
      small = bytes.length > LARGE ? 0 : small + 1;
      if (small == 0) {
        buffer = new byte[2_000_000];
      } else if (small == 500) {
        buffer = new byte[0];
      }
      return bytes;
    }

    /** So that its compiler does not think that nobody reads it. */
    int capacity() {
      return buffer.length;
    }
  }

  /** Keeps 100 kB for each thread, as some libraries do. */
  static final class KeepingPerThread<T> extends DummySerializer<T> {
    private static final ThreadLocal<byte[]> BUFFERS =
        ThreadLocal.withInitial(() -> new byte[100_000]);

    KeepingPerThread(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      BUFFERS.get()[0]++;
      return super.serialize(representation);
    }
  }

  /**
   * Parks once for each message where its thread cannot be unmounted: in an initializer of a class,
   * which the JVM itself has called. That pins virtual threads of every JDK; since JDK 24 (JEP 491)
   * a monitor does not.
   */
  static final class Pinning<T> extends DummySerializer<T> {
    private final byte[] parking;

    Pinning(DataType<T> type) throws IOException {
      super(type);
      try (InputStream in = Parking.class.getResourceAsStream("CostlyDummies$Parking.class")) {
        parking = in.readAllBytes();
      }
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      // JDK 17 has no Thread.isVirtual. Other threads would load as many classes as there are
      // calls.
      if (Thread.currentThread().getClass().getSimpleName().equals("VirtualThread")) {
        MethodHandles.lookup().defineHiddenClass(parking, true);
      }
      return super.serialize(representation);
    }
  }

  /** Parks while it is initialized. */
  private static final class Parking {
    static {
      LockSupport.parkNanos(100_000);
    }

    private Parking() {}
  }

  /** Takes small messages only. */
  static final class Refusing<T> extends DummySerializer<T> {
    Refusing(DataType<T> type) {
      super(type);
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] bytes = super.serialize(representation);
      if (bytes.length > LARGE) {
        throw new IllegalArgumentException("a message of more than a megabyte");
      }
      return bytes;
    }
  }
}
