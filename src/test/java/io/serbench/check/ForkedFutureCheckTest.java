package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.check.Prospect.Outlook;
import io.serbench.process.ChildLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmException;
import io.serbench.run.Requests;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkedFutureCheckTest {
  private static final String WARNING =
      "WARNING: sun.misc.Unsafe::putInt has been called by org.example.Fast (file:/x.jar)";
  private static final List<String> DATA = List.of("media.1", "media.2");

  private final CheckingChildren allowing = new CheckingChildren();
  private final CheckingChildren warning = new CheckingChildren();
  private final CheckingChildren denying = new CheckingChildren();
  private int jdk = 25;

  private ChildLauncher open(JvmChoice jvm) {
    String options = String.join(" ", jvm.options());
    CheckingChildren children =
        options.endsWith("=warn") ? warning : options.endsWith("=deny") ? denying : allowing;
    return children.on(jdk);
  }

  private List<Prospect> check(Row... rows) {
    List<Prospect> heard = new ArrayList<>();
    List<Prospect> all =
        new ForkedFutureCheck((jvm, inProcess) -> open(jvm))
            .run(Requests.of(1, DATA, rows), heard::add);
    assertThat(heard).isEqualTo(all);
    return all;
  }

  @Test
  void aRowThatNeverAsksIsSilent() {
    assertThat(check(Requests.rows(1))).containsExactly(new Prospect("row0", Outlook.SILENT, ""));
    assertThat(denying.checks).containsExactly("row0 [media.1, media.2]");
    assertThat(warning.checks).containsExactly("row0 [media.1, media.2]");
    assertThat(allowing.checks).isEmpty();
  }

  @Test
  void aRowThatAsksAndDoesWithoutHasAFallback() {
    warning.printing("hello", WARNING, WARNING);
    assertThat(check(Requests.rows(1)))
        .containsExactly(
            new Prospect("row0", Outlook.WARNS, "sun.misc.Unsafe::putInt by org.example.Fast"));
  }

  @Test
  void whatFailsWhereItIsDeniedOnlyFailsForThisReason() {
    denying.breakingOn("row0 media.1").breakingOn("row0 media.2").breakingOn("row1 media.2");
    assertThat(check(Requests.rows(2)))
        .containsExactly(
            new Prospect("row0", Outlook.FAILS, "opening: broken"),
            new Prospect("row1", Outlook.FAILS, "1 of 2, first media.2: opening: broken"));
    assertThat(allowing.checks).containsExactly("row0 [media.1, media.2]", "row1 [media.2]");
    assertThat(warning.checks).isEmpty();
  }

  @Test
  void whatFailsAnywayFailsForAnotherReason() {
    denying.breakingOn("row0 media.1").breakingOn("row1 media.1").dyingOn("row1 media.2");
    allowing.breakingOn("row0 media.1").breakingOn("row1 media.1").dyingOn("row1 media.2");
    assertThat(check(Requests.rows(2)))
        .containsExactly(
            new Prospect("row0", Outlook.SILENT, ""),
            new Prospect("row1", Outlook.BROKEN, "opening: broken"));
  }

  @Test
  void whatCannotRunHereIsNotTried() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    assertThat(check(missing))
        .containsExactly(new Prospect("missing", Outlook.UNAVAILABLE, "not here"));
    assertThat(denying.checks).isEmpty();
  }

  @Test
  void anOldJvmCannotBeStrict() {
    jdk = 17;
    assertThatThrownBy(() -> check(Requests.rows(1)))
        .isInstanceOf(JvmException.class)
        .hasMessage(
            "-future needs JDK 23 or later, but this one is JDK 17; pass a later one with -jvm=");
  }
}
