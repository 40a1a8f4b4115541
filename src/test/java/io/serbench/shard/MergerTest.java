package io.serbench.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.ForkResult;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.MachineInfo.Cache;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.MachineInfo.Signature;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.RunBuilder;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Warning;
import io.serbench.run.Requests;
import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.ShardSet.ShardFile;
import io.serbench.shard.SimulatedCluster.Spread;
import io.serbench.statistics.Baseline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergerTest {
  private static final int SHARDS = 4;
  private static final Processor ONE = SimulatedCluster.called("One");

  private final List<Run> shards = cluster(9).shards(Collections.nCopies(SHARDS, ONE));

  @TempDir private Path folder;

  private static SimulatedCluster cluster(int rows) {
    return new SimulatedCluster(List.of(Requests.rows(rows)), Spread.USUAL, 3);
  }

  @Test
  void allForksAreThereAsTheyWereMeasured() throws ShardException {
    Run merged = merged(shards);

    assertThat(merged.cells()).hasSize(9);
    for (CellResult cell : merged.cells()) {
      List<List<PhaseResult>> before =
          shards.stream()
              .flatMap(shard -> shard.cells().stream())
              .filter(other -> other.id().equals(cell.id()))
              .flatMap(other -> other.forks().stream())
              .map(ForkResult::phases)
              .toList();
      assertThat(cell.forks()).extracting(ForkResult::phases).isEqualTo(before);
      assertThat(cell.forks())
          .extracting(ForkResult::number)
          .isEqualTo(IntStream.rangeClosed(1, before.size()).boxed().toList());
    }
  }

  @Test
  void eachForkIsKnownByItsMachine() throws ShardException {
    Run merged = merged(shards);

    for (int i = 0; i < SHARDS; i++) {
      Run shard = shards.get(i);
      Run again = merged.shard(merged.environment().parts().get(i));
      assertThat(again.environment().machine()).isEqualTo(shard.environment().machine());
      assertThat(again.cells().stream().filter(cell -> !cell.forks().isEmpty()).toList())
          .extracting(CellResult::id)
          .containsExactlyInAnyOrderElementsOf(shard.cells().stream().map(CellResult::id).toList());
    }
  }

  /** Machines that call themselves the same may have processors of several kinds. */
  @Test
  void processorsAreOfOneKindIfNameSignatureAndCachesAre() throws ShardException {
    assertThat(kinds(ONE, ONE, moreCores())).containsOnly("One (amd64)");
    assertThat(kinds(ONE, SimulatedCluster.called("Two"), ONE))
        .containsExactly("One (amd64)", "Two (amd64)", "One (amd64)");
    assertThat(kinds(like("17", 32), like("1", 32), like("17", 32)))
        .containsExactly(
            "One (amd64), family 25 model 17 stepping 0",
            "One (amd64), family 25 model 1 stepping 0",
            "One (amd64), family 25 model 17 stepping 0");
    assertThat(kinds(like("17", 32), like("17", 48)))
        .containsExactly(
            "One (amd64), family 25 model 17 stepping 0, L1d 32 KiB",
            "One (amd64), family 25 model 17 stepping 0, L1d 48 KiB");
    assertThat(kinds(ONE, like("17", 32)))
        .containsExactly(
            "One (amd64), unknown processor signature",
            "One (amd64), family 25 model 17 stepping 0");
  }

  private static Processor moreCores() {
    return new Processor(ONE.model(), ONE.signature(), ONE.arch(), 8, 16, ONE.caches());
  }

  private static Processor like(String model, long kibibytes) {
    return new Processor(
        ONE.model(),
        Optional.of(new Signature("25", model, "0")),
        ONE.arch(),
        ONE.cores(),
        ONE.threads(),
        List.of(new Cache("L1d", kibibytes << 10)));
  }

  private static List<String> kinds(Processor... machines) throws ShardException {
    return merged(cluster(9).shards(List.of(machines))).environment().parts().stream()
        .map(MergedShard::kind)
        .toList();
  }

  @Test
  void cellsOfSeveralKindsStayApart() throws ShardException {
    List<Run> mixed = cluster(9).shards(List.of(ONE, SimulatedCluster.called("Two")));

    assertThat(merged(mixed).cells())
        .hasSize(18)
        .allSatisfy(cell -> assertThat(cell.from()).hasSize(1))
        .extracting(cell -> cell.id().workload().machine().orElseThrow())
        .containsOnly("One (amd64)", "Two (amd64)");
  }

  @Test
  void eachShardIsJudgedByItsOwnReference() throws ShardException {
    List<Run> judged = new ArrayList<>();
    for (Run shard : shards) {
      OptionalDouble nanos = OptionalDouble.of(300 + judged.size());
      Reference reference = new Reference(Optional.empty(), 100, nanos, nanos);
      MachineCondition condition = Runs.condition().withReference(List.of(reference));
      judged.add(shard.withEnvironment(shard.environment().withCondition(Optional.of(condition))));
    }
    Run merged = merged(judged);

    for (int i = 0; i < SHARDS; i++) {
      Run again = merged.shard(merged.environment().parts().get(i));
      assertThat(Baseline.of(again).orElseThrow().quietNanos()).isEqualTo(300 + i);
    }
  }

  /** So that a comparison does not correct times of many machines by one speed. */
  @Test
  void aMergedRunHasNoBaseline() throws ShardException {
    assertThat(Baseline.of(shards.get(0))).isPresent();
    assertThat(Baseline.of(merged(shards))).isEmpty();
  }

  @Test
  void theOrderOfFilesDoesNotMatter() throws ShardException {
    List<Run> reversed = new ArrayList<>(shards);
    Collections.reverse(reversed);

    assertThat(merged(reversed)).isEqualTo(merged(shards));
  }

  @Test
  void aFileHasItAll() throws Exception {
    Run merged = merged(shards);
    Path file = folder.resolve("all.json");

    Runs.write(merged, file);

    assertThat(Runs.read(file)).isEqualTo(merged);
    assertThat(merged.formatVersion()).isEqualTo(3);
  }

  @Test
  void aShardIsAFileOfTheUsualVersion() throws Exception {
    Path file = folder.resolve("shard.json");
    Runs.write(shards.get(0), file);

    assertThat(Runs.read(file)).isEqualTo(shards.get(0));
    assertThat(shards.get(0).formatVersion()).isEqualTo(2);
  }

  @Test
  void rowsThatShardsTriedOnTheUsersDataAreTogether() throws ShardException {
    TriedRow everywhere = new TriedRow("manual", "Order.a", Fit.SKIPPED, "needs code for the type");
    List<Run> tried = new ArrayList<>();
    for (int i = 0; i < SHARDS; i++) {
      TriedRow own = new TriedRow("row" + i, "Order.a", Fit.FITS, "");
      tried.add(onData(shards.get(i), List.of(own, everywhere)));
    }
    Run merged = merged(tried);

    assertThat(merged.ownData().orElseThrow()).hasSize(1);
    assertThat(merged.ownData().orElseThrow().get(0).rows().orElseThrow())
        .hasSize(SHARDS + 1)
        .contains(everywhere)
        .extracting(TriedRow::row)
        .contains("row0", "row3");
  }

  private static Run onData(Run run, List<TriedRow> rows) {
    return Runs.on(run, Runs.data("Order.a", "Order", "a.json", "0123").withTriedRows(rows));
  }

  @Test
  void warningsSayOfWhichShards() throws ShardException {
    Warning battery = new Warning(Warning.WarningKind.BATTERY, "The machine ran on battery.");
    List<Run> warned =
        List.of(
            shards.get(0).withWarnings(List.of(battery)),
            shards.get(1),
            shards.get(2).withWarnings(List.of(battery)),
            shards.get(3));

    assertThat(merged(warned).warnings())
        .extracting(Warning::happened)
        .containsExactly("shards 1, 3: The machine ran on battery.");
  }

  @Test
  void warnsOfMachinesOfOneKindThatDisagree() throws ShardException {
    List<Run> apart =
        new SimulatedCluster(List.of(Requests.rows(9)), new Spread(0.2, 0.007, 0.02), 3)
            .shards(Collections.nCopies(SHARDS, ONE));

    assertThat(merged(apart).warnings()).hasSize(1).first().satisfies(this::isOfDisagreement);
  }

  private void isOfDisagreement(Warning warning) {
    assertThat(warning.kind()).isEqualTo(Warning.WarningKind.DISAGREEMENT);
    assertThat(warning.happened())
        .matches("One \\(amd64\\): machines differ by a factor of 1\\.\\d\\d \\(median.*\\)\\.");
  }

  @Test
  void aShardTwiceIsRefused() {
    List<Run> doubled = new ArrayList<>(shards);
    doubled.add(shards.get(1));

    assertThatThrownBy(() -> merged(doubled))
        .hasMessage("f2.json and f5.json are both shard 2; pass only one of them");
  }

  @Test
  void missingShardsAreRefusedUnlessThatIsFine() throws ShardException {
    List<Run> some = List.of(shards.get(0), shards.get(3));

    assertThatThrownBy(() -> merged(some))
        .hasMessage(
            "missing: shards 2, 3 of 4; measure the rest, or merge what there is with -partial");

    ShardSet set = ShardSet.of(sources(some), true);
    assertThat(set.whatIsMissing().get(0)).isEqualTo("shards 2, 3 of 4 missing");
    assertThat(Merger.merge(set).course().ending()).isEqualTo(Ending.INTERRUPTED);
  }

  @Test
  void rowsThatNobodyMeasuredAreNamed() throws ShardException {
    ShardSet set = ShardSet.of(sources(List.of(shards.get(0))), true);

    assertThat(set.whatIsMissing())
        .anyMatch(line -> line.startsWith("not measured, since on no other shard: row"));
  }

  @Test
  void anUnfinishedShardIsRefusedUnlessThatIsFine() throws ShardException {
    Run first = shards.get(0);
    List<Run> killed = new ArrayList<>(shards);
    killed.set(0, first.ended(Course.Ending.INTERRUPTED, first.course().started()));

    assertThatThrownBy(() -> merged(killed))
        .hasMessage(
            "f1.json, shard 1, is unfinished; continue it with -resume=f1.json, or merge what"
                + " there is with -partial");
    assertThat(ShardSet.of(sources(killed), true).whatIsMissing())
        .containsExactly("shard 1 is unfinished");
  }

  @Test
  void shardsOfAnotherPlanAreRefused() {
    List<Run> other = cluster(10).shards(Collections.nCopies(SHARDS, ONE));

    assertThatThrownBy(() -> merged(List.of(shards.get(0), other.get(1))))
        .hasMessageStartingWith("f1.json and f2.json are not shards of one run: the plan is ");
  }

  @Test
  void anotherJvmIsRefused() {
    Run second = shards.get(1);
    JvmInfo jvm = second.environment().jvm();
    JvmInfo newer =
        JvmInfoBuilder.of(jvm)
            .jdk(new JvmBuild("OpenJDK 64-Bit Server VM", "Example Inc.", 25, "25+36"))
            .build();
    Environment there = second.environment();
    Run other = second.withEnvironment(EnvironmentBuilder.of(there).jvm(newer).build());

    assertThatThrownBy(() -> merged(List.of(shards.get(0), other)))
        .hasMessageContaining("not shards of one run: the JVM is ");
  }

  /** Which shard it was is nothing that the whole run was asked for, however it was written. */
  @Test
  void theCommandLineIsThatOfTheWholeRun() throws ShardException {
    assertThat(mergedArguments("-include=fst", "-shard=1/2", "--out=a.json", "b.json"))
        .containsExactly("-include=fst", "b.json");
    assertThat(mergedArguments("-shard", "1/2", "-include", "fst", "--out", "a.json", "b.json"))
        .containsExactly("-include", "fst", "b.json");
    assertThat(mergedArguments("-jvm-args", "-Xss2m", "-out", "a.json", "--", "-out", "x.json"))
        .containsExactly("-jvm-args", "-Xss2m", "--", "-out", "x.json");
  }

  private List<String> mergedArguments(String... arguments) throws ShardException {
    Run first = shards.get(0);
    Settings settings = first.settings().withArguments(List.of(arguments));
    List<Run> all = new ArrayList<>(shards);
    all.set(0, RunBuilder.of(first).settings(settings).build());
    return merged(all).settings().arguments();
  }

  @Test
  void refusesShardsOfOtherCodeOrData() throws ShardException {
    Provenance inputs =
        new Provenance(
            Optional.of("12ab"),
            List.of(new HashedFile("acme.jar", "34cd")),
            List.of(new HashedFile("bills.json", "56ef")));
    List<Run> same = shards.stream().map(shard -> of(inputs, shard)).toList();
    assertThat(merged(same).environment().inputs()).contains(inputs);
    for (Provenance other :
        List.of(
            new Provenance(Optional.of("0"), inputs.jars(), inputs.data()),
            new Provenance(
                inputs.serbench(), List.of(new HashedFile("acme.jar", "0")), inputs.data()),
            new Provenance(
                inputs.serbench(), inputs.jars(), List.of(new HashedFile("bills.json", "0"))))) {
      List<Run> mixed = new ArrayList<>(same);
      mixed.set(2, of(other, shards.get(2)));
      assertThatThrownBy(() -> merged(mixed))
          .isInstanceOf(ShardException.class)
          .hasMessageStartingWith("f1.json and f3.json are not shards of one run: the ")
          .hasMessageMatching(".*(content of serbench's jar|list of jars|data files) is .*");
    }
  }

  private static Run of(Provenance inputs, Run run) {
    return run.withEnvironment(Runs.of(run.environment(), inputs));
  }

  @Test
  void otherLibrariesAreRefusedAlsoOfRowsThatTheFirstShardDoesNotHave() {
    List<CellId> first = shards.get(0).cells().stream().map(CellResult::id).toList();
    CellId elsewhere =
        shards.get(1).cells().stream()
            .map(CellResult::id)
            .filter(id -> !first.contains(id))
            .findFirst()
            .orElseThrow();
    List<Run> others = new ArrayList<>(shards);
    others.set(1, newer(shards.get(1), elsewhere));

    assertThatThrownBy(() -> merged(others))
        .hasMessageContaining(" measured " + elsewhere.name() + " with different libraries: ")
        .hasMessageContaining("f2.json")
        .hasMessageContaining("from the user's new.jar");
  }

  private static Run newer(Run run, CellId of) {
    HashedFile file = new HashedFile("new.jar", "0123456789abcdef");
    List<CellResult> cells =
        run.cells().stream()
            .map(
                cell ->
                    cell.id().equals(of)
                        ? Runs.with(cell, Runs.with(cell.info(), "2.0", file))
                        : cell)
            .toList();
    return run.withCells(cells);
  }

  @Test
  void whatIsNoShardIsRefused() throws ShardException {
    Run whole = Runs.run(List.of());
    Run merged = merged(shards);

    assertThatThrownBy(() -> merged(List.of(whole)))
        .hasMessage("f1.json is not a shard; a run with -shard=1/8 makes one");
    assertThatThrownBy(() -> merged(List.of(merged)))
        .hasMessage("f1.json is already merged; pass the shards themselves");
  }

  @Test
  void oneShardIsARunToo() throws ShardException {
    Run merged = merged(cluster(6).shards(List.of(ONE)));

    assertThat(merged.cells()).hasSize(6);
    assertThat(merged.course().ending()).isEqualTo(Ending.COMPLETE);
  }

  private static Run merged(List<Run> shards) throws ShardException {
    return Merger.merge(ShardSet.of(sources(shards), false));
  }

  private static List<ShardFile> sources(List<Run> shards) {
    return IntStream.range(0, shards.size())
        .mapToObj(i -> new ShardFile("f" + (i + 1) + ".json", shards.get(i)))
        .toList();
  }
}
