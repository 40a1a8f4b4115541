package io.serbench.lab.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TestsOfChangeTest {
  private static final String ROOT = "src/test/java/io/serbench/";
  private static final Map<String, String> TESTS =
      Map.of(
          ROOT + "report/HeadTest.java", "Head head",
          ROOT + "report/format/CsvTest.java", "golden(\"report.csv\")",
          ROOT + "site/SiteTest.java", "new Header()",
          ROOT + "e2e/ReportIT.java", "",
          ROOT + "e2e/MainJobIT.java", "",
          ROOT + "library/kryo/KryoTest.java", "");
  private static final Map<String, String> ADAPTERS =
      Map.of(
          "src/main/java/io/serbench/library/fst/FstSetup.java", "extends Setup",
          "src/main/java/io/serbench/library/shared/Other.java", "Setup");

  private static List<String> command(String... files) {
    TestsOfChange change = new TestsOfChange(TESTS, ADAPTERS);
    List.of(files).forEach(change::add);
    List<String> command = change.command();
    return command.subList(Math.min(4, command.size()), command.size());
  }

  @Test
  void aClassIsTestedWhereItIsAndWhereItIsNamed() {
    assertThat(command("src/main/java/io/serbench/report/Head.java"))
        .containsExactly(
            "-Dtest=ArchitectureTest,CsvTest,HeadTest", "verify", "-Dit.test=MainJobIT,ReportIT");
  }

  @Test
  void aLibraryIsTestedWithItsRows() {
    assertThat(command("src/main/java/io/serbench/library/kryo/KryoSetup.java"))
        .containsExactly(
            "-Dtest=KryoTest", "verify", "-Dit.test=RowsIT#everyRow*", "-Dserbench.libraries=kryo");
    assertThat(command("src/main/java/io/serbench/library/shared/Setup.java"))
        .endsWith("-Dserbench.libraries=fst");
    assertThat(command("schema/protobuf/media.proto", "schema/avro/media.avsc"))
        .endsWith("-Dserbench.libraries=avro,protobuf,protostuff,quickbuf,scalapb,wire");
  }

  @Test
  void aFileIsTestedByThoseThatNameIt() {
    assertThat(command("src/test/resources/golden/report.csv"))
        .containsExactly("-Dtest=CsvTest", "test");
    assertThat(command(ROOT + "report/HeadTest.java", ROOT + "GoneTest.java"))
        .containsExactly("-Dtest=HeadTest", "test");
    assertThat(command("docs/usage.md"))
        .containsExactly("-Dtest=ArchitecturePageTest,DocsTest,DocumentedTest", "test");
    assertThat(command("src/main/resources/nothing.bin")).isEmpty();
  }

  @Test
  void aWordThatMostTestsNameTellsNothing() {
    Map<String, String> many = new TreeMap<>();
    IntStream.range(0, 41).forEach(i -> many.put(ROOT + "a/A" + i + "Test.java", "common.txt"));
    TestsOfChange change = new TestsOfChange(many, Map.of());
    change.add("common.txt");
    assertThat(change.command()).isEmpty();
  }
}
