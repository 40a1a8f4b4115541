package io.serbench.choose;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.choose.Choice.NearMiss;
import io.serbench.choose.Choice.Requirements;
import io.serbench.choose.Choice.SearchStep;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.library.Rows;
import io.serbench.report.format.Formats;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChoiceTest {
  private static final Need CROSS_LANGUAGE = Need.find("cross-language").orElseThrow();
  private static final Contender PROTOBUF =
      new Contender("protobuf", Estimate.within(800, 790, 810), 242, 2000);
  private static final Contender JACKSON =
      new Contender("json/jackson/databind", Estimate.within(2400, 2380, 2420), 235, 4000);

  private static Choice answer(Contender protobuf) {
    List<Row> rows =
        Rows.ALL.rows().stream()
            .filter(row -> List.of("protobuf", "json/jackson/databind").contains(row.name()))
            .toList();
    return new Choice(
        new Requirements("media.1", List.of(CROSS_LANGUAGE), 17),
        List.of(
            new SearchStep("rows", 194, Map.of()),
            new SearchStep("rows that meet the needs", 2, Map.of("cross-language", 56))),
        new Front(List.of(JACKSON, protobuf), Aim.TIME),
        List.of(protobuf, JACKSON),
        List.of(new NearMiss("kryo-manual", CROSS_LANGUAGE, 1.62, 213)),
        List.of("-include=protobuf,json/jackson/databind", "my orders.json"),
        List.of(
            List.of("-profile=cpu,alloc", "-include=protobuf"), List.of("-without=*", "a.json")),
        rows);
  }

  private static String text(Choice answer) {
    return Formats.TEXT.pageWriter().orElseThrow().apply(answer.page());
  }

  @Test
  void hasTheShortlistTheWayThereAndTheWayOn() {
    assertThat(text(answer(PROTOBUF)))
        .contains("rows: 194", "rows that meet the needs: 2; left out: 56 cross-language")
        .containsPattern("protobuf +800 +1\\.3% +1\\.00 +242 +2000")
        .containsPattern("json/jackson/databind +2400 +0\\.8% +3\\.00 +235 +4000")
        .contains("code is generated or written by hand")
        .contains("kryo-manual would be about 1.6 times as fast with 213 bytes, but lacks")
        .contains("serbench -thorough -include=protobuf,json/jackson/databind 'my orders.json'")
        .contains("serbench -profile=cpu,alloc -include=protobuf\n")
        .contains("serbench '-without=*' a.json")
        .doesNotContain("first impressions");
  }

  @Test
  void namesWhatThereIsNoRoomFor() {
    Choice answer = answer(PROTOBUF);
    Contender thrift = new Contender("thrift", Estimate.within(790, 780, 800), 352, 2100);
    Contender fst = new Contender("fst", Estimate.within(990, 980, 1000), 352, 2100);
    Choice crowded =
        new Choice(
            answer.wanted(),
            answer.steps(),
            new Front(List.of(JACKSON, PROTOBUF, thrift, fst), Aim.TIME),
            answer.shortlist(),
            answer.misses(),
            answer.command(),
            answer.why(),
            answer.rows());
    assertThat(text(crowded))
        .contains("Not beaten either, but close to rows above: thrift\n")
        .contains("Measured, and beaten by a row above: fst\n");
    assertThat(text(answer)).doesNotContain("Not beaten either", "beaten by");
  }

  @Test
  void fitsOneScreen() {
    assertThat(text(answer(PROTOBUF)).lines()).hasSizeLessThanOrEqualTo(40);
  }

  @Test
  void callsFirstImpressionsNoShortlist() {
    Estimate once = Estimate.within(800, Double.NaN, Double.NaN);
    Choice measured = answer(PROTOBUF);
    List<Contender> impressions = List.of(new Contender("protobuf", once, 242, 2000));
    Choice late =
        new Choice(
            measured.wanted(),
            measured.steps(),
            new Front(impressions, Aim.TIME),
            impressions,
            List.of(),
            measured.command(),
            measured.why(),
            measured.rows());
    assertThat(text(late))
        .contains("There was time for first impressions of 1 row only")
        .contains("First impressions\n---")
        .containsPattern("protobuf +800 +- +1\\.00")
        .contains("To measure these rows thoroughly")
        .doesNotContain("Shortlist");
  }

  @Test
  void saysHowManyRowsNobodyMeasured() {
    Choice answer = answer(PROTOBUF);
    SearchStep tried =
        new SearchStep("rows that support your data", 4, Map.of(Choice.NOT_MEASURED, 3));
    SearchStep step =
        new SearchStep("rows that may be best", 2, Map.of("failed", 1, Choice.NOT_MEASURED, 4));
    Choice late =
        new Choice(
            answer.wanted(),
            List.of(tried, step),
            answer.measured(),
            answer.shortlist(),
            List.of(),
            answer.command(),
            answer.why(),
            answer.rows());
    assertThat(text(late))
        .containsPattern("Measured +the likeliest 2 rows; time ran out for 7 more")
        .contains("Only 2 rows could be measured in time: this is no shortlist.")
        .doesNotContain("Shortlist", "the shortlist");
    assertThat(text(answer)).doesNotContain("likeliest", "no shortlist");
  }

  @Test
  void hasItsNumbersForPrograms() {
    String csv =
        Formats.byName("csv")
            .orElseThrow()
            .pageWriter()
            .orElseThrow()
            .apply(answer(PROTOBUF).page());
    assertThat(csv.lines())
        .anyMatch(line -> line.startsWith("protobuf,front,800"))
        .anyMatch(line -> line.startsWith("json/jackson/databind,front,2400"))
        .anyMatch(
            line -> line.startsWith("kryo-manual,near miss,") && line.endsWith("cross-language"));
  }
}
