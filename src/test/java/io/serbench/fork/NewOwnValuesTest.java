package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.UsersTypes;
import io.serbench.fork.UnseenValuesTest.Fork;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** New values of a user's class, which are unlike the given ones, and keep what they computed. */
class NewOwnValuesTest {
  private static final long LONG_NANOS = 300_000;
  private static final DataType<Slow> TYPE = UsersTypes.of(Slow.class, Shape.TREE);

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
  private static final class Lengths implements PlainSerializer<Slow> {
    private final Set<String> seen = new HashSet<>();

    @Override
    public DataType<Slow> type() {
      return TYPE;
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
  }

  private final Lengths row = new Lengths();

  private NewValues encode(boolean waiting, List<Written> written) throws Exception {
    Dataset<Slow> dataset =
        new Dataset<>("slow", TYPE, List.of(new Slow("given")), place -> made(waiting, "given"))
            .withOthers(() -> Optional.of(number -> made(waiting, "generated " + number)));
    Inputs<Slow> inputs = Inputs.of(dataset, Traffic.DEFAULT, 1);
    Fork fork = new Fork(() -> row, dataset, inputs, Usage.DEFAULT);
    fork.loop(Phase.SER).time(System::nanoTime, inputs.count());
    return fork.encode(written).orElseThrow();
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
