package io.serbench.run;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Usage;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.RunRequest.Matrix;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Requests on rows that no parent may open. */
public final class Requests {
  private static final JvmChoice JVM =
      new JvmChoice(
          Optional.empty(), List.of(), List.of(), UserClassPath.NONE, Duration.ofSeconds(1));

  private Requests() {}

  /** On {@code media.1}. */
  public static RunRequest of(int forks, Row... rows) {
    return of(forks, List.of("media.1"), rows);
  }

  public static RunRequest of(int forks, List<String> datasets, Row... rows) {
    return of(Stopping.exactly(forks), 1, datasets, rows);
  }

  /** On {@code media.1}. */
  static RunRequest of(Stopping stopping, Row... rows) {
    return of(stopping, 1, List.of("media.1"), rows);
  }

  /** Each row as if it were so many. */
  public static RunRequest copies(int copies, int forks, Row... rows) {
    return of(Stopping.exactly(forks), copies, List.of("media.1"), rows);
  }

  /** The same in another order. */
  static RunRequest seeded(long seed, RunRequest request) {
    return new RunRequest(
        request.matrix(), request.method(), seed, request.arguments(), request.inputs());
  }

  /** The same, going on with an interrupted run. */
  static RunRequest resuming(Run run, RunRequest request) {
    return new RunRequest(
        request.matrix(),
        request.method(),
        request.seed(),
        request.arguments(),
        request.ownData(),
        Optional.of(new Resumed(run)),
        request.split(),
        request.inputs());
  }

  /** The same, where rows run in this JVM and are not warmed up before all others. */
  static RunRequest withoutPreWarmup(RunRequest request) {
    Method method = request.method();
    return request.withMethod(
        new Method(
            method.preset(),
            method.stopping(),
            method.timing(),
            method.share(),
            method.alive(),
            method.noise(),
            method.phases(),
            true),
        request.arguments());
  }

  private static RunRequest of(Stopping stopping, int copies, List<String> datasets, Row... rows) {
    return new RunRequest(
        new Matrix(
            List.of(rows),
            datasets.stream().map(name -> DatasetSource.embedded(name, MediaFamily.TYPE)).toList(),
            List.of(Usage.DEFAULT),
            copies == 1 ? List.of(Variant.usual(JVM)) : Variant.copies(copies, Variant.usual(JVM))),
        new Method(
            Preset.DEFAULT,
            stopping,
            Preset.DEFAULT.timing(),
            Preset.DEFAULT.share(),
            OptionalInt.empty(),
            Noise.REJECT,
            Phase.DEFAULT,
            false),
        42,
        List.of("-x"),
        Provenance.NONE);
  }

  /** {@code row0} and so on. */
  public static Row[] rows(int count) {
    return IntStream.range(0, count).mapToObj(i -> opened(row("row" + i))).toArray(Row[]::new);
  }

  public static RowBuilder row(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
        .description("a row");
  }

  public static Row opened(RowBuilder row) {
    return row.opensWith(
        (name, type) -> {
          throw new AssertionError("the parent opens no row");
        });
  }
}
