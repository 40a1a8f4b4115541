package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForeignRowsTest {
  private static final Catalog OWN =
      TestRows.catalog(List.of(TestRows.row("kryo-flat", "kryo-auto-flat"), TestRows.row("fst")));

  @Test
  void stayBesideTheOwnRows() {
    Catalog both =
        OWN.withForeignRows(new ForeignRows(List.of(foreign("acme")), List.of("one hangs")));
    assertThat(both.rows()).extracting(Row::name).containsExactly("kryo-flat", "fst", "acme");
    assertThat(both.problems()).containsExactly("one hangs");
    assertThat(both.find("acme")).isPresent();
    assertThat(OWN.find("acme")).isEmpty();
  }

  @Test
  void takeNoNameThatIsTaken() {
    Catalog both =
        OWN.withForeignRows(
            new ForeignRows(
                List.of(
                    foreign("kryo-auto-flat"),
                    foreign("acme", "fst"),
                    foreign("new"),
                    foreign("other", "new")),
                List.of()));
    assertThat(both.rows()).extracting(Row::name).containsExactly("kryo-flat", "fst", "new");
    assertThat(both.problems())
        .containsExactly(
            "acme.jar: row 'kryo-auto-flat' is left out: 'kryo-auto-flat' is already the name of a"
                + " row of serbench itself; choose another name",
            "acme.jar: row 'acme' is left out: 'fst' is already the name of a row of serbench"
                + " itself; choose another name",
            "acme.jar: row 'other' is left out: 'new' is already the name of a row of acme.jar;"
                + " choose another name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a,b", "a*", "-a", "a\tb", "\u001b[2J", "a\u202eb"})
  void haveNamesThatCanBeTypedAndPrinted(String name) {
    Catalog both = OWN.withForeignRows(new ForeignRows(List.of(foreign(name)), List.of()));
    assertThat(both.rows()).hasSize(2);
    assertThat(both.problems())
        .singleElement()
        .asString()
        .contains("no blanks, commas or asterisks");
  }

  @Test
  void areNoYardstickAndBringTheirJarsByTheClassPath() {
    Row yardstick = foreign(TestRows.builder("copy2").plays(Role.YARDSTICK));
    Row nested = foreign(TestRows.builder("nested").ownJars("a:b"));
    Catalog both = OWN.withForeignRows(new ForeignRows(List.of(yardstick, nested), List.of()));
    assertThat(both.rows()).hasSize(2);
    assertThat(both.problems())
        .containsExactly(
            "acme.jar: row 'copy2' is left out: the role YARDSTICK is reserved for serbench's own"
                + " row",
            "acme.jar: row 'nested' is left out: ownJars is for jars inside serbench.jar; add the"
                + " row's jars to -classpath");
  }

  private static Row foreign(String name, String... aliases) {
    RowBuilder builder = TestRows.builder(name);
    for (String alias : aliases) {
      builder.alias(alias);
    }
    return foreign(builder);
  }

  private static Row foreign(RowBuilder builder) {
    return TestRows.end(builder)
        .from(new Origin(Optional.of("com.acme.Rows"), Optional.of(Path.of("lib", "acme.jar"))));
  }
}
