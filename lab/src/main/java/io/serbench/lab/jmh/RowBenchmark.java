package io.serbench.lab.jmh;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.variation.Variation;
import io.serbench.fork.RoundTripProbe;
import io.serbench.measure.SharedProfiles;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Any row on any data set, as a user of JMH would write it: a method for each operation returns its
 * result, which gives it to JMH's black hole. On JVMs that have one, JMH uses the compiler's black
 * hole, as serbench does.
 *
 * <p>The same as under serbench are how the row is opened and its round trip checked, what the JVM
 * has seen of the JDK's shared methods, {@code ser} as create and serialize, and 16 different
 * inputs in rotation. Three things differ because they belong to the tools. JMH measures each
 * operation in its own fork, whereas serbench measures create, ser and deser in one, so that its
 * deser runs with what the JIT compiler has learnt from ser. JMH finds the input by a counter in a
 * field, serbench by that of its loop. JMH checks after each call whether time is up, serbench
 * counts calls.
 *
 * <p>Iterations are short and many, because a shared machine is slow for hundreds of milliseconds
 * at a time: iterations of 1 s would each be a mixture, whereas many of these are undisturbed.
 * serbench's witness, which is read between iterations, shows which of them are.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 30, time = 50, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 100, time = 10, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class RowBenchmark {
  /** A power of two, so that rotation is a mask. */
  private static final int INPUTS = 16;

  private static final int MASK = INPUTS - 1;

  /** The row's name. */
  @Param("kryo-flat")
  public String row = "";

  /** The data set's name. */
  @Param("media.1")
  public String dataset = "";

  private Serializer<Object, Object> serializer;
  private Object[] values;
  private byte[][] encoded;
  private int next;
  private final WitnessReadings readings = new WitnessReadings();

  /**
   * Opens the row and creates its inputs.
   *
   * @throws IllegalStateException if the round trip fails
   */
  @Setup
  public void open() throws Exception {
    open(Catalog.load().find(row).orElseThrow(), Datasets.all().find(dataset).orElseThrow());
  }

  @SuppressWarnings("unchecked") // It only gets values of its type.
  private <T> void open(Row opened, Dataset<T> data) throws Exception {
    Serializer<T, Object> typed = RoundTripProbe.open(opened, data.type());
    Optional<String> difference = RoundTripProbe.check(opened, typed, data);
    if (difference.isPresent()) {
      throw new IllegalStateException(row + ": round trip: " + difference.get());
    }
    SharedProfiles.settle();
    serializer = (Serializer<Object, Object>) typed;
    Variation<T> variation = Variation.of(data).orElseThrow();
    values = IntStream.range(0, INPUTS).mapToObj(variation::value).toArray();
    encoded = new byte[INPUTS][];
    for (int i = 0; i < INPUTS; i++) {
      encoded[i] = serializer.serialize(serializer.create(values[i]));
    }
  }

  /** Reads the witness before an iteration. */
  @Setup(Level.Iteration)
  public void before() {
    readings.before();
  }

  /** Reads the witness after an iteration, in the thread that measures. */
  @TearDown(Level.Iteration)
  public void after() {
    readings.after();
  }

  /** Writes the readings to a file, where JMH's parent process looks for them. */
  @TearDown
  public void leaveReadings() throws IOException {
    readings.write();
  }

  /** Creates a representation and encodes it. */
  @Benchmark
  public Object ser() throws Exception {
    return serializer.serialize(serializer.create(values[next++ & MASK]));
  }

  /** Decodes a message. */
  @Benchmark
  public Object deser() throws Exception {
    return serializer.deserialize(encoded[next++ & MASK]);
  }
}
