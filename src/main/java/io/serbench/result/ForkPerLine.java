package io.serbench.result;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;

/**
 * Lays a result file out: what a person reads on lines of its own, a fork with all its samples on
 * one line. Files of the same run then differ in whole lines, and the long arrays stay compact.
 */
final class ForkPerLine implements PrettyPrinter {
  /** The run's own lists (rows, warnings) and each row's list of forks. */
  private static final int LISTS_OF_RUN = 2;

  private static final int LISTS_OF_ROW = 4;

  /** The run, its parts (settings, machine, JVM), its rows; forks are deeper. */
  private static final int DEEPEST_OPEN_OBJECT = 3;

  private int depth;

  @Override
  public void writeStartObject(JsonGenerator out) throws IOException {
    out.writeRaw('{');
    depth++;
  }

  @Override
  public void beforeObjectEntries(JsonGenerator out) throws IOException {
    breakLine(out, opensObject());
  }

  @Override
  public void writeObjectFieldValueSeparator(JsonGenerator out) throws IOException {
    out.writeRaw(opensObject() ? ": " : ":");
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator out) throws IOException {
    out.writeRaw(',');
    breakLine(out, opensObject());
  }

  @Override
  public void writeEndObject(JsonGenerator out, int entries) throws IOException {
    boolean opens = opensObject() && entries > 0;
    depth--;
    breakLine(out, opens);
    out.writeRaw('}');
  }

  @Override
  public void writeStartArray(JsonGenerator out) throws IOException {
    out.writeRaw('[');
    depth++;
  }

  @Override
  public void beforeArrayValues(JsonGenerator out) throws IOException {
    breakLine(out, opensArray());
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
    out.writeRaw(',');
    breakLine(out, opensArray());
  }

  @Override
  public void writeEndArray(JsonGenerator out, int values) throws IOException {
    boolean opens = opensArray() && values > 0;
    depth--;
    breakLine(out, opens);
    out.writeRaw(']');
  }

  @Override
  public void writeRootValueSeparator(JsonGenerator out) throws IOException {
    out.writeRaw('\n');
  }

  private boolean opensObject() {
    return depth <= DEEPEST_OPEN_OBJECT;
  }

  private boolean opensArray() {
    return depth == LISTS_OF_RUN || depth == LISTS_OF_ROW;
  }

  private void breakLine(JsonGenerator out, boolean wanted) throws IOException {
    if (wanted) {
      out.writeRaw('\n');
      for (int i = 0; i < depth; i++) {
        out.writeRaw("  ");
      }
    }
  }
}
