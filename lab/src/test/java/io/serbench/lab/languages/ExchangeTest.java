package io.serbench.lab.languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Recorded;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.fork.RoundTripProbe;
import io.serbench.lab.languages.Judge.Verdict;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExchangeTest {
  private static final Row ROW = Catalog.load().find("protobuf").orElseThrow();

  private static final String VERSION =
      SuppliedLibraries.onClassPath(UserClassPath.NONE).versionInUse(ROW.library()).orElseThrow();
  private static final String HEAD = String.join(",", RecordedLine.COLUMNS) + "\n";

  private static Map<String, List<Findings.Reader>> before(
      String row, String reader, int tried, int read, int written) {
    String head = row + ",languages,";
    String counts = " of " + tried + ",";
    return Findings.before(
        Recorded.of(
            HEAD
                + (head + ",OK,,,17,1\n")
                + (head + reader + "," + read + counts + read + ",,17,1\n")
                + (head + reader + ": back," + written + counts + written + ",,17,1\n")));
  }

  private static Verdict verdict(String dataset, String fault, String faultBack) {
    return new Verdict("protobuf", dataset, "Python", "protobuf", "7.36", fault, faultBack);
  }

  private static Findings findings(Verdict... verdicts) {
    return new Findings(List.of(ROW), List.of(verdicts));
  }

  @ParameterizedTest
  @ValueSource(strings = {"protobuf", "json/jackson/databind", "xml/jaxb"})
  @SuppressWarnings("unchecked") // The data set is of that type.
  void damageIsNoticed(String name) throws Exception {
    Dataset<Object> media = (Dataset<Object>) (Dataset<?>) MediaFamily.family().dataset("media.1");
    Serializer<Object, Object> serializer =
        RoundTripProbe.open(Catalog.load().find(name).orElseThrow(), media.type());
    byte[] bytes = serializer.serialize(serializer.create(media.value()));
    assertThat(Judge.difference(serializer, media, bytes)).isEmpty();
    Exchange.damage(serializer, media, bytes);
    assertThat(Judge.difference(serializer, media, bytes)).isPresent();
  }

  @Test
  void everyRowForOthersHasAFormat() {
    assertThat(Catalog.load().rows().stream().filter(Wire::isFor).map(Wire::of)).isNotEmpty();
    assertThat(Wire.of(Catalog.load().find("thrift-compact").orElseThrow()))
        .isEqualTo(Wire.THRIFT_COMPACT);
    assertThat(Wire.of(Catalog.load().find("capnproto-packed-access").orElseThrow()))
        .isEqualTo(Wire.CAPNPROTO_PACKED);
    assertThat(Wire.of(Catalog.load().find("fory-xlang-compatible").orElseThrow()))
        .isEqualTo(Wire.FORY_XLANG_COMPATIBLE);
    assertThat(Wire.of(Catalog.load().find("xml/exi-manual-schema").orElseThrow()))
        .isEqualTo(Wire.EXI);
  }

  @Test
  void countsWhatWasReadAndWritten() {
    Findings findings =
        findings(verdict("media.1", "", ""), verdict("user", "", "gone"), verdict("a", "bad", "x"));
    String where = Runtime.version().feature() + "," + VERSION + "\n";
    assertThat(findings.csv())
        .isEqualTo(
            HEAD
                + ("protobuf,languages,,OK,,," + where)
                + ("protobuf,languages,Python protobuf 7.36,2 of 3,2,user: back: gone," + where)
                + ("protobuf,languages,Python protobuf 7.36: back,1 of 3,1,," + where));
    assertThat(findings.tables())
        .contains("| protobuf | protobuf 7.36 | – | – | – | – |")
        .contains("| protobuf | protobuf | 2 of 3, back 1 of 3 | – | – | – | – |");
    assertThat(findings().csv()).isEqualTo(HEAD + "protobuf,languages,,OK,,," + where);
  }

  @Test
  void whatIsNoLongerReadIsALoss() {
    Findings findings = findings(verdict("media.1", "", ""), verdict("user", "bad", "x"));
    assertThat(findings.losses(Map.of())).isEmpty();
    assertThat(findings.losses(before("protobuf", "Python protobuf 7.0", 2, 1, 1))).isEmpty();
    assertThat(findings.losses(before("protobuf", "Python protobuf 7.0", 2, 2, 2)))
        .containsExactly(
            "protobuf: Python (protobuf 7.36) read 2 and wrote 2 data sets, and now reads 1 and"
                + " writes 1\n  user: bad");
    assertThat(findings.losses(before("other", "Python protobuf 7.0", 2, 2, 2)))
        .containsExactly("other: wrote nothing that could be read");
  }

  @Test
  void whatIsRecordedIsReadInTheOrderOfTheFile() {
    String head = "protobuf,languages,";
    Map<String, List<Findings.Reader>> before =
        Findings.before(
            Recorded.of(
                HEAD
                    + (head + ",OK,,,17,1\n")
                    + (head + "Python protobuf 7.0,1 of 2,1,user: bad,17,1\n")
                    + (head + "Go @buf/proto 1,2 of 2,2,,17,1\n")
                    + (head + "Python protobuf 7.0: back,0 of 2,0,,17,1\n")
                    + (head + "Go @buf/proto 1: back,2 of 2,2,,17,1\n")));
    assertThat(before.get("protobuf"))
        .containsExactly(
            new Findings.Reader("Python", "protobuf", "7.0", 2, 1, 0, "user: bad"),
            new Findings.Reader("Go", "@buf/proto", "1", 2, 2, 2, ""));
  }

  @Test
  void aLanguageThatIsAbsentIsNoLoss() {
    Findings findings = findings(verdict("media.1", "", ""));
    Map<String, List<Findings.Reader>> before = before("protobuf", "Go @buf/proto 1", 1, 1, 1);
    assertThat(findings.losses(before)).isEmpty();
    assertThat(findings.missing(before)).containsExactly("Go");
  }

  @Test
  void thePageKeepsItsWords() {
    Findings findings = findings(verdict("media.1", "", ""));
    String page = "before\n<!-- languages -->\nold\n<!-- /languages -->\nafter\n";
    assertThat(findings.in(page))
        .startsWith("before\n<!-- languages -->\n### Rows\n")
        .endsWith("<!-- /languages -->\nafter\n")
        .doesNotContain("old");
    assertThatThrownBy(() -> findings.in("no marks")).hasMessageContaining("no marks");
  }
}
