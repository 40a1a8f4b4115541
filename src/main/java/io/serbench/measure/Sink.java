package io.serbench.measure;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Where results go, so that the JIT cannot remove the work that made them.
 *
 * <p>Where the JVM knows the compile command {@code blackhole} (JDK 17 and later, JDK-8259316), it
 * is told to treat {@link #consume} as one: the argument counts as used, and the call costs
 * nothing. Elsewhere the body runs: an opaque store, which no JIT may remove and which costs no
 * fence. All forks of a run do the same of the two, and the report says which.
 */
public final class Sink {
  private static final VarHandle LATEST;

  // Written through the handle only.
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

  /** Uses up a result. */
  public static void consume(Object result) {
    LATEST.setOpaque(SINK, result);
  }
}
