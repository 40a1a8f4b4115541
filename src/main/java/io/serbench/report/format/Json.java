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
 * Writes records as JSON, laid out alike on every system.
 *
 * @param digits the significant digits of numbers, which have no exponent
 * @param noNumber the JSON in place of what is not finite
 */
record Json(MathContext digits, String noNumber) {
  /** Returns the value as indented text, which ends with a line feed. */
  String lines(Object value) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    return text(value, new DefaultPrettyPrinter().withObjectIndenter(lines)) + "\n";
  }

  /** Returns the value as text in that layout. */
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

  /** Rounds numbers. Optional ones and those in lists pass here, too; serializers are by type. */
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
