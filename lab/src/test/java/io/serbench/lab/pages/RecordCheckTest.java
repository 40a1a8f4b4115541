package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordCheckTest {
  private static final Path CATALOG = Path.of("src/main/resources/io/serbench/catalog");
  private static final String HEAD = "row,check,question,verdict,number,cause,jdk,version\n";

  /** Otherwise the next check of one row would rewrite the lines of others. */
  @ParameterizedTest
  @ValueSource(strings = {"recorded.csv", "recorded-details.csv"})
  void whatIsRecordedStaysAsItIs(String file) throws IOException {
    String table = Files.readString(CATALOG.resolve(file));
    boolean details = file.contains("details");
    assertThat(new RecordCheck("types", "").updated(table, details, HEAD)).isEqualTo(table);
  }

  @Test
  void newLinesReplaceThoseOfTheirRowsAlone() {
    String table =
        HEAD
            + "a,types,,OK,,,17,1\n"
            + "a,versions,,OK,,,17,1\n"
            + "a,versions,old reads new,same,,,17,1\n"
            + "b,versions,,OK,,,17,1\n";
    String printed =
        HEAD
            + "a,versions,,OK,,,17,2\n"
            + "a,versions,1 to 2,same,,,17,2\n"
            + "a,versions,2 to 1,fails,,\"x@1a2b3c4d, y@fine\",17,2\n"
            + "a,versions,2 to 1: media.1,fails,,,17,2\n";
    RecordCheck record = new RecordCheck("versions", "");
    assertThat(record.updated(table, false, printed))
        .isEqualTo(
            HEAD
                + "a,types,,OK,,,17,1\n"
                + "a,versions,,OK,,,17,2\n"
                + "a,versions,2 to 1,fails,,\"x, y@fine\",17,2\n"
                + "b,versions,,OK,,,17,1\n");
    assertThat(record.updated(HEAD, true, printed))
        .isEqualTo(HEAD + "a,versions,2 to 1: media.1,fails,,,17,2\n");
  }

  @Test
  void linesOfAnotherJdkStandBesideThem() {
    String table = HEAD + "a,hostile,,OK,,,9,1\na,hostile,,OK,,,25,1\nb,hostile,,OK,,,9,1\n";
    assertThat(
            new RecordCheck("hostile", "17").updated(table, false, HEAD + "a,hostile,,OK,,,17,1\n"))
        .isEqualTo(
            HEAD
                + "a,hostile,,OK,,,9,1\n"
                + "a,hostile,,OK,,,17,1\n"
                + "a,hostile,,OK,,,25,1\n"
                + "b,hostile,,OK,,,9,1\n");
  }

  @Test
  void membersAreRecordedOnAnotherJdkWhereItMatters() {
    String table = HEAD + "a,types,,OK,,,17,1\na,types,map,fits,,,17,1\na,types,uuid,fits,,,17,1\n";
    RecordCheck record = new RecordCheck("types", "25");
    String both =
        record.updated(
            table,
            false,
            HEAD + "a,types,,OK,,,25,1\na,types,map,fits,,,25,1\na,types,uuid,refuses,,no,25,1\n");
    assertThat(both).isEqualTo(table + "a,types,,OK,,,25,1\na,types,uuid,refuses,,no,25,1\n");
    assertThat(record.differences(both))
        .isEqualTo(
            """
            1 rows were tried on JDK 25 as well; of 1 it changes what was seen.

            | row | JDK 17 | JDK 25 |
            |---|---|---|
            | a | fits: uuid | refuses: uuid |
            """);
    assertThat(record.differences(table + "a,types,,OK,,,25,1\n"))
        .isEqualTo("1 rows were tried on JDK 25 as well; of 0 it changes what was seen.\n\n");
  }

  @Test
  void languagesAreRecordedAsAWhole() {
    String table = HEAD + "a,languages,,OK,,,17,1\nb,languages,,OK,,,17,1\n";
    assertThat(
            new RecordCheck("languages", "")
                .updated(table, false, HEAD + "b,languages,,OK,,,17,2\n"))
        .isEqualTo(HEAD + "b,languages,,OK,,,17,2\n");
  }

  @Test
  void listsRowsThatAnotherJdkTreatsOtherwise() {
    String table =
        HEAD
            + "a,hostile,verdict,hangs,,,17,1\na,hostile,also,crashes,,,17,1\n"
            + "a,hostile,verdict,hangs,,,25,1\na,hostile,also,,,,25,1\n"
            + "b,hostile,verdict,harmless,,,17,1\nb,hostile,also,,,,17,1\n"
            + "b,hostile,verdict,harmless,,,25,1\nb,hostile,also,,,,25,1\n"
            + "c,hostile,verdict,harmless,,,17,1\nc,hostile,also,,,,17,1\n";
    assertThat(new RecordCheck("hostile", "25").differences(table))
        .isEqualTo(
            """
            2 rows were tried on JDK 25 as well; of 1 it changes what was seen.

            | row | JDK 17 | JDK 25 |
            |---|---|---|
            | a | hangs, crashes | hangs |
            """);
  }

  @Test
  void listsTheKindsThatDoNotComeBack() {
    String table =
        """
        ## Java

        | rows | record | sealed | null |
        | --- | --- | --- | --- |
        | fory, kryo | + | + | + |
        | fst | - | loses | + |
        | activej | - | - | converted |
        | cbor | - | - | - |
        """;

    assertThat(RecordCheck.exceptions(table))
        .isEqualTo(
            """
            ## Java

            | rows | refused | lost | converted |
            |---|---|---|---|
            | fory, kryo |  |  |  |
            | fst | record | sealed |  |
            | activej | all but null |  | null |
            | cbor | all |  |  |
            """);
  }

  @Test
  void rowsWithoutFindingShareALine() {
    String table =
        """
        | rows | verdict | memory | CPU | altered | authors say | also |
        | --- | --- | --- | --- | --- | --- | --- |
        | jaxb | allocates | 28 MB | 394 ms | 50 % |  | keeps |
        | fory | bounded | 13 kB | 18 ms | 40 % | register classes |  |
        | gson | bounded | 1 kB | 1 ms | 4 % |  |  |
        | moshi | bounded | 2 kB | 2 ms | 5 % |  |  |
        | fst | hangs | 2 kB | 2 ms | 5 % |  |  |
        """;

    assertThat(RecordCheck.withHarmlessTogether(table))
        .isEqualTo(
            """
            | rows | verdict | memory | CPU | altered | authors say | also |
            | --- | --- | --- | --- | --- | --- | --- |
            | jaxb | allocates | 28 MB | 394 ms | 50 % |  | keeps |
            | fst | hangs | 2 kB | 2 ms | 5 % |  |  |
            | fory | bounded |  |  |  | register classes |  |
            | gson, moshi | bounded |  |  |  |  |  |
            """);
  }

  @Test
  void saysWhyOnlyOfVersionsThatDoNotReadAnothersData() {
    String table =
        """
        | rows | neighbours | new reads old | old reads new | reads since | why |
        | --- | --- | --- | --- | --- | --- |
        | kryo | 4 ? 5 = 6 | identical | identical | 5 | 4: all: NoSuchMethodError |
        | fst | 2 / 3 | fails | fails | 3 | 2 to 3: media.1: RuntimeException |
        """;

    assertThat(RecordCheck.withoutCausesOfUntried(table))
        .isEqualTo(
            """
            | rows | neighbours | new reads old | old reads new | reads since | why |
            | --- | --- | --- | --- | --- | --- |
            | kryo | 4 ? 5 = 6 | identical | identical | 5 |  |
            | fst | 2 / 3 | fails | fails | 3 | 2 to 3: media.1: RuntimeException |
            """);
  }
}
