package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TestRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.run.RunRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class ChooseCommandTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();

  @BeforeEach
  void measure() {
    services.runner.totals =
        Map.of(
            "kryo-flat", new double[] {500, 505, 495},
            "fst", new double[] {1100, 1105, 1095},
            "json/jackson/manual", new double[] {700, 705, 695});
  }

  private CliRun choose(String... options) {
    List<String> all = new ArrayList<>(List.of("choose", "-out=" + file("run.json")));
    all.addAll(List.of(options));
    return CliRun.of(services, all.toArray(new String[0]));
  }

  private Path file(String name) {
    return directory.resolve(name);
  }

  private static List<String> rows(RunRequest request) {
    return request.matrix().rows().stream().map(Row::name).toList();
  }

  @Test
  void measuresAllOnceAndThoseThatMayBeBestPrecisely() {
    services.runner.totals =
        Map.of(
            "kryo-flat", new double[] {500},
            "fst", new double[] {1100},
            "json/jackson/manual", new double[] {700});

    CliRun run = choose();

    assertThat(run.exit()).isZero();
    List<RunRequest> requests = services.runner.requests;
    assertThat(requests).hasSize(2);
    assertThat(rows(requests.get(0))).containsExactly("kryo-flat", "json/jackson/manual", "fst");
    assertThat(requests.get(0).method().stopping().most()).isEqualTo(1);
    assertThat(requests.get(0).matrix().variants().get(0).traffic().profile())
        .isEqualTo(TypeProfile.OWN);
    assertThat(requests.get(1).matrix().variants().get(0).traffic().profile())
        .isEqualTo(TypeProfile.MIXED);
    assertThat(run.err())
        .contains("rows that support such data: 3; left out: 1 made for other data");
  }

  @Test
  void answersWithWhatNoOtherRowBeats() {
    CliRun run = choose();

    assertThat(run.out()).contains("Shortlist");
    assertThat(run.out()).contains("kryo-flat ").doesNotContain("json/jackson/manual ", "Marked *");
    assertThat(run.out()).containsPattern("serbench -thorough -include=kryo-flat\n");
  }

  @Test
  void leavesOutWhatLacksANeedAndSaysWhatItWouldGain() {
    CliRun run = choose("-need=human-readable");

    assertThat(run.exit()).isZero();
    assertThat(services.runner.requests.stream().map(ChooseCommandTest::rows))
        .containsExactly(
            List.of("json/jackson/manual", "kryo-flat"), List.of("json/jackson/manual"));
    // Nothing is to be told from a single row.
    assertThat(services.runner.requests.get(1).method().stopping().most()).isEqualTo(3);
    assertThat(run.err()).contains("rows that meet the needs: 1; left out: 2 human-readable");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains(
            "kryo-flat would be about 1.4 times as fast with 90 bytes, but lacks human-readable")
        .doesNotContain("fst would be");
  }

  @Test
  void saysWhichNeedIsInTheWayWhereNoRowMeetsAll() {
    CliRun run = choose("-include=kryo-flat,fst", "-need=human-readable");

    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("no row meets all needs; without human-readable, 2 would");
    assertThat(services.runner.requests).isEmpty();
    assertThat(Files.exists(file("run.json"))).isFalse();
  }

  @Test
  void takesLicences() {
    CliRun run = choose("-licence=bsd", "-need=no-codegen");

    assertThat(run.exit()).isZero();
    assertThat(rows(services.runner.requests.get(1))).containsExactly("kryo-flat", "fst");
  }

  @Test
  void keepsTheResultsOfAllRuns() {
    choose("-need=human-readable");

    Run precise = services.files.get(file("run.json"));
    assertThat(precise.settings().arguments()).containsExactly("-include=json/jackson/manual");
    assertThat(services.files.get(file("run-1.json")).cells()).hasSize(2);
  }

  @Test
  void recommendsNothingOfThePastUnlessItIsNamed() {
    services.catalog = Catalog.load();
    services.runner.totals = Map.of("fury", new double[] {400, 405, 395});

    CliRun any = choose("-need=java_time,sealed_types");
    assertThat(any.err())
        .containsPattern(
            "rows that are not mostly of historical interest: \\d+; left out: \\d+ superseded or"
                + " without");
    assertThat(services.runner.requests)
        .isNotEmpty()
        .allSatisfy(request -> assertThat(rows(request)).doesNotContain("fury"));

    CliRun named = choose("-include=fury");
    assertThat(named.exit()).as(named.err()).isZero();
    assertThat(named.out()).contains("fury ");
  }

  @Test
  void recommendsUsualRowsWhereTheyMeetTheNeeds() {
    services.catalog = Catalog.load();
    services.runner.totals = Map.of("kryo-registered", new double[] {400, 405, 395});

    assertThat(measuredFor("-need=references"))
        .contains("kryo-registered", "fst")
        .doesNotContain("kryo-fastest-graph", "fory-thread-local", "fory-meta-shared-graph");
    assertThat(measuredFor("-include=kryo-fastest-graph,kryo-registered"))
        .contains("kryo-fastest-graph");
  }

  private Set<String> measuredFor(String... options) {
    services.runner.requests.clear();
    choose(options);
    return services.runner.requests.stream()
        .flatMap(request -> rows(request).stream())
        .collect(Collectors.toSet());
  }

  /** The record does not decide: where a row is fast today, it is on the list. */
  @Test
  void measuresFirstWhatWasFastBeforeOrIsUnknown() {
    services.catalog =
        TestRows.catalog(
            Stream.of("json/flexjson/databind", "fst", "fory", "kryo-flat", "unheard-of")
                .map(ChooseCommandTest::evolving)
                .toList());
    services.runner.totals =
        Map.of(
            "json/flexjson/databind", new double[] {300, 305, 295},
            "fory", new double[] {310, 315, 305},
            "unheard-of", new double[] {900, 905, 895});

    CliRun run = choose();

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(services.runner.requests.stream().map(ChooseCommandTest::rows).limit(3))
        .containsExactly(
            List.of("unheard-of", "fory", "kryo-flat", "fst"),
            List.of("json/flexjson/databind"),
            List.of("json/flexjson/databind", "fory", "unheard-of"));
  }

  @Test
  void suggestsTheNearestWord() {
    CliRun run = choose("-need=crosslanguage");

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("-need").contains("did you mean cross-language?");
  }

  @Test
  void answersForOneDataSet() {
    CliRun run = choose("-data=media.1,media.2");

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("one data set");
  }

  @Test
  void leavesOutWhatCouldNotBeTriedOnTheUsersDataInTime() {
    services.verifier.untried = Set.of("fst");

    CliRun run = choose("-type=com.acme.Order");

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err())
        .contains("rows that support your data: 1; left out: 1 not measured in time");
    assertThat(rows(services.runner.requests.get(0))).containsExactly("kryo-flat");
    assertThat(run.out()).contains("Only 1 row could be measured in time: this is no shortlist.");

    services.verifier.untried = Set.of("fst", "kryo-flat");
    assertThat(choose("-type=com.acme.Order").err())
        .contains("serbench: note: no row was tried on your data in time\n");
  }

  /** What rows do with serbench's own types may be another matter. */
  @Test
  void changesTheUsersClassWhereThatIsNeeded() {
    services.catalog = TestRows.catalog(List.of(evolving("kryo-flat"), evolving("fst")));
    services.checks.failing("kryo-flat", "no setters");
    readsChanges("fst");
    String type = "-type=" + ArrayList.class.getName();

    CliRun unchanged = choose(type, "-need=evolution");
    assertThat(unchanged.exit()).isZero();
    assertThat(unchanged.err())
        .contains("check evolution: java.util.ArrayList is not one of your classes");
    assertThat(unchanged.out()).contains("Some rows were not tried on changes of your class");
    CliRun run = choose("-type=" + Changing.class.getName(), "-need=evolution-backward");

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err())
        .contains(
            "ChooseCommandTest$Changing: added nameAddedLater (String), removed name,",
            "rows that can read your class after a change: 1; left out: 1 lose or refuse data");
    assertThat(rows(services.runner.requests.get(services.runner.requests.size() - 1)))
        .containsExactly("fst");
  }

  private void readsChanges(String row) {
    List<Feature> features =
        List.of(Feature.VERSIONING_BACKWARD_COMPATIBLE, Feature.VERSIONING_FORWARD_COMPATIBLE);
    services.checks.seen.put(row, Observed.of(row, features, List.of()));
  }

  /** A class of somebody's. */
  public record Changing(String name, String number) {}

  private static Row evolving(String name) {
    return TestRows.end(
        Row.named(name)
            .tags(
                Effort.ZERO_KNOWLEDGE,
                Format.BINARY,
                Structure.FLAT_TREE,
                Feature.VERSIONING_BACKWARD_COMPATIBLE,
                Feature.VERSIONING_FORWARD_COMPATIBLE)
            .library(new LibraryInfo(name, List.of("a:" + name), "MIT", "https://x.example/")));
  }

  /** A tree is no object of the class: only a roundtrip makes one of it. */
  @Test
  void comparesByRoundtripWhereObjectsAreWanted() {
    choose();
    assertThat(phases()).containsOnly(List.of(Phase.SER, Phase.DESER));

    services.runner.requests.clear();
    choose("-type=com.acme.Order");
    assertThat(phases()).containsOnly(List.of(Phase.SER, Phase.DESER, Phase.ROUNDTRIP));
  }

  private List<List<Phase>> phases() {
    return services.runner.requests.stream().map(request -> request.method().phases()).toList();
  }

  /** More time would not help. */
  @Test
  void saysWhatARowRefuses() {
    services.catalog =
        TestRows.catalog(
            List.of(
                TestRows.row("one"),
                TestRows.row("two"),
                TestRows.row("three"),
                evolving("lacks-none-of-evolution")));
    services.verifier.special =
        List.of(
            refusal("one", "java.io.NotSerializableException: com.acme.Order"),
            refusal("two", "java.lang.IllegalStateException: must implement java.io.Serializable"),
            refusal("three", "x.y.BindException: com.acme.Order is odd"));

    CliRun run = choose("-type=com.acme.Order", "-licence=gpl");

    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains(
            "no row is left (rows that support your data: 0; left out: 3 refuses)",
            "for example, one refuses: java.io.NotSerializableException: com.acme.Order\n")
        .doesNotContain("-budget");
    assertThat(services.runner.requests).isEmpty();
  }

  private static TriedRow refusal(String row, String cause) {
    return new TriedRow(row, "Order.generated", Fit.REFUSES, cause);
  }

  /** Of two needs, a near miss lacks one, and has the other. */
  @Test
  void nearMissesHaveTheNeedsThatTheyDoNotLack() {
    services.catalog =
        TestRows.catalog(
            List.of(
                tagged("meets", Feature.NO_UNSAFE, Feature.RECORDS),
                tagged("no-records", Feature.NO_UNSAFE),
                tagged("unsafe", Feature.RECORDS),
                tagged("neither")));
    services.runner.totals =
        Map.of(
            "meets", new double[] {900, 905, 895},
            "no-records", new double[] {300},
            "unsafe", new double[] {200},
            "neither", new double[] {100});

    String answer = choose("-need=records,no-unsafe").out().replaceAll("\\s+", " ");

    assertThat(answer)
        .containsPattern("no-records would be .{1,60} lacks records")
        .containsPattern("unsafe would be .{1,60} lacks no-unsafe")
        .doesNotContain("neither");
  }

  private static Row tagged(String name, Feature... features) {
    return TestRows.end(
        Row.named(name)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE, features)
            .library(new LibraryInfo(name, List.of("a:" + name), "MIT", "https://x.example/")));
  }

  /** A row that fails must not hide those that only it beat. */
  @Test
  void rowsComeBackThatOnlyThoseBeatWhichFailLater() {
    services.catalog =
        TestRows.catalog(List.of(tagged("a"), tagged("b"), tagged("c"), tagged("hidden")));
    services.runner.totals =
        Map.of(
            "a", new double[] {100},
            "b", new double[] {105},
            "c", new double[] {110},
            "hidden", new double[] {700});
    services.runner.failingLater = List.of("a", "b", "c");

    CliRun run = choose();

    assertThat(run.err())
        .contains("rows that may be best: 3;")
        .contains("rows that nothing refutes: 1; left out: 3 failed");
    assertThat(run.out()).contains("this is no shortlist").containsPattern("(?m)^hidden +700 ");
  }

  @Test
  void failsWhereNothingCouldBeMeasured() {
    services.runner.totals = Map.of();

    CliRun run = choose();

    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("none of the rows that fit could be measured in time (");
  }
}
