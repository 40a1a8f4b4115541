package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other data, other transports, several threads, and suites, as a user would ask for them. */
class DataAndMediaIT {
  @TempDir private Path folder;

  @Test
  void everyDatasetAndTransportHasTablesOfItsOwn() throws Exception {
    Answer answer =
        run("-data=users.1k,users.10k", "-transport=array,text", "-include=json/jackson/databind");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out())
        .contains(
            "Full data on users.1k\n",
            "Full data on users.10k\n",
            "Full data on users.1k over strings\n",
            "Full data on users.10k over strings\n",
            "Growth on users\n",
            "Growth on users over strings\n",
            "Rows whose cost grows worse than linearly with size: ");
  }

  @Thorough
  @Test
  void rowsThatCannotAreSkippedAndSaySo() throws Exception {
    Answer answer = run("-data=sample-graph", "-include=kryo-flat,fory-auto");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains("fory-auto").doesNotContain("kryo-flat  ");
    assertThat(answer.err())
        .contains("kryo-flat does not run: it does not preserve shared references");
  }

  @Test
  void streamsAreMeasuredByTheValue() throws Exception {
    Answer answer = run("-transport=stream", "-items=50", "-include=kryo-flat");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains("Full data on media.1 over streams of 50 values\n");
  }

  @Thorough
  @Test
  void indentedTextIsReadOnly() throws Exception {
    Answer answer = run("-transport=pretty", "-include=json/jackson/databind");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains("Full data on media.1 over strings, indented where read\n");
  }

  @Thorough
  @Test
  void severalThreadsAreComparedWithOne() throws Exception {
    Answer answer = run("-threads=1,2", "-include=kryo-flat");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out())
        .contains("Full data on media.1, 2 threads\n")
        .containsPattern("kryo-flat on media\\.1 +2 +\\d+ +\\d+ +\\d+\\.\\d\\d\n");
  }

  @Test
  void aSuiteChoosesRowsDataAndMedia() throws Exception {
    Answer answer = run("-suite=user", "-include=kryo-flat,hessian");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains("Full data on user\n");
  }

  private Answer run(String... options) throws Exception {
    return Serbench.jar(folder).measure(options);
  }
}
