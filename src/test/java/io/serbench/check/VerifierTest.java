package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromParent;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.JvmInfo;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class VerifierTest {
  private static final LibraryInfo OTHER =
      new LibraryInfo("other", List.of("org.other:other"), "MIT", "https://other.org");

  private static final String MEDIA = "media.1";

  private final CheckingForks launcher = new CheckingForks();
  private final List<String> heard = new ArrayList<>();

  private List<TriedRow> verify(RunRequest request) {
    return new Engine<>((jvm, inProcess) -> launcher, new Verifier(jvm -> 1))
        .run(request, result -> heard.add(result.row() + " " + result.fit()));
  }

  @Test
  void everyRowIsCheckedOnceInOrderAndNothingIsMeasured() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    launcher.breakingOn("row1 media.1");
    Row[] rows = Requests.rows(2);
    List<TriedRow> results = verify(Requests.of(3, rows[0], rows[1], missing));

    assertThat(launcher.checks).containsExactly("row0 [media.1], row1 [media.1]", "row1 [media.1]");
    assertThat(results)
        .containsExactly(
            new TriedRow("row0", MEDIA, Fit.FITS, ""),
            new TriedRow("row1", MEDIA, Fit.REFUSES, "opening: broken"),
            new TriedRow("missing", MEDIA, Fit.UNAVAILABLE, "not here"));
    assertThat(heard).containsExactly("row0 FITS", "row1 REFUSES", "missing UNAVAILABLE");
  }

  @Test
  void oneChildChecksAllDataSetsOfRowsUntilOneFails() {
    launcher.breakingOn("row1 media.2");

    assertThat(verified())
        .containsExactly(
            "row0 media.1 FITS",
            "row0 media.2 FITS",
            "row0 media.3 FITS",
            "row1 media.1 FITS",
            "row1 media.2 REFUSES",
            "row1 media.3 FITS");
    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1, media.2, media.3], row1 [media.1, media.2, media.3]",
            "row1 [media.1, media.2, media.3]");
  }

  @Test
  void anotherOneFollowsWhereItDoesNotSurvive() {
    launcher.dyingOn("row0 media.2").dyingOn("row1 media.3");

    assertThat(verified())
        .containsExactly(
            "row0 media.1 FITS",
            "row0 media.2 REFUSES",
            "row0 media.3 FITS",
            "row1 media.1 FITS",
            "row1 media.2 FITS",
            "row1 media.3 REFUSES");
    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1, media.2, media.3], row1 [media.1, media.2, media.3]",
            "row0 [media.3], row1 [media.1, media.2, media.3]",
            "row1 [media.1, media.2, media.3]");
  }

  @Test
  void whatTheFirstRowOfAChildFailsAtCostsNoOther() {
    launcher.breakingOn("row0 media.1");
    Row[] rows = Requests.rows(3);
    verify(Requests.of(1, rows));

    assertThat(launcher.checks).containsExactly("row0 [media.1], row1 [media.1], row2 [media.1]");
    assertThat(heard).containsExactly("row0 REFUSES", "row1 FITS", "row2 FITS");
  }

  @Test
  void whatAnotherRowLeftBehindCostsNoVerdict() {
    launcher.breakingOnce("row1 media.1").dyingOnce("row2 media.1");
    verify(Requests.of(1, Requests.rows(4)));

    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1], row1 [media.1], row2 [media.1], row3 [media.1]",
            "row1 [media.1], row2 [media.1], row3 [media.1]",
            "row2 [media.1], row3 [media.1]");
    assertThat(heard).containsExactly("row0 FITS", "row1 FITS", "row2 FITS", "row3 FITS");
  }

  @Test
  void aRowThatDoesNotSurviveCostsOnlyItself() {
    launcher.dyingOn("row1 media.1");
    List<TriedRow> results = verify(Requests.of(1, Requests.rows(3)));

    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1], row1 [media.1], row2 [media.1]",
            "row1 [media.1], row2 [media.1]",
            "row2 [media.1]");
    assertThat(heard).containsExactly("row0 FITS", "row1 REFUSES", "row2 FITS");
    assertThat(results.get(1).cause()).isEqualTo("round trip: crashed");
  }

  @Test
  void onlyRowsOfOneLibraryWhoseJvmsAreToldTheSameShareAChild() {
    verify(
        Requests.of(
            1,
            Requests.opened(Requests.row("row0")),
            Requests.opened(Requests.row("opens").opens("java.base/java.lang")),
            Requests.opened(Requests.row("crashes").crashes()),
            Requests.opened(Requests.row("other").library(OTHER)),
            Requests.opened(Requests.row("row1"))));

    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1], row1 [media.1]",
            "opens [media.1]",
            "crashes [media.1]",
            "other [media.1]");
    assertThat(heard)
        .containsExactly("row0 FITS", "opens FITS", "crashes FITS", "other FITS", "row1 FITS");
  }

  private List<String> verified() {
    List<String> datasets = List.of("media.1", "media.2", "media.3");
    return verify(Requests.of(1, datasets, Requests.rows(2))).stream()
        .map(result -> result.row() + " " + result.workload() + " " + result.fit())
        .toList();
  }

  @Test
  @Timeout(60)
  void rowsAreCheckedSideBySideAndSaidInTheirOrder() {
    CountDownLatch second = new CountDownLatch(1);
    List<String> started = Collections.synchronizedList(new ArrayList<>());
    ForkLauncher sideBySide =
        new ForkLauncher() {
          @Override
          public JvmInfo jvm() {
            return launcher.jvm();
          }

          @Override
          public StartedFork start(
              Optional<Row> row,
              List<Path> first,
              FromParent order,
              StartedFork.ForkListener listener) {
            String name = row.orElseThrow().name();
            started.add(name);
            if (name.equals("row0")) {
              awaitUninterruptibly(second);
            } else {
              second.countDown();
            }
            synchronized (launcher) {
              return launcher.start(row, first, order, listener);
            }
          }

          @Override
          public void killAll() {}

          @Override
          public void close() {}
        };
    new Engine<>((jvm, inProcess) -> sideBySide, new Verifier(jvm -> 2))
        .run(
            Requests.of(
                1,
                Requests.opened(Requests.row("row0")),
                Requests.opened(Requests.row("row1").library(OTHER)),
                Requests.opened(Requests.row("row2"))),
            result -> heard.add(result.row() + " " + result.fit()));

    assertThat(started).containsExactlyInAnyOrder("row0", "row1");
    assertThat(heard).containsExactly("row0 FITS", "row1 FITS", "row2 FITS");
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
