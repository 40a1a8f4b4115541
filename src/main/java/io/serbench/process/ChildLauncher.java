package io.serbench.process;

import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts children: each a JVM of its own or, for debugging, none but this one. */
public interface ChildLauncher extends Closeable {
  /** The JVM that children run in. */
  JvmInfo jvm();

  /**
   * Starts a child and gives it an order.
   *
   * @param row the row that the order names, for its JVM flags and its class path
   * @param first what comes first on the child's class path
   * @param listener told of all that the child says, and once of its end; on any thread
   */
  Child start(Row row, List<Path> first, FromParent order, Child.Listener listener);

  /**
   * Starts a child with the user's jars, and gives it an order that names no row.
   *
   * @param origin a provider of rows, if the order names one
   * @param timeout after so long without a sign of life it is killed
   */
  Child start(Origin origin, FromParent order, Duration timeout, Child.Listener listener);

  /** Ends all children that live. */
  void killAll();

  /** Opens launchers. Tests put a fake one in its place. */
  @FunctionalInterface
  interface Factory {
    /**
     * A child JVM for each job, or none at all. What a JVM says of itself is asked once, however
     * many launchers are opened.
     */
    static Factory standard() {
      return new Standard();
    }

    /**
     * A launcher, ready.
     *
     * @param inProcess whether jobs run in this JVM
     * @throws JvmException where the JVM that shall run forks does not start
     */
    ChildLauncher open(JvmChoice jvm, boolean inProcess)
        throws JvmException, IOException, InterruptedException;

    /** Real ones. */
    final class Standard implements Factory {
      /** All that what a JVM says of itself depends on. */
      private record Asked(Path java, List<String> options) {}

      private final Map<Asked, ChildJvm> known = new HashMap<>();

      private Standard() {}

      @Override
      public ChildLauncher open(JvmChoice jvm, boolean inProcess)
          throws JvmException, IOException, InterruptedException {
        return inProcess ? new InProcessLauncher() : new ProcessLauncher(jvm, probed(jvm));
      }

      private synchronized ChildJvm probed(JvmChoice jvm) throws InterruptedException {
        Asked asked = new Asked(jvm.java(), jvm.options());
        ChildJvm found = known.get(asked);
        if (found == null) {
          found = JvmProbe.probe(jvm);
          known.put(asked, found);
        }
        return found;
      }
    }
  }

  /** A child that was started. */
  @FunctionalInterface
  interface Child {
    /** Gives it another order, which it must answer within the time limit. */
    void send(FromParent order);

    /** Hears what a child says. */
    interface Listener {
      /** The child says something; who waits for something else ignores it. */
      void hear(FromChild message);

      /** The child's JVM, or a library there, printed this line to standard error. */
      default void printed(String line) {}

      /**
       * The child is gone. Nothing comes after this.
       *
       * @param failure why, where it did not end after all that it was ordered
       */
      void ended(Optional<Failure> failure);
    }
  }
}
