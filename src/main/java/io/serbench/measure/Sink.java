package io.serbench.measure;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Consumes results, so that the JIT cannot remove the work that produced them.
 *
 * <p>If the JVM supports the compile command {@code blackhole} (JDK 17 and later, JDK-8259316),
 * forks use it for {@link #consume}: the argument counts as used, and the call costs nothing.
 * Otherwise the body runs: an opaque store, which no JIT may remove and which needs no fence. All
 * forks of a run use the same of the two, and the report says which.
 */
public final class Sink {
  private static final VarHandle LATEST;

  // Only written through the handle.
  @SuppressWarnings("unused")
  private Object latest;

  private static final Sink SINK = new Sink();

  static {
    try {
      LATEST = MethodHandles.lookup().findVarHandle(Sink.class, "latest", Object.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private Sink() {}

  /** Consumes a result. */
  public static void consume(Object result) {
    LATEST.setOpaque(SINK, result);
  }
}
