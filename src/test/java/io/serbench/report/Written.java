package io.serbench.report;

import io.serbench.report.block.Section;
import io.serbench.report.format.Formats;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import java.util.Optional;

/** Parts of reports as plain text, in which a test can be read. */
final class Written {
  private Written() {}

  /** As a page would have them. */
  static String text(List<Section> sections) {
    Run none = Runs.run(List.of());
    return Formats.TEXT.write(
        List.of(
            new Report(
                "",
                none,
                Noise.REJECT,
                List.of(),
                cell -> new Report.Remark(false, List.of()),
                sections,
                row -> Optional.empty())));
  }

  /** Without line breaks, so that it does not matter where they are. */
  static String unwrapped(List<Section> sections) {
    return text(sections).replaceAll("\\s+", " ").strip();
  }
}
