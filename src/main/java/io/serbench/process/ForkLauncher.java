package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts forks or, for debugging, carries out their orders in this JVM. */
public interface ForkLauncher extends Closeable {
  JvmInfo jvm();

  /**
   * Starts a fork and gives it an order.
   *
   * @param row the row that the order names, for its JVM flags and its class path; empty if it
   *     names none, for a fork with the user's jars
   * @param first entries that come first on the fork's class path
   * @param listener told of all messages of the fork, and once of its end; on any thread
   */
  StartedFork start(
      Optional<Row> row, List<Path> first, FromParent order, StartedFork.ForkListener listener);

  /** Kills all living forks, and those that are started after this. */
  void killAll();

  /** Opens launchers; tests replace it by a fake. */
  @FunctionalInterface
  interface LauncherFactory {
    /** Returns a factory of real launchers. It probes a JVM once, however often it is chosen. */
    static LauncherFactory standard() {
      Map<List<Object>, ForkCommand> probed = new HashMap<>();
      return (jvm, inProcess) -> {
        if (inProcess) {
          return new InProcessLauncher();
        }
        List<Object> key = List.of(jvm.java(), jvm.options());
        synchronized (probed) {
          if (!probed.containsKey(key)) {
            probed.put(key, JvmProbe.probe(jvm));
          }
          return new ProcessLauncher(jvm, probed.get(key));
        }
      };
    }

    /**
     * Opens a launcher.
     *
     * @param inProcess whether orders are carried out in this JVM
     */
    ForkLauncher open(JvmChoice jvm, boolean inProcess)
        throws JvmException, IOException, InterruptedException;
  }

  @FunctionalInterface
  interface StartedFork {
    /** Gives the fork another order, which it must answer within the time limit. */
    void send(FromParent order);

    interface ForkListener {
      /** Called with each message of the fork, expected or not. */
      void hear(FromFork message);

      /** Called with each line that the fork's JVM, or a library there, prints to stderr. */
      default void printed(String line) {}

      /**
       * Called once the fork is gone; nothing comes after this.
       *
       * @param failure why it ended early; empty where it carried out all orders
       */
      void ended(Optional<Failure> failure);
    }
  }
}
