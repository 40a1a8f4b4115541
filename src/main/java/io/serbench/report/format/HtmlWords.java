package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.catalog.Feature;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Unit;
import io.serbench.report.metric.Metrics;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What metrics and features are called and mean, for the script of a page. */
final class HtmlWords {
  private static final List<Feature> FEATURES = List.of(Feature.values());

  private HtmlWords() {}

  /** In the order of the values of a row. */
  static void metrics(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("metrics");
    for (Metric metric : Metrics.ALL) {
      out.writeStartObject();
      out.writeStringField("id", metric.id());
      out.writeStringField("heading", metric.heading());
      out.writeStringField("unit", metric.unit().symbol());
      out.writeStringField("meaning", metric.meaning());
      out.writeStringField("better", metric.better().name().toLowerCase(Locale.ROOT));
      out.writeBooleanField("exact", metric.exact());
      out.writeBooleanField("table", Metrics.TABLE.contains(metric));
      out.writeNumberField("decimals", decimals(metric));
      out.writeBooleanField("percent", metric.unit() == Unit.PERCENT);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** How many digits a table writes behind the point. */
  private static int decimals(Metric metric) {
    String digits = metric.notation().text(0).replaceAll("[^0-9.]", "");
    int point = digits.indexOf('.');
    return point < 0 ? 0 : digits.length() - point - 1;
  }

  /** Rows name them by their places. */
  static void features(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("features");
    for (Feature feature : FEATURES) {
      out.writeStartObject();
      out.writeStringField("name", feature.name());
      out.writeStringField("meaning", feature.meaning());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** The place of a feature. */
  static int index(Feature feature) {
    return FEATURES.indexOf(feature);
  }
}
