package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JdkCheckTest {
  private static final String WARNING =
      "WARNING: sun.misc.Unsafe::putInt has been called by org.example.Fast (file:/x.jar)";
  private static final String WITHOUT = "-Dfast.unsafe=false";
  private static final List<String> DATA = List.of("media.1", "media.2");

  private final CheckingForks allowing = new CheckingForks();
  private final CheckingForks warning = new CheckingForks();
  private final CheckingForks denying = new CheckingForks();
  private final CheckingForks without = new CheckingForks();
  private int jdk = 25;

  private ForkLauncher open(JvmChoice jvm) {
    String options = String.join(" ", jvm.options());
    CheckingForks denied = options.startsWith(WITHOUT) ? without : denying;
    CheckingForks children =
        options.endsWith("=warn") ? warning : options.endsWith("=deny") ? denied : allowing;
    return children.on(jdk);
  }

  private List<Observed> check(Row... rows) {
    List<Observed> heard = new ArrayList<>();
    List<Observed> all =
        new Engine<Observed>((jvm, inProcess) -> open(jvm), new JdkCheck())
            .run(Requests.of(1, DATA, rows), heard::add);
    assertThat(heard).isEqualTo(all);
    return all;
  }

  private static Observed seen(String row, String outlook, String cause) {
    List<Feature> features = new ArrayList<>();
    if (outlook.equals("silent")) {
      features.add(Feature.NO_UNSAFE);
    }
    if (!outlook.equals("broken")) {
      features.add(Feature.JDK_25);
    }
    CheckVerdict verdict = JdkCheck.KIND.verdict(JdkCheck.OUTLOOK, outlook);
    return Observed.of(row, features, List.of(Answered.of(JdkCheck.OUTLOOK, verdict, cause)));
  }

  @Test
  void aRowThatNeverAsksIsSilent() {
    assertThat(check(Requests.rows(1))).containsExactly(seen("row0", "silent", ""));
    assertThat(denying.checks).containsExactly("row0 [media.1, media.2]");
    assertThat(warning.checks).containsExactly("row0 [media.1, media.2]");
    assertThat(allowing.checks).isEmpty();
  }

  @Test
  void aRowThatIsOpenedToTheJdksOwnUnsafeDoesNotDoWithout() {
    Row row =
        Requests.opened(
            Requests.row("row0").opens("java.base/jdk.internal.misc", "java.base/java.lang"));
    Row other = Requests.opened(Requests.row("row1").opens("java.base/java.lang"));
    assertThat(check(row, other))
        .containsExactly(
            seen("row0", "internal", "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED"),
            seen("row1", "silent", ""));
  }

  @Test
  void aRowThatAsksAndDoesWithoutHasAFallback() {
    warning.printing("hello", WARNING, WARNING);
    assertThat(check(Requests.rows(1)))
        .containsExactly(seen("row0", "warns", "sun.misc.Unsafe::putInt by org.example.Fast"));
  }

  @Test
  void whatFailsWhereItIsDeniedOnlyFailsForThisReason() {
    denying.breakingOn("row0 media.1").breakingOn("row0 media.2").breakingOn("row1 media.2");
    assertThat(check(Requests.rows(2)))
        .containsExactly(
            seen("row0", "fails", "opening: broken"),
            seen("row1", "fails", "1 of 2, first media.2: opening: broken"));
    assertThat(allowing.checks).containsExactly("row0 [media.1, media.2]", "row1 [media.2]");
    assertThat(warning.checks).isEmpty();
  }

  @Test
  void whatFailsIsTriedWithTheOptionThatTheLibraryDocuments() {
    Row row0 = Requests.opened(Requests.row("row0").withoutUnsafe(WITHOUT));
    Row row1 = Requests.opened(Requests.row("row1").withoutUnsafe(WITHOUT));
    denying.breakingOn("row0 media.1").breakingOn("row1 media.1");
    without.breakingOn("row1 media.2");
    assertThat(check(row0, row1))
        .containsExactly(
            seen("row0", "works with", WITHOUT),
            seen(
                "row1",
                "fails",
                "even with -Dfast.unsafe=false, 1 of 2, first media.2: opening: broken"));
    assertThat(without.checks)
        .containsExactly("row0 [media.1, media.2]", "row1 [media.1, media.2]");
  }

  @Test
  void whatFailsAnywayFailsForAnotherReason() {
    denying.breakingOn("row0 media.1").breakingOn("row1 media.1").dyingOn("row1 media.2");
    allowing.breakingOn("row0 media.1").breakingOn("row1 media.1").dyingOn("row1 media.2");
    assertThat(check(Requests.rows(2)))
        .containsExactly(seen("row0", "silent", ""), seen("row1", "broken", "opening: broken"));
  }

  @Test
  void whatCannotRunHereIsNotTried() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    assertThat(check(missing))
        .containsExactly(Observed.notTried("missing", "UNAVAILABLE", "not here"));
    assertThat(denying.checks).isEmpty();
  }

  @Test
  void anOldJvmCannotBeStrict() {
    jdk = 17;
    assertThatThrownBy(() -> check(Requests.rows(1)))
        .isInstanceOf(JvmException.class)
        .hasMessage(
            "check jdk needs JDK 23 or later, but this one is JDK 17; pass a later one with -jvm=");
  }

  @Test
  void saysWhatWasCalledAndByWhom() {
    assertThat(
            JdkCheck.warning(
                "WARNING: sun.misc.Unsafe::objectFieldOffset has been called by"
                    + " org.example.Fields (file:/home/me/app.jar)"))
        .contains("sun.misc.Unsafe::objectFieldOffset by org.example.Fields");
    assertThat(
            JdkCheck.warning(
                "WARNING: Final field total in org.example.Order has been mutated reflectively by"
                    + " class org.example.Binder in unnamed module @7a (file:/home/me/app.jar)"))
        .contains("final field total in org.example.Order by org.example.Binder");
  }

  @Test
  void heedsNoOtherLine() {
    assertThat(
            JdkCheck.warning(
                "WARNING: A terminally deprecated method in sun.misc.Unsafe has been called"))
        .isEmpty();
    assertThat(JdkCheck.warning("WARNING: something of a library's")).isEmpty();
  }
}
