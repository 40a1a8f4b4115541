package io.serbench.lab.jmh;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.child.RoundTripProbe;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.Variation;
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
 * Any row on any data set, as a user of JMH would write it: one method an operation, its result
 * returned, which gives it to JMH's black hole. On JVMs that have one, JMH takes the compiler's, as
 * serbench does.
 *
 * <p>The same as under serbench: how the row is opened and its round trip checked, what the JVM has
 * seen of the JDK's shared methods, {@code ser} being create and serialize, and 16 different inputs
 * in rotation. Not the same, because it belongs to the tools: JMH gives each operation a JVM of its
 * own, serbench measures create, ser and deser in one, so that its deser meets what the JIT learnt
 * from ser; JMH finds the input by a counter in a field, serbench by the loop's; JMH asks a flag
 * after each call whether time is up, serbench counts calls.
 *
 * <p>Iterations are short and many, because a machine that others share is slow for hundreds of
 * milliseconds at a time: iterations of 1 s would each be a mixture, of these many are undisturbed.
 * Which of them are is seen by serbench's witness, between two iterations.
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

  /** Opens the row and makes its inputs. */
  @Setup
  public void open() throws Exception {
    open(Catalog.load().find(row).orElseThrow(), Datasets.all().find(dataset).orElseThrow());
  }

  @SuppressWarnings("unchecked") // The values that it gets are those of its type.
  private <T> void open(Row opened, Dataset<T> data) throws Exception {
    Serializer<T, Object> typed = RoundTripProbe.open(opened, data.type());
    Optional<String> difference = RoundTripProbe.check(opened, typed, data);
    if (difference.isPresent()) {
      throw new IllegalStateException(row + ": round trip: " + difference.get());
    }
    SharedProfiles.settle();
    serializer = (Serializer<Object, Object>) typed;
    Variation<T> variation = data.variation().orElseThrow();
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

  /** And after it, in the thread that measures. */
  @TearDown(Level.Iteration)
  public void after() {
    readings.after();
  }

  /** Leaves the readings where JMH's parent finds them. */
  @TearDown
  public void leaveReadings() throws IOException {
    readings.write();
  }

  /** Create, and encode. */
  @Benchmark
  public Object ser() throws Exception {
    return serializer.serialize(serializer.create(values[next++ & MASK]));
  }

  /** Decode. */
  @Benchmark
  public Object deser() throws Exception {
    return serializer.deserialize(encoded[next++ & MASK]);
  }
}
