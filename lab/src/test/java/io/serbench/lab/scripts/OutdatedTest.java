package io.serbench.lab.scripts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutdatedTest {
  private static final String POM =
      """
      <project>
        <properties>
          <!-- Not 2.4.21, 3.*: there is no plugin
               of it. -->
          <kotlin.version>2.4.10</kotlin.version>
          <kept.version>1.0</kept.version>
        </properties>
        <dependencyManagement><dependencies>
          <dependency>
            <groupId>org.bill</groupId>
            <artifactId>bill-bom</artifactId>
            <!-- Not 9.1: broken. -->
            <version>${bill.version}</version>
            <scope>import</scope>
          </dependency>
        </dependencies></dependencyManagement>
        <dependencies>
          <dependency>
            <groupId>org.kotlin</groupId>
            <artifactId>lib</artifactId>
            <version>${kotlin.version}</version>
          </dependency>
          <dependency>
            <groupId>org.bare</groupId>
            <artifactId>bare</artifactId>
            <version>1.0</version>
          </dependency>
        </dependencies>
        <build><plugins><plugin>
          <artifactId>maven-some-plugin</artifactId>
          <!-- Not 10.*: it needs Maven 3.9. -->
          <version>9.0</version>
          <annotationProcessorPaths><path>
            <groupId>org.proc</groupId>
            <artifactId>proc</artifactId>
            <version>${kept.version}</version>
          </path></annotationProcessorPaths>
        </plugin></plugins></build>
        <profiles><profile><properties>
          <!-- Not 6: too new. -->
          <of-profile.version>5</of-profile.version>
          <bill.version>9.0</bill.version>
        </properties></profile></profiles>
      </project>
      """;

  private static List<String> report(String... printed) throws IOException {
    return new Outdated(POM).report(List.of(printed));
  }

  @Test
  void aReasonHoldsForTheVersionsThatItNames() throws IOException {
    assertThat(
            report(
                "[INFO]   ${kotlin.version} ............. 2.4.10 -> 2.4.21",
                "[INFO]   org.kotlin:lib ................ 2.4.10 -> 3.0",
                "[INFO]   maven-some-plugin ............. 9.0 -> 10.1"))
        .containsExactly(
            "${kotlin.version}  2.4.10 -> 2.4.21: there is no plugin of it.",
            "maven-some-plugin  9.0 -> 10.1: it needs Maven 3.9.",
            "org.kotlin:lib  2.4.10 -> 3.0: there is no plugin of it.");
  }

  @Test
  void othersHaveNone() throws IOException {
    assertThat(
            report(
                "[INFO]   org.kotlin:lib ................ 2.4.10 -> 2.4.22",
                "[INFO]   org.bare:bare ................. 1.0 -> 1.1",
                "[INFO]   ${of-profile.version} ......... 5 -> 7"))
        .allMatch(line -> line.endsWith(": NO REASON"))
        .hasSize(3);
  }

  @Test
  void anUpgradeChangesOneVersionThatHasNoReasonToStay() throws IOException {
    List<String> printed =
        List.of(
            "[INFO]   ${kotlin.version} ............. 2.4.10 -> 2.4.22",
            "[INFO]   org.kotlin:lib ................ 2.4.10 -> 2.4.22",
            "[INFO]   org.bare:bare ................. 1.0 -> 1.1",
            "[INFO]   org.bill:member ............... 9.0 -> 9.2",
            "[INFO]   ${of-profile.version} ......... 5 -> 6");
    assertThat(new Outdated(POM).upgrades(printed))
        .containsExactly("kotlin.version org.kotlin:lib 2.4.10 2.4.22", "- org.bare:bare 1.0 1.1");
  }

  /** Without which Maven would refuse the POM. */
  @Test
  void thePomOfProcessorsHasAllPropertiesThatTheyNeed() throws IOException {
    assertThat(Outdated.processors(POM))
        .contains("<artifactId>proc</artifactId>", "<kept.version>1.0</kept.version>");
    String own = Outdated.processors(Files.readString(Path.of("pom.xml")));
    List<String> used =
        Pattern.compile("\\$\\{([^}]+)}")
            .matcher(own)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(used).contains("jmh.version");
    assertThat(used).allMatch(name -> own.contains("<" + name + ">"));
  }

  @Test
  void aProfileHasPropertiesToo() throws IOException {
    assertThat(report("[INFO]   ${of-profile.version} ......... 5 -> 6"))
        .containsExactly("${of-profile.version}  5 -> 6: too new.");
  }

  @Test
  void versionsMayBeOnTheLineAfterALongName() throws IOException {
    assertThat(
            report(
                "[INFO]   org.kotlin:lib ..............................................",
                "[INFO]                                         2.4.10 -> 2.4.21",
                "[INFO] something else"))
        .containsExactly("org.kotlin:lib  2.4.10 -> 2.4.21: there is no plugin of it.");
    assertThat(report("[INFO] BUILD SUCCESS")).containsExactly("Nothing is outdated.");
  }

  @Test
  void everyReasonInThePomIsOne() throws IOException {
    new Outdated(Files.readString(Path.of("pom.xml")));
    assertThat(Files.readString(Path.of("pom.xml")))
        .doesNotContainPattern("<!-- Not [^:>]*-->")
        .containsPattern("<!-- Not [^:>]+: [^>]+-->\\s*<[a-z0-9.-]*version>");
  }

  /** The script itself, without Maven: with what Maven printed. */
  @Test
  void theScriptFailsForLackOfAReason(@TempDir Path folder) throws Exception {
    Path printed =
        Files.writeString(
            folder.resolve("printed"),
            "[INFO]   com.code-intelligence:no-such ... 1 -> 2\n[INFO] BUILD SUCCESS\n");
    Process script =
        new ProcessBuilder("sh", "scripts/outdated.sh", printed.toString())
            .redirectErrorStream(true)
            .start();
    String out = new String(script.getInputStream().readAllBytes(), UTF_8);
    assertThat(script.waitFor()).as(out).isOne();
    assertThat(out)
        .startsWith("com.code-intelligence:no-such  1 -> 2: NO REASON\n")
        .contains("outdated.sh: upgrade what has NO REASON");
    Files.writeString(printed, "[INFO] BUILD SUCCESS\n");
    assertThat(
            new ProcessBuilder("sh", "scripts/outdated.sh", printed.toString()).start().waitFor())
        .isZero();
  }
}
