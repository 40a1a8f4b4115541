package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.Owned;
import io.serbench.result.CallProfile.Owner;
import java.util.Comparator;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CallStacksTest {
  private static final String LOOP =
      "io/serbench/fork/Worker.main_[j];io/serbench/measure/TimedLoop.time_[j];"
          + "io/serbench/fork/ValuePhases$$Lambda$7.call_[i];";
  private static final String APART = LOOP.replace("TimedLoop", "ApartLoop");
  private static final String LIBRARY = LOOP + "com/fasterxml/jackson/databind/ObjectMapper.";

  private static CallStacks read(String... lines) {
    return CallStacks.read(String.join("\n", lines), false, Set.of("io.serbench.dataset.Shape"));
  }

  @Test
  void onlySamplesOfTimedCallsCount() {
    CallStacks stacks =
        read(
            LIBRARY + "write_[j] 6",
            LIBRARY + "write_[1] 2",
            "io/serbench/measure/TimedLoop.time_[j] 1",
            "io.serbench.measure.TimedLoop.time_[j] 1",
            "io/serbench/fork/Worker.main_[j];io/serbench/witness/Witness.time_[j] 9",
            APART + "java/lang/String.length_[i] 1",
            APART.replace("ValuePhases$$Lambda$7.call", "OtherWork.run") + "a/B.c_[j] 9");

    assertThat(stacks.weight()).isEqualTo(11);
    assertThat(stacks.methods())
        .containsExactly(
            new CodePlace(
                "com.fasterxml.jackson.databind.ObjectMapper.write", Owner.LIBRARY, 8 / 11.0),
            new CodePlace("io.serbench.measure.TimedLoop.time", Owner.SERBENCH, 2 / 11.0),
            new CodePlace("java.lang.String.length", Owner.JDK, 1 / 11.0));
    assertThat(stacks.collapsed(false))
        .contains("timed loop;io/serbench/fork/ValuePhases$$Lambda.call;com/fasterxml")
        .doesNotContain("_[", "Witness");
  }

  @Test
  void codeHasAnOwner() {
    CallStacks stacks =
        read(
            LIBRARY + "a_[j] 50",
            LOOP + "com/google/gson/Gson.b_[j] 10",
            LOOP + "com/fasterxml/jackson/generated/Code_1.c_[0] 10",
            LOOP + "io/serbench/dataset/Shape.values_[i] 10",
            LOOP + "vtable stub 5",
            LOOP + "libc.so.6`memcpy 3",
            LOOP + "libzstd.so`compress 2",
            LOOP + "java/lang/invoke/LambdaForm$MH+0x01.d_[j] 10");

    assertThat(CallStacks.owners(stacks.methods()))
        .usingElementComparator(
            Comparator.comparing(Owned::owner)
                .thenComparing(owned -> Math.round(owned.share() * 1e6)))
        .containsExactlyInAnyOrder(
            new Owned(Owner.LIBRARY, 0.6),
            new Owned(Owner.OTHER_LIBRARIES, 0.12),
            new Owned(Owner.DATA, 0.1),
            new Owned(Owner.JVM, 0.08),
            new Owned(Owner.JDK, 0.1));
  }

  @Test
  void allocationsHaveAClassAndAMethod() {
    CallStacks stacks =
        CallStacks.read(
            LIBRARY + "a_[j];byte[]_[i] 300\n" + LIBRARY + "b_[j];java.lang.String[]_[k] 100",
            true,
            Set.of());

    assertThat(stacks.methods()).extracting(CodePlace::share).containsExactly(0.75, 0.25);
    assertThat(stacks.classes())
        .containsExactly(
            new CodePlace("byte[]", Owner.JDK, 0.75),
            new CodePlace("java.lang.String[]", Owner.JDK, 0.25));
    assertThat(CallStacks.owners(stacks.methods()).get(0).share()).isCloseTo(1, within(1e-9));
  }
}
