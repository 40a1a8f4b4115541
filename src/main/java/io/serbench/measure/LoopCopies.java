package io.serbench.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;

/**
 * Makes a copy of the class {@link TimedLoop} or {@link ApartLoop} for each operation.
 *
 * <p>The JIT compiles a method once for all its callers, by the profile of each call site. A loop
 * that has timed several operations calls the next one through a table and inlines none of them. A
 * copy of the class has its own profile, sees a single operation in its life, and inlines it. Other
 * harnesses generate source code for this purpose; a hidden class (JEP 371) takes one call.
 */
final class LoopCopies {
  private LoopCopies() {}

  /** Returns a {@link TimedLoop} that has never run anything. */
  static BatchLoop fresh() {
    try {
      return copy(TimedLoop.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot copy the timed loop", e);
    }
  }

  /** Returns an {@link ApartLoop} that has never run anything. */
  static BatchLoop apart(Warmup.Between work) {
    try {
      return copy(ApartLoop.class).getDeclaredConstructor(Warmup.Between.class).newInstance(work);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot copy the timed loop", e);
    }
  }

  private static Class<? extends BatchLoop> copy(Class<? extends BatchLoop> loop)
      throws IllegalAccessException {
    try (InputStream in = loop.getResourceAsStream(loop.getSimpleName() + ".class")) {
      return MethodHandles.lookup()
          .defineHiddenClass(in.readAllBytes(), true)
          .lookupClass()
          .asSubclass(BatchLoop.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
