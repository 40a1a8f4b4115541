package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A data set of serbench as the beginning of one's own. */
@Thorough
class ExportIT {
  @TempDir private Path folder;

  @Test
  void whatIsExportedAndEditedIsMeasured() throws Exception {
    Serbench serbench = Serbench.jar(folder);
    Answer exported = serbench.run("export", "media.2");
    assertThat(exported.exit()).isZero();
    assertThat(exported.err()).isEmpty();
    String edited = exported.out().replaceFirst("\"width\" : \\d+", "\"width\" : 4711");
    assertThat(edited).isNotEqualTo(exported.out());
    Files.writeString(folder.resolve("media.mine.json"), edited);

    Answer measured = serbench.measure("-include=copy,json/jackson/databind", "media.mine.json");
    assertThat(measured.exit()).as(measured.err()).isZero();
    assertThat(measured.out())
        .contains("media.mine")
        .containsPattern("(?m)^json/jackson/databind\\*?( +~?\\d+){6}$");
  }
}
