package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.list;

import io.serbench.dataset.orders.OrdersFamily;
import io.serbench.dataset.user.UserFamily;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedTest {
  private static final Feature[] SAID = {
    Feature.VERSIONING_FORWARD_COMPATIBLE, Feature.CYCLES, Feature.OPTIMIZATION_BY_ANNOTATION
  };

  /** Of lines that may end after the verdict or the number: {@code row,types,record,fits}. */
  private static Recorded recorded(String... lines) {
    StringBuilder table = new StringBuilder(String.join(",", RecordedLine.COLUMNS)).append('\n');
    for (String line : lines) {
      int cells = line.replaceAll("\"[^\"]*\"", "").split(",", -1).length;
      String missing = cells == 4 ? ",,,17,1.0" : cells == 5 ? ",,17,1.0" : "";
      table.append(line).append(missing).append('\n');
    }
    return Recorded.of(table.toString());
  }

  private static RowBuilder row() {
    return Row.named("row").tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE, SAID);
  }

  private static Row row(Format format) {
    return TestRows.end(
        Row.named("row").tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE, Feature.NULLS));
  }

  @Test
  void whatWasSeenReplacesWhatWasSaid() {
    Recorded recorded =
        recorded(
            "other,evolution,,OK",
            "other,evolution,CYCLES,reads",
            "row,evolution,,OK",
            "row,evolution,\"new code, added\",reads",
            "row,evolution,NULLS,reads",
            "row,evolution,CYCLES,misreads",
            "row,evolution,UNICODE,yes");
    Row row = recorded.applied(TestRows.end(row()));
    assertThat(row.tags().features())
        .containsExactly(Feature.NULLS, Feature.UNICODE, Feature.OPTIMIZATION_BY_ANNOTATION);
    assertThat(row.tags().format()).isEqualTo(Format.JSON);
  }

  @Test
  void nothingSeenIsSomethingSeen() {
    assertThat(recorded("row,evolution,,OK").applied(TestRows.end(row())).tags().features())
        .containsExactly(Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  @Test
  void whatCouldNotBeTriedIsNotMet() {
    Recorded recorded = recorded("row,evolution,,NOT_CARRIED", "row,evolution,NULLS,reads");
    Row row = recorded.applied(TestRows.end(row().only("media")));
    assertThat(row.tags().features())
        .containsExactly(Feature.NULLS, Feature.OPTIMIZATION_BY_ANNOTATION);
    assertThat(recorded.notRecorded(row)).contains("evolution");
  }

  @Test
  void aLanguageThatReadsMostDataSetsIsAFeature() {
    Recorded recorded =
        recorded(
            "row,languages,,OK",
            "row,languages,Python fastavro 1.13.1,5 of 5,5",
            "row,languages,JavaScript avsc 5.7.9,3 of 5,3",
            "row,languages,Go avro 2.1,2 of 5,2",
            "row,languages,Go avro 2.1: back,5 of 5,5",
            "row,languages,Rust avro 1,1 of 2,1",
            "row,languages,C++ avro-c 1,2 of 3,2");
    assertThat(recorded.applied(row(Format.BIN_CROSSLANG)).tags().features())
        .containsExactly(Feature.PYTHON, Feature.JAVASCRIPT, Feature.CPP);
  }

  @Test
  void whatOneCheckFindsSaysNothingOfWhatOthersFind() {
    Row row = recorded("row,jdk,,OK", "row,jdk,NO_UNSAFE,yes").applied(TestRows.end(row()));
    assertThat(row.tags().features())
        .containsExactly(Feature.NO_UNSAFE, Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  @Test
  void ofSeveralJdksTheLowestCounts() {
    Recorded recorded =
        recorded(
            "row,hostile,,OK,,,17,1.0",
            "row,hostile,SURVIVES_DEPTH,yes,,,17,1.0",
            "row,hostile,,OK,,,25,1.0",
            "row,hostile,BOUNDED_TIME,yes,,,25,1.0",
            "row2,hostile,,OK,,,17,1.0");
    assertThat(recorded.applied(TestRows.row("row")).tags().features())
        .containsExactly(Feature.SURVIVES_DEPTH);
    assertThat(recorded.ofCheck("hostile").get("row"))
        .extracting(RecordedLine::question)
        .containsExactly("", "SURVIVES_DEPTH");
    assertThat(recorded.ofCheck("hostile")).containsOnlyKeys("row", "row2");
  }

  @Test
  void aLineIsWhatCsvMadeOfIt() {
    String line =
        "row,versions,\"1.0 to 2.0: a, b\",'-,3,"
            + "\"it said \"\"\"\"no\"\"\"\": '-1, '=2, ''-3; it's ✔, - and 3\",17,'-\n";
    String head = String.join(",", RecordedLine.COLUMNS) + "\n";
    assertThat(Recorded.of(head + "row,versions,,OK,,,17,\n" + line).ofCheck("versions").get("row"))
        .last()
        .extracting(RecordedLine::cells, list(String.class))
        .containsExactly(
            "row",
            "versions",
            "1.0 to 2.0: a, b",
            "-",
            "3",
            "it said \"\"no\"\": '-1, =2, '-3; it's ✔, - and 3",
            "17",
            "-");
  }

  @Test
  void aRowThatCouldNotRunWasNotTried() {
    assertThat(recorded("row,types,,UNAVAILABLE").notRecorded(TestRows.end(row())))
        .containsExactly("evolution", "types", "jdk", "versions", "hostile");
  }

  /** Such as a new row of somebody who has one JDK; {@code show} says so. */
  @Test
  void checksOfWhichNothingIsRecordedAreNamed() {
    Recorded recorded = recorded("row,evolution,,OK");
    assertThat(recorded.notRecorded(TestRows.end(row())))
        .containsExactly("types", "jdk", "versions", "hostile");
    assertThat(recorded.notRecorded(TestRows.row("other")))
        .containsExactly("evolution", "types", "jdk", "versions", "hostile");
  }

  /** Where a row is gone, delete its lines: {@code sed -i '/^NAME,/d'}. */
  @ParameterizedTest
  @ValueSource(strings = {"evolution", "types", "jdk", "versions", "hostile", "languages"})
  void onlyRowsOfTheCatalogWereTried(String check) {
    Set<String> seen = Recorded.load().ofCheck(check).keySet();
    assertThat(Catalog.load().rows()).extracting(Row::name).containsAll(seen);
    assertThat(seen).hasSizeGreaterThan(100);
  }

  /** Otherwise a higher JDK might count, and listings might miss lines. */
  @Test
  void theTablesAreInOrder() {
    List<String> keys = new ArrayList<>();
    Set<String> answers = new HashSet<>();
    for (boolean details : new boolean[] {false, true}) {
      String file = details ? "recorded-details.csv" : "recorded.csv";
      for (CSVRecord cells : Csv.read(Recorded.class, file)) {
        RecordedLine line = RecordedLine.of(cells);
        assertThat(line.jdk()).matches("\\d{0,3}");
        String jdk = "0".repeat(3 - line.jdk().length()) + line.jdk();
        String block = line.row() + "\n" + line.check() + "\n" + jdk;
        keys.add(details + "\n" + block);
        assertThat(line.topic().isDetail()).as(line.toString()).isEqualTo(details);
        assertThat(answers.add(block + line.question())).as(line.toString()).isTrue();
        assertThat(answers.contains(block)).as("the whole of " + line).isTrue();
      }
    }
    assertThat(keys).hasSizeGreaterThan(10_000).isSorted();
  }

  @Test
  void aRowThatLacksMembersOfOrdersDoesNotCarryThem() {
    Scope scope =
        recorded(
                "row,types,,OK",
                "row,types,record,fits",
                "row,types,sealed,refuses",
                "row,types,null,loses",
                "row,types,cycle,refuses")
            .applied(TestRows.row("row"))
            .scope();
    assertThat(scope.obstacle(OrdersFamily.TYPE))
        .contains("lacks sealed, null; serbench check types says why");
    assertThat(scope.obstacle(UserFamily.family().type())).isEmpty();
    assertThat(scope).hasToString("any but orders");
  }

  @Test
  void othersCarryOrders() {
    Recorded recorded =
        recorded(
            "row,types,,OK",
            "row,types,record,fits",
            "row,types,cycle,refuses",
            "row2,types,,OK",
            "row2,types,record,loses");
    assertThat(recorded.applied(TestRows.row("row")).scope().obstacle(OrdersFamily.TYPE)).isEmpty();
  }

  @Test
  void membersAreSaidAsTheCheckSaysThem() {
    assertThat(
            recorded(
                    "row,types,,OK",
                    "row,types,RECORDS,yes",
                    "row,types,record,refuses",
                    "row,types,sealed,fits",
                    "row,types,cycle,loses")
                .members(TestRows.row("row")))
        .isEqualTo("fits sealed; loses cycle; refuses record");
    assertThat(
            recorded("row,types,,OK", "row,types,record,fits", "row,types,cycle,fits")
                .members(TestRows.row("row")))
        .isEqualTo("fits all");
  }

  @Test
  void itIsSaidWhichMembersARowCarries() {
    Catalog catalog = Catalog.load();
    Row row = catalog.find("json/jackson/databind").orElseThrow();
    assertThat(catalog.recorded().members(row))
        .startsWith("fits record, nested, annotated, annotated-root, ")
        .contains("; refuses sealed, root, ");
    assertThat(catalog.recorded().members(catalog.find("kryo-manual").orElseThrow())).isEmpty();
    assertThat(TestRows.catalog(List.of(row)).recorded().members(row)).isEmpty();
  }

  /** Which the features sum up. */
  @Test
  void rowsWithSealedTypesCarryThemPlainOrAnnotated() {
    Catalog catalog = Catalog.load();
    for (Row row : catalog.rows()) {
      if (catalog.recorded().notRecorded(row).contains("types")) {
        continue;
      }
      List<String> fit =
          List.of(catalog.recorded().members(row).replaceAll("^fits |;.*", "").split(", ", -1));
      boolean carried =
          fit.equals(List.of("all"))
              || fit.containsAll(List.of("sealed", "root"))
              || fit.containsAll(List.of("annotated", "annotated-root"));
      assertThat(row.tags().has(Feature.SEALED_TYPES)).as(row.name()).isEqualTo(carried);
    }
  }

  @Test
  void aRowThatNobodyTriedHasNoFeatureThatCanBeTried() {
    assertThat(Recorded.of("").applied(TestRows.end(row())).tags().features())
        .containsExactly(Feature.OPTIMIZATION_BY_ANNOTATION);
  }

  /** Which would mislead whoever reads the row's definition. */
  @Test
  void noRowSaysOfItselfWhatOthersSaw() {
    List<String> vain = new ArrayList<>();
    for (LibraryRows library : ServiceLoader.load(LibraryRows.class)) {
      for (Row row : library.rows()) {
        row.tags().features().stream()
            .filter(feature -> feature.check().isPresent())
            .forEach(feature -> vain.add(row.name() + ": " + feature));
      }
    }
    assertThat(vain).isEmpty();
  }

  @Test
  void saysWhoReadsTheRow() {
    Recorded recorded =
        recorded(
            "other,languages,,OK",
            "other,languages,Python fastavro 1.13.1,5 of 5,5,,17,1",
            "row,languages,,OK",
            "row,languages,Python fastavro 1.13.1,5 of 5,5,,17,1",
            "row,languages,Python fastavro 1.13.1: back,4 of 5,4,,17,1",
            "row,languages,JavaScript avsc 5.7.9,3 of 5,3,user: bad,17,1",
            "row,languages,JavaScript avsc 5.7.9: back,3 of 5,3,,17,1",
            "row,languages,Go avro 2.1,0 of 5,0,,17,1",
            "row,languages,Go avro 2.1: back,0 of 5,0,,17,1");
    assertThat(recorded.readBy(row(Format.BIN_CROSSLANG)))
        .isEqualTo("Python ✔ (fastavro 1.13.1), JavaScript ✔ 3 of 5 (avsc 5.7.9), Go ✘ (avro 2.1)");
  }

  @Test
  void aRowThatWasNotTriedKeepsItsTag() {
    Recorded recorded = recorded("row,types,,OK", "row2,languages,,OK");
    assertThat(recorded.readBy(row(Format.BIN_CROSSLANG))).isEmpty();
    assertThat(recorded.applied(row(Format.BIN_CROSSLANG)).tags().format())
        .isEqualTo(Format.BIN_CROSSLANG);
  }

  @Test
  void whatNobodyReadsIsNotForOtherLanguages() {
    Recorded unknown = recorded("row,languages,,OK");
    assertThat(unknown.readBy(row(Format.BIN_CROSSLANG))).isEqualTo("no known implementation");
    Recorded unread = recorded("row,languages,,OK", "row,languages,Go avro 2.1,0 of 5,0,,17,1");
    for (Recorded none : List.of(unknown, unread)) {
      Row applied = none.applied(row(Format.BIN_CROSSLANG));
      assertThat(applied.tags().format()).isEqualTo(Format.BINARY);
      assertThat(applied.tags().features()).isEmpty();
      assertThat(none.applied(row(Format.XML)).tags().format()).isEqualTo(Format.XML);
    }
  }

  @Test
  void oneReaderIsEnough() {
    Recorded recorded =
        recorded(
            "row,languages,,OK",
            "row,languages,Python a 1,0 of 5,0,,17,1",
            "row,languages,Go b 1,1 of 5,1,,17,1",
            "row,languages,Go b 1: back,0 of 5,0,,17,1");
    assertThat(recorded.applied(row(Format.BIN_CROSSLANG)).tags().format())
        .isEqualTo(Format.BIN_CROSSLANG);
  }
}
