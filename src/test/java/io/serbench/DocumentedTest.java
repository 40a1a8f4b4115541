package io.serbench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.dataset.source.Datasets;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Traffic;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That the docs name whatever can be added in a line of code, and so is easily forgotten there. */
class DocumentedTest {
  private static String page(String name) throws IOException {
    return Files.readString(Path.of("docs", name));
  }

  private static List<String> quoted(Stream<String> words) {
    return words.map(word -> "`" + word + "`").toList();
  }

  @Test
  void usageNamesEveryColumn() throws IOException {
    assertThat(page("usage.md")).contains(quoted(Metrics.columnNames().stream()));
  }

  @Test
  void usageNamesEveryFormatAndItsSuffix() throws IOException {
    assertThat(page("usage.md"))
        .contains(quoted(Formats.ALL.stream().map(OutputFormat::name)))
        .contains(quoted(Formats.ALL.stream().map(OutputFormat::suffix)));
  }

  @Test
  void choosingHasEveryNeedAndFeature() throws IOException {
    assertThat(page("choosing.md"))
        .contains(quoted(Need.ALL.stream().map(Need::word)))
        .contains(quoted(Stream.of(Feature.values()).map(Feature::name)));
  }

  @Test
  void usageHasTheDefaultsThatCount() throws IOException {
    assertThat(page("usage.md"))
        .contains(
            "to ±%s or %s per row are spent"
                .formatted(percent(Preset.DEFAULT.stopping()), seconds(Preset.DEFAULT.stopping())))
        .contains(
            "to ±%s or %s per row, for numbers"
                .formatted(
                    percent(Preset.THOROUGH.stopping()), seconds(Preset.THOROUGH.stopping())))
        .contains("that rotate; default %d;".formatted(Traffic.DEFAULT.distinct()))
        .contains(
            "default %dms, and %dms for `create`"
                .formatted(
                    Math.round(Preset.DEFAULT.share().clean()),
                    Math.round(Preset.DEFAULT.share().other())));
  }

  private static String percent(Stopping rule) {
    return Math.round(rule.precision() * 100) + " %";
  }

  private static String seconds(Stopping rule) {
    return rule.budget().toSeconds() + " s";
  }

  @Test
  void everyTransportIsInTheTable() throws IOException {
    for (Transport transport : Transport.values()) {
      assertThat(page("data-sets.md")).contains("\n| `" + transport.word() + "` | ");
    }
  }

  @Test
  void theSchemaOfResultsHasEveryTransport() throws IOException {
    JsonNode words = ResultSchema.published().findValue("transport").path("enum");
    List<String> known = new ArrayList<>();
    words.forEach(word -> known.add(word.asText()));
    assertThat(known)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Transport.values()).map(Enum::name).toList());
  }

  /** Those of many sizes are written {@code users.1k, .10k}. */
  @Test
  void everyDataSetIsInTheTable() throws IOException {
    List<String> lines =
        page("data-sets.md").lines().filter(line -> line.startsWith("| ")).toList();
    for (String name : Datasets.all().embeddedNames()) {
      String family = Datasets.family(name);
      String own = name.substring(family.length());
      assertThat(lines)
          .as(name)
          .anyMatch(
              line ->
                  names(line).contains(name)
                      || (names(line).contains(own)
                          && names(line).stream().anyMatch(it -> it.startsWith(family + "."))));
    }
  }

  private static List<String> names(String line) {
    return List.of(line.split("\\|", 3)[1].strip().split(", ", -1));
  }
}
