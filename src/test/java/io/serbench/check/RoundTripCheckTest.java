package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.result.Answered;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundTripCheckTest {
  private static final List<String> DATA = List.of("media.1", "media.2");

  private final CheckingForks children = new CheckingForks();

  private List<Observed> check(RunRequest request) {
    List<Observed> heard = new ArrayList<>();
    Check check = new RoundTripCheck(DATA, true, false);
    List<Observed> all =
        new Engine<Observed>((jvm, inProcess) -> children, check).run(request, heard::add);
    assertThat(heard).isEqualTo(all);
    return all;
  }

  private static Answered answer(String data, Fit fit) {
    return Answered.of(Topic.of(data), fit);
  }

  @Test
  void aRowIsKnownOnceAllOfItsDataAre() {
    children.breakingOn("row1 media.2");
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    Row[] rows = Requests.rows(2);

    assertThat(check(Requests.of(1, DATA, rows[0], rows[1], missing)))
        .containsExactly(
            SeenRows.of("row0", List.of(answer("media.1", Fit.FITS), answer("media.2", Fit.FITS))),
            SeenRows.of(
                "row1",
                List.of(
                    answer("media.1", Fit.FITS),
                    Answered.of(Topic.of("media.2"), Fit.REFUSES, "opening: broken"))),
            Observed.notTried("missing", "UNAVAILABLE", "not here"));
  }

  @Test
  void aRowThatIsMadeForOtherDataIsNotTried() {
    Row other = Requests.opened(Requests.row("other").only("users"));
    List<Observed> seen = check(Requests.of(1, DATA, other, Requests.rows(1)[0]));

    assertThat(seen).extracting(Observed::row).containsExactly("row0", "other");
    assertThat(seen.get(1).status()).isEqualTo("NOT_CARRIED");
    assertThat(seen.get(1).cause()).isNotEmpty();
  }

  @Test
  void whereAnyRowWillDoOneIsEnough() {
    Observed fits = SeenRows.of("a", List.of(answer("media.1", Fit.FITS)));
    Observed loses = SeenRows.of("b", List.of(answer("media.1", Fit.LOSES)));
    List<String> one = List.of("media.1");

    assertThat(new RoundTripCheck(one, true, false).failed(List.of(fits, loses))).isTrue();
    assertThat(new RoundTripCheck(one, false, false).failed(List.of(fits, loses))).isFalse();
    assertThat(new RoundTripCheck(one, false, false).failed(List.of(loses))).isTrue();
  }
}
