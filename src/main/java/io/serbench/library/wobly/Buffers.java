package io.serbench.library.wobly;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;

/**
 * The methods of {@code com.wowd.wobly.WoblyUtils.Buffers} that generated code calls. The handles
 * are constants, which the JIT compiles like direct calls.
 */
final class Buffers {
  private static final String UTILS = "com.wowd.wobly.WoblyUtils";
  private static final String BUFFERS = UTILS + "$Buffers";

  private static final MethodHandle PUT_VINT =
      find("putVInt", void.class, ByteBuffer.class, int.class);
  private static final MethodHandle GET_VINT = find("getVInt", int.class, ByteBuffer.class);
  private static final MethodHandle GET_VINT_OR_MAX =
      find("getVIntOrMax", int.class, ByteBuffer.class);
  private static final MethodHandle SIZE_VINT = find("sizeVInt", int.class, int.class);
  private static final MethodHandle PUT_VLONG =
      find("putVLong", void.class, ByteBuffer.class, long.class);
  private static final MethodHandle GET_VLONG = find("getVLong", long.class, ByteBuffer.class);
  private static final MethodHandle SIZE_VLONG = find("sizeVLong", int.class, long.class);
  private static final MethodHandle PUT_STRING =
      find("putStringUTF8", void.class, ByteBuffer.class, String.class, boolean.class);
  private static final MethodHandle GET_STRING =
      find("getStringUTF8", String.class, ByteBuffer.class, boolean.class);
  private static final MethodHandle SIZE_STRING =
      find("sizeStringUTF8", int.class, String.class, boolean.class);
  private static final MethodHandle APPEND_SIZE =
      find("appendVariableSize", void.class, ByteBuffer.class, int.class);
  private static final MethodHandle ID_FROM_TAG =
      find(UTILS, "getIDFromTag", MethodType.methodType(int.class, int.class));

  private Buffers() {}

  static void putVInt(ByteBuffer buffer, int value) throws Throwable {
    PUT_VINT.invokeExact(buffer, value);
  }

  static int getVInt(ByteBuffer buffer) throws Throwable {
    return (int) GET_VINT.invokeExact(buffer);
  }

  /** Returns the next tag; the largest {@code int} at the end of the object. */
  static int getTag(ByteBuffer buffer) throws Throwable {
    return (int) GET_VINT_OR_MAX.invokeExact(buffer);
  }

  static int sizeVInt(int value) throws Throwable {
    return (int) SIZE_VINT.invokeExact(value);
  }

  static void putVLong(ByteBuffer buffer, long value) throws Throwable {
    PUT_VLONG.invokeExact(buffer, value);
  }

  static long getVLong(ByteBuffer buffer) throws Throwable {
    return (long) GET_VLONG.invokeExact(buffer);
  }

  static int sizeVLong(long value) throws Throwable {
    return (int) SIZE_VLONG.invokeExact(value);
  }

  /** Writes a string after its length, which has variable width. */
  static void putString(ByteBuffer buffer, String value) throws Throwable {
    PUT_STRING.invokeExact(buffer, value, true);
  }

  static String getString(ByteBuffer buffer) throws Throwable {
    return (String) GET_STRING.invokeExact(buffer, true);
  }

  static int sizeString(String value) throws Throwable {
    return (int) SIZE_STRING.invokeExact(value, true);
  }

  /**
   * Writes the size of the bytes after {@code start} at that position, moving them to make room.
   */
  static void appendSize(ByteBuffer buffer, int start) throws Throwable {
    APPEND_SIZE.invokeExact(buffer, start);
  }

  static int idFromTag(int tag) throws Throwable {
    return (int) ID_FROM_TAG.invokeExact(tag);
  }

  private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
    return find(BUFFERS, name, MethodType.methodType(result, parameters));
  }

  private static MethodHandle find(String owner, String name, MethodType type) {
    try {
      return MethodHandles.lookup().findStatic(Class.forName(owner), name, type);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the jar given has no " + owner + "." + name + type, e);
    }
  }
}
