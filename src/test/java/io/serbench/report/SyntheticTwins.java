package io.serbench.report;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Failure;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Warning;
import io.serbench.result.Witnessed;
import java.util.List;

/** Made-up runs of rows that were compared with themselves. */
public final class SyntheticTwins {
  static final Tags TAGS = Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);

  private SyntheticTwins() {}

  /** Alike, unlike, noisy and failed twins on two data sets. */
  public static Run run() {
    return Runs.run(
        Course.Ending.COMPLETE,
        settings(3, 1000),
        List.of(new Warning(Warning.WarningKind.BATTERY, "The machine ran on battery.")),
        List.of(
            measured("kryo-flat#1", 10, 396, 400, 404),
            measured("kryo-flat#2", 10, 398, 402, 406),
            measured("json/jackson/databind#1", 20, 1000, 1001, 1002),
            measured("json/jackson/databind#2", 20, 1029, 1030, 1031),
            measured("noisy#1", Witnessed.BATCHES, 800, 900, 1000),
            measured("noisy#2", 0, 700, 701, 702),
            Runs.failed(row("fst#1"), Failure.Mode.TIMEOUT, "took more than 60 s"),
            measured("fst#2", 0, 500, 501, 502),
            Runs.on("media.2", measured("kryo-flat#1", 10, 96, 100, 104)),
            Runs.on("media.2", measured("kryo-flat#2", 10, 97, 99, 101))));
  }

  static Settings settings(int least, int most) {
    return Runs.settings(least, most, 2).withArguments(List.of("noise", "-include=kryo*"));
  }

  /** With a fork for each time; deser takes half as long again. */
  static CellResult measured(String name, int disturbed, double... ser) {
    CellResult row = row(name);
    for (double nanos : ser) {
      row = Witnessed.with(row, disturbed, nanos, nanos * 1.5);
    }
    return row;
  }

  static CellResult row(String name) {
    return Runs.row(name, TAGS);
  }
}
