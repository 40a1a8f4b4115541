package io.serbench.child;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.protocol.FromChild;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Writes a value once and reads it back, in a JVM whose heap may be too small for that. What a
 * program that does so holds anyway is held to the end: the input, the encoded bytes, and what was
 * read back. What the row needs beside them is then all that decides how small the heap may be.
 */
final class FitProbe<T> {
  private final Serializer<T, Object> serializer;
  private final Dataset<T> dataset;

  FitProbe(Serializer<T, Object> serializer, Dataset<T> dataset) {
    this.serializer = serializer;
    this.dataset = dataset;
  }

  /**
   * What came of it.
   *
   * @param wrong what is wrong with what was read back; empty where it is equal
   */
  record Outcome(FromChild.Fits fits, Optional<String> wrong) {}

  /** Of the data set's first value, as a byte array. */
  Outcome overArrays() throws Exception {
    byte[] message = serializer.serialize(serializer.create(dataset.value()));
    T back = serializer.restore(serializer.deserialize(message));
    Optional<String> wrong = difference("value", dataset.value(), back);
    try {
      return new Outcome(new FromChild.Fits(message.length, held()), wrong);
    } finally {
      Reference.reachabilityFence(message);
      Reference.reachabilityFence(back);
    }
  }

  /**
   * Of so many values on a stream, which goes to a file: a row that reads and writes one value at a
   * time holds no more than that.
   */
  @SuppressWarnings("unchecked") // The interfaces of a serializer share its representation.
  Outcome overStream(int items) throws Exception {
    StreamSerializer<Object> streams = (StreamSerializer<Object>) serializer;
    // In the folder that the parent removes, however this JVM ends.
    Path file = Files.createTempFile(Path.of("").toAbsolutePath(), "stream", ".bin");
    try {
      write(streams, file, items);
      Optional<String> wrong = read(streams, file, items);
      return new Outcome(new FromChild.Fits(Files.size(file), held()), wrong);
    } finally {
      Files.delete(file);
    }
  }

  private void write(StreamSerializer<Object> streams, Path file, int items) throws Exception {
    List<T> values = dataset.values();
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      ItemWriter<Object> writer = streams.writer(out);
      for (int i = 0; i < items; i++) {
        writer.write(serializer.create(values.get(i % values.size())));
      }
      writer.end();
    }
  }

  private Optional<String> read(StreamSerializer<Object> streams, Path file, int items)
      throws Exception {
    List<T> values = dataset.values();
    Optional<String> wrong = Optional.empty();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      ItemReader<Object> reader = streams.reader(in);
      for (int i = 0; i < items && wrong.isEmpty(); i++) {
        T back = serializer.restore(reader.read());
        wrong = difference("value " + (i + 1), values.get(i % values.size()), back);
      }
    }
    return wrong;
  }

  private Optional<String> difference(String name, T expected, T actual) {
    return DeepEquality.frugalDifference(name, dataset, expected, actual);
  }

  private static long held() {
    System.gc();
    System.gc(); // What the first has cleared or run frees more.
    return KeptProbe.heap();
  }
}
