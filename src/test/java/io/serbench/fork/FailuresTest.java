package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Failure;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailuresTest {
  /** Does what no exception should, where it is asked for its text or its cause. */
  @SuppressWarnings({"OverrideThrowableToString", "ToStringReturnsNull"}) // As rows may.
  private static final class Odd extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String text;
    private final boolean tellsItsCause;

    Odd(String text, boolean tellsItsCause) {
      this.text = text;
      this.tellsItsCause = tellsItsCause;
    }

    @Override
    public String toString() {
      if (text.isEmpty()) {
        throw new IllegalStateException("in toString");
      }
      return text.equals("null") ? null : text;
    }

    @Override
    public synchronized Throwable getCause() {
      if (!tellsItsCause) {
        throw new IllegalStateException("in getCause");
      }
      return super.getCause();
    }
  }

  @Test
  void theRootCauseIsNamedBesideTheException() {
    Throwable thrown =
        new IllegalStateException("outer", new RuntimeException(new Error("the\ninnermost")));
    assertThat(Failures.oneLine(thrown))
        .isEqualTo(
            "java.lang.IllegalStateException: outer (caused by java.lang.Error: the innermost)");
  }

  @Test
  void theRootCauseFollowsAMessageThatIsTooLong() {
    Throwable root = new RuntimeException("in object com.acme.Order@6574a52c");
    assertThat(Failures.oneLine(new IllegalStateException("long ".repeat(200), root)))
        .startsWith("IllegalStateException: long long")
        .endsWith("... (caused by RuntimeException: in object com.acme.Order)");
  }

  @Test
  void theJdkThatAClassNeedsIsSaid() {
    Throwable thrown =
        new UnsupportedClassVersionError(
            "p/New has been compiled by a more recent version of the Java Runtime (class file"
                + " version 69.0), this version of the Java Runtime only recognizes class file"
                + " versions up to 61.0");
    assertThat(Failures.oneLine(new IllegalStateException("no setter", thrown)))
        .isEqualTo(
            "java.lang.IllegalStateException: no setter (caused by"
                + " java.lang.UnsupportedClassVersionError: p.New needs Java 25: pass -jvm=25)");
  }

  @Test
  void aLinkageErrorSaysThatTheStackIsDeep() {
    assertThat(Failures.oneLine(nested(2000)))
        .isEqualTo("java.lang.NoClassDefFoundError: A (in more than 1024 nested calls)");
    assertThat(Failures.oneLine(nested(10))).isEqualTo("java.lang.NoClassDefFoundError: A");
  }

  private static Throwable nested(int calls) {
    return calls == 0 ? new NoClassDefFoundError("A") : nested(calls - 1);
  }

  @Test
  void causesInACircleEnd() {
    RuntimeException first = new RuntimeException("first");
    RuntimeException second = new RuntimeException("second", first);
    first.initCause(second);
    Failure failure = Failures.of("warming up ser", second);

    assertThat(failure.cause())
        .isEqualTo(
            "warming up ser: java.lang.RuntimeException: second"
                + " (caused by java.lang.RuntimeException: first)");
    assertThat(failure.details().orElseThrow()).contains("FailuresTest");
  }

  static Stream<Throwable> odd() {
    return Stream.of(new Odd("", true), new Odd("null", true), new Odd("fine", false));
  }

  @ParameterizedTest
  @MethodSource("odd")
  void anExceptionThatThrowsWhenItIsAskedIsNamedAtLeast(Throwable odd) {
    Failure failure = Failures.of("opening", odd);

    assertThat(failure.cause()).startsWith("opening: ").containsAnyOf("Odd", "fine");
    assertThat(failure.details()).isPresent();
  }
}
