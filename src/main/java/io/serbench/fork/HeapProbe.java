package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.protocol.FromFork;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import io.serbench.serializer.Transport;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes a value once and reads it back, in a JVM whose heap may be too small. Input, encoded bytes
 * and what was read are held to the end, so that what the row needs besides decides on the heap.
 */
record HeapProbe<T>(Serializer<T, Object> serializer, Dataset<T> dataset, Consumer<FromFork> say) {
  /**
   * Returns what is wrong with what was read; if nothing is, sends {@link FromFork.HeapSuffices}.
   */
  static <T> Optional<String> fit(Row row, Dataset<T> dataset, Usage usage, Consumer<FromFork> say)
      throws Exception {
    HeapProbe<T> probe = new HeapProbe<>(RoundTripProbe.open(row, dataset.type()), dataset, say);
    return usage.transport() == Transport.STREAM
        ? probe.overStream(usage.items().orElseThrow())
        : probe.overArrays();
  }

  private Optional<String> overArrays() throws Exception {
    byte[] message = serializer.serialize(serializer.create(dataset.value()));
    T back = serializer.restore(serializer.deserialize(message));
    try {
      return report(
          message.length, DeepEquality.frugalDifference("value", dataset, dataset.value(), back));
    } finally {
      Reference.reachabilityFence(message);
      Reference.reachabilityFence(back);
    }
  }

  /** The stream goes to a file, so that a row that handles one value at a time holds just that. */
  private Optional<String> overStream(int items) throws Exception {
    // In the folder that the parent removes, however this JVM ends.
    Path file = Files.createTempFile(Path.of("").toAbsolutePath(), "stream", ".bin");
    try {
      write(file, items);
      return report(Files.size(file), read(file, items));
    } finally {
      Files.delete(file);
    }
  }

  private Optional<String> report(long message, Optional<String> wrong) {
    if (wrong.isEmpty()) {
      System.gc();
      System.gc(); // References that the first one cleared free more.
      say.accept(new FromFork.HeapSuffices(message, KeptProbe.heap()));
    }
    return wrong;
  }

  private void write(Path file, int items) throws Exception {
    List<T> values = dataset.values();
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      ItemWriter<Object> writer = RoundTripProbe.streams(serializer).writer(out);
      for (int i = 0; i < items; i++) {
        writer.write(serializer.create(values.get(i % values.size())));
      }
      writer.end();
    }
  }

  private Optional<String> read(Path file, int items) throws Exception {
    List<T> values = dataset.values();
    Optional<String> wrong = Optional.empty();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      ItemReader<Object> reader = RoundTripProbe.streams(serializer).reader(in);
      for (int i = 0; i < items && wrong.isEmpty(); i++) {
        T back = serializer.restore(reader.read());
        T expected = values.get(i % values.size());
        wrong = DeepEquality.frugalDifference("value " + (i + 1), dataset, expected, back);
      }
    }
    return wrong;
  }
}
