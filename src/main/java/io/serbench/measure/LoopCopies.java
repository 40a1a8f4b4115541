package io.serbench.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;

/**
 * Makes copies of the class {@link TimedLoop}, one for each operation.
 *
 * <p>The JIT compiles a method once for all its callers, by what it has seen at each call site. One
 * loop that has timed three operations calls the fourth through a table and inlines none of them. A
 * copy of the class has a profile of its own, sees one operation in its life, and inlines it. Other
 * harnesses generate source code to the same end; a hidden class (JEP 371) does it in one call.
 */
final class LoopCopies {
  private LoopCopies() {}

  /** A loop that has never run anything. */
  static BatchLoop fresh() {
    try (InputStream in = LoopCopies.class.getResourceAsStream("TimedLoop.class")) {
      return (BatchLoop)
          MethodHandles.lookup()
              .defineHiddenClass(in.readAllBytes(), true)
              .lookupClass()
              .getDeclaredConstructor()
              .newInstance();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot copy the timed loop", e);
    }
  }
}
