package io.serbench.library.activej;

import io.activej.serializer.BinarySerializer;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.CorruptedDataException;
import io.activej.serializer.SerializerBuilder;
import io.activej.serializer.stream.StreamCodec;
import io.activej.serializer.stream.StreamInput;
import io.activej.serializer.stream.StreamOutput;
import io.serbench.dataset.DataType;
import io.serbench.dataset.object.Fields;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * ActiveJ's serializer: classes generated in the running JVM, which encode to and decode from an
 * array, as its page of <a href="https://activej.io/serializer/examples">examples</a> shows.
 *
 * <p>The encoder does not know how much room it needs and says by an {@link
 * IndexOutOfBoundsException} that the array was too small; ActiveJ's own streams then try again
 * with a larger one, and so does this adapter. After the first values the array is large enough.
 *
 * <p>It knows arrays alone, from any index on, so of buffers only those on the heap. Its streams
 * write the length of each value before it.
 */
final class ActivejObjects<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private static final CompatibilityLevel LEVEL = CompatibilityLevel.LEVEL_4_LE;
  private static final int INITIAL_SIZE = 16 * 1024;
  private static final int LARGEST = 1 << 28;

  private final BinarySerializer<T> serializer;
  private byte[] buffer = new byte[INITIAL_SIZE];

  ActivejObjects(DataType<T> type) {
    super(type);
    PublicFields fields = new PublicFields(LEVEL);
    SerializerBuilder builder = SerializerBuilder.create().withCompatibilityLevel(LEVEL);
    builder.with(String.class, context -> fields.string());
    ValueClasses.addTo(builder);
    for (Class<?> each : type.classes()) {
      if (!each.isEnum()) {
        builder.with(each, fields::define);
      }
    }
    addSubclasses(builder, type.classes());
    this.serializer = builder.build(type.declared());
  }

  /** Names the classes of each type that has no values but theirs, as annotations would. */
  private static void addSubclasses(SerializerBuilder builder, List<Class<?>> classes) {
    Set<Class<?>> above = new LinkedHashSet<>();
    classes.forEach(written -> above.addAll(abstractTypesAbove(written)));
    above.forEach(type -> addSubclasses(builder, type, classes));
  }

  private static <A> void addSubclasses(
      SerializerBuilder builder, Class<A> type, List<Class<?>> classes) {
    List<Class<? extends A>> subclasses = new ArrayList<>();
    for (Class<?> each : classes) {
      if (type.isAssignableFrom(each)) {
        subclasses.add(each.asSubclass(type));
      }
    }
    builder.withSubclasses(type, subclasses);
  }

  private static Set<Class<?>> abstractTypesAbove(Class<?> type) {
    Set<Class<?>> found = new LinkedHashSet<>();
    Deque<Class<?>> left = new ArrayDeque<>(List.of(type));
    while (!left.isEmpty()) {
      Class<?> each = left.pop();
      if (Fields.isOfTheJdk(each)) {
        continue;
      }
      if (Modifier.isAbstract(each.getModifiers()) && !each.isEnum()) {
        found.add(each);
      }
      left.addAll(List.of(each.getInterfaces()));
      if (each.getSuperclass() != null) {
        left.add(each.getSuperclass());
      }
    }
    return found;
  }

  @Override
  public byte[] serialize(T value) {
    while (true) {
      try {
        return Arrays.copyOf(buffer, serializer.encode(buffer, 0, value));
      } catch (IndexOutOfBoundsException tooSmall) {
        if (buffer.length >= LARGEST) {
          throw tooSmall;
        }
        buffer = new byte[2 * buffer.length];
      }
    }
  }

  @Override
  public T deserialize(byte[] bytes) throws CorruptedDataException {
    return serializer.decode(bytes, 0);
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    int start = target.arrayOffset() + target.position();
    target.position(serializer.encode(target.array(), start, value) - target.arrayOffset());
  }

  @Override
  public T deserialize(ByteBuffer source) throws CorruptedDataException {
    return serializer.decode(source.array(), source.arrayOffset() + source.position());
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    StreamCodec<T> codec = StreamCodec.ofBinarySerializer(serializer);
    StreamOutput stream = StreamOutput.create(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        codec.encode(stream, value);
      }

      @Override
      public void end() throws IOException {
        stream.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    StreamCodec<T> codec = StreamCodec.ofBinarySerializer(serializer);
    StreamInput stream = StreamInput.create(in);
    return () -> codec.decode(stream);
  }
}
