package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListAndShowTest {
  @Test
  void listsAligned() {
    assertThat(CliRun.of("list"))
        .isEqualTo(
            new CliRun(
                0,
                """
                row                  Effort          Format  Structure  library    data   media  available
                kryo-flat            ZERO_KNOWLEDGE  BINARY  FLAT_TREE  a:kryo:?   any    array  yes
                fst                  ZERO_KNOWLEDGE  BINARY  FLAT_TREE  JDK        any    array  yes
                json/jackson/manual  MANUAL_OPT      JSON    FLAT_TREE  JDK        media  array  yes
                wobly                MANUAL_OPT      BINARY  FLAT_TREE  b:wobly:?  other  array  no: not on Maven Central
                """,
                ""));
  }

  @Test
  void listsNames() {
    assertThat(CliRun.of("list", "-names").out())
        .isEqualTo("kryo-flat\nfst\njson/jackson/manual\nwobly\n");
  }

  @Test
  void filters() {
    assertThat(CliRun.of("list", "-names", "-include=kryo-auto-flat,*o*", "-effort=manual").out())
        .isEqualTo("json/jackson/manual\nwobly\n");
    assertThat(CliRun.of("list", "-names", "--exclude", "fst, wobly").out())
        .isEqualTo("kryo-flat\njson/jackson/manual\n");
    assertThat(CliRun.of("list", "-names", "-format=json", "-structure=flat").out())
        .isEqualTo("json/jackson/manual\n");
    assertThat(CliRun.of("list", "-names", "-feature=contains-schema").out())
        .isEqualTo("kryo-flat\n");
  }

  @Test
  void warnsOfPatternsThatFitNothing() {
    assertThat(CliRun.of("list", "-names", "-include=fst,kryo-falt,xml/*"))
        .isEqualTo(
            new CliRun(
                0,
                "fst\n",
                """
                serbench: warning: no row is named 'kryo-falt'; did you mean kryo-flat?
                serbench: warning: no row is named 'xml/*'
                """));
  }

  @Test
  void showsAllThatIsKnown() {
    assertThat(CliRun.of("show", "kryo-auto-flat"))
        .isEqualTo(
            new CliRun(
                0,
                """
                kryo-flat
                  description   no references, no registration
                  aliases       kryo-auto-flat
                  tags          ZERO_KNOWLEDGE BINARY FLAT_TREE
                  claimed       VERSIONING_BACKWARD_COMPATIBLE CONTAINS_SCHEMA (not tried)
                  library       Kryo
                  coordinates   a:kryo:? a:objenesis:?
                  licence       BSD-3-Clause
                  site          https://kryo.example/
                  settings      references off
                  calls         one Kryo, one Output and one Input, all of them reused for every call, because
                                making them costs more than using them
                  following     https://kryo.example/readme#reuse
                  JDK 17 flags  --add-opens=java.base/java.lang=ALL-UNNAMED
                                --add-opens=java.base/java.util=ALL-UNNAMED
                  JDK 25 flags  --add-opens=java.base/java.lang=ALL-UNNAMED
                                --add-opens=java.base/java.util=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow
                  data          any plain type; no shared references
                  media         array
                  threads       each with its own
                  available     yes
                """,
                ""));
  }

  @Test
  void showsSeveralRowsOnceEach() {
    String out = CliRun.of("show", "wobly", "*o*").out();
    assertThat(out.lines().filter(line -> !line.startsWith(" ")))
        .containsExactly("wobly", "", "kryo-flat", "", "json/jackson/manual");
    assertThat(out)
        .contains("  threads       each with its own\n  available     no: not on Maven Central\n")
        .contains("  JDK 17 flags  none\n");
  }
}
