package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.measure.Operation;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** New values of a user's class, which are unlike the given ones, and keep what they computed. */
class NewOwnValuesTest {
  private static final long LONG_NANOS = 300_000;

  /** Computes something when it is asked for the first time. */
  public static class Slow {
    public String text = "";
    private transient boolean computed;

    Slow() {}

    Slow(String text) {
      this.text = text;
    }

    public int getLength() {
      long begin = System.nanoTime();
      while (!computed && System.nanoTime() - begin < LONG_NANOS) {
        Thread.onSpinWait();
      }
      computed = true;
      return text.length();
    }
  }

  /** Has a getter that never returns. */
  public static final class Waiting extends Slow {
    private static final CountDownLatch NEVER = new CountDownLatch(1);

    Waiting(String text) {
      super(text);
    }

    public boolean isReady() throws InterruptedException {
      NEVER.await();
      return true;
    }
  }

  /** Asks for the length, as a library that calls getters does. */
  private static final class Lengths implements Serializer<Slow, Slow> {
    private final Set<String> seen = new HashSet<>();

    @Override
    public Slow create(Slow value) {
      return value;
    }

    @Override
    public byte[] serialize(Slow value) {
      seen.add(value.text);
      return (value.getLength() + ":" + value.text).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Slow deserialize(byte[] bytes) {
      String message = new String(bytes, StandardCharsets.UTF_8);
      return new Slow(message.substring(message.indexOf(':') + 1));
    }

    @Override
    public Slow restore(Slow value) {
      return value;
    }
  }

  private final Lengths row = new Lengths();

  private NewValues encode(boolean waiting, List<Written> written) throws Exception {
    DataType<Slow> type =
        new DataType<>(
            "slow",
            Slow.class,
            Slow.class,
            new DataType.Parts(List.of(Slow.class), List.of(), false),
            Shape.TREE,
            UnaryOperator.identity());
    Dataset<Slow> dataset =
        new Dataset<>("slow", type, List.of(new Slow("given")), place -> made(waiting, "given"))
            .withOthers(() -> Optional.of(number -> made(waiting, "generated " + number)));
    Inputs<Slow> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
    Row named =
        Row.named("row")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .opensWith((name, any) -> row);
    Phases phases =
        Phases.of(named, RoundTripProbe.open(named, type), dataset, inputs, Usage.DEFAULT);
    Operation ser = phases.operation(Phase.SER);
    Operation.Warm loop = new Operation.Warm(ser, ser.loop(), 1, 0, false, 0);
    loop.time(System::nanoTime, inputs.count());
    return phases.unseen().orElseThrow().encode(loop, written).orElseThrow();
  }

  private static Slow made(boolean waiting, String text) {
    return waiting ? new Waiting(text) : new Slow(text);
  }

  @Test
  void whatAClassComputesOnceIsNotTheRowsMemory() throws Exception {
    NewValues calls = encode(false, new ArrayList<>());
    assertThat(calls.seen()).isGreaterThan(LONG_NANOS / 2.0);
    assertThat(calls.copies()).isLessThan(LONG_NANOS / 2.0);
  }

  @Test
  void aGetterThatNeverReturnsIsLeftAlone() throws Exception {
    assertThat(encode(true, new ArrayList<>()).copies()).isGreaterThan(LONG_NANOS / 2.0);
  }

  @Test
  void valuesThatAreUnlikeTheGivenOnesAreWarmedUpByOthers() throws Exception {
    List<Written> written = new ArrayList<>();
    encode(false, written);
    Set<String> others = new HashSet<>(row.seen);
    others.remove("given");
    written.forEach(each -> others.remove("generated " + each.value()));
    assertThat(others).isNotEmpty();
  }
}
