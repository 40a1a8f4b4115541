package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.ForkedFutureCheck.StrictWarning;
import org.junit.jupiter.api.Test;

class StrictWarningTest {
  @Test
  void saysWhatWasCalledAndByWhom() {
    assertThat(
            StrictWarning.in(
                "WARNING: sun.misc.Unsafe::objectFieldOffset has been called by"
                    + " org.example.Fields (file:/home/me/app.jar)"))
        .contains("sun.misc.Unsafe::objectFieldOffset by org.example.Fields");
    assertThat(
            StrictWarning.in(
                "WARNING: Final field total in org.example.Order has been mutated reflectively by"
                    + " class org.example.Binder in unnamed module @7a (file:/home/me/app.jar)"))
        .contains("final field total in org.example.Order by org.example.Binder");
  }

  @Test
  void heedsNoOtherLine() {
    assertThat(
            StrictWarning.in(
                "WARNING: A terminally deprecated method in sun.misc.Unsafe has been called"))
        .isEmpty();
    assertThat(StrictWarning.in("WARNING: something of a library's")).isEmpty();
  }
}
