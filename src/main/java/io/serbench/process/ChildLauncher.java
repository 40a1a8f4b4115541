package io.serbench.process;

import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.protocol.FromParent;
import io.serbench.result.JvmInfo;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

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
  Child start(Row row, List<Path> first, FromParent order, ChildListener listener);

  /**
   * Starts a child with the user's jars, and gives it an order that names no row.
   *
   * @param origin a provider of rows, if the order names one
   * @param timeout after so long without a sign of life it is killed
   */
  Child start(Origin origin, FromParent order, Duration timeout, ChildListener listener);

  /** Ends all children that live. */
  void killAll();
}
