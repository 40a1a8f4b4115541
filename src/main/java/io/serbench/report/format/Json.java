package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.report.metric.Digits;
import io.serbench.result.RunMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.MathContext;

/**
 * A writer of records as JSON, with the same layout on every system. Numbers have no exponent;
 * {@code noNumber} is the JSON in place of those that are not finite.
 */
record Json(MathContext digits, String noNumber) {
  /** Returns a value as indented JSON that ends with a line feed. */
  String lines(Object value) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    return text(value, new DefaultPrettyPrinter().withObjectIndenter(lines)) + "\n";
  }

  String text(Object value, PrettyPrinter layout) {
    ObjectWriter writer = RunMapper.exportWriter();
    StringWriter text = new StringWriter();
    try (JsonGenerator out = new Rounding(writer.createGenerator(text))) {
      writer.with(layout).writeValue(out, value);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail", e);
    }
    return text.toString();
  }

  /** Rounds numbers as they are written, also those in optionals and lists. */
  private final class Rounding extends JsonGeneratorDelegate {
    Rounding(JsonGenerator out) {
      super(out);
    }

    @Override
    public void writeNumber(double value) throws IOException {
      if (Double.isFinite(value)) {
        writeNumber(Digits.decimal(value, digits));
      } else {
        writeRawValue(noNumber);
      }
    }
  }
}
