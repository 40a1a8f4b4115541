package io.serbench.result;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A {@link Run} as JSON and back. */
final class RunJson {
  static final String VERSION = "formatVersion";

  private static final String TOOL = "serbench";
  private static final ObjectMapper MAPPER = RunMapper.MAPPER;

  /** How to have Jackson accept it: no help for those who have the file. */
  private static final Pattern ADVICE =
      Pattern.compile(" \\((but|disable|from)[^()]*(\\(\\))?[^()]*\\)");

  private RunJson() {}

  /** Streams the run with the summaries of its cells; closes the stream. */
  static void write(Run run, Map<CellId, Summary> summaries, OutputStream stream)
      throws IOException {
    try (JsonGenerator out = MAPPER.createGenerator(stream)) {
      out.setPrettyPrinter(new ForkPerLine());
      RunMapper.writer(summaries).writeValue(out, run);
      out.writeRaw('\n');
    }
  }

  /**
   * Reads a run of a format version that this serbench knows, with what a {@link PartialFile} adds
   * to it.
   *
   * @param warning is told what cannot be read of that
   */
  static Run read(InputStream stream, Consumer<String> warning) throws IOException {
    try (JsonParser in = MAPPER.createParser(stream)) {
      Run run = MAPPER.readValue(in, Run.class);
      if (run.course().ending() == Course.Ending.RUNNING) {
        ByteArrayOutputStream ahead = new ByteArrayOutputStream();
        in.releaseBuffered(ahead);
        InputStream begun = new ByteArrayInputStream(ahead.toByteArray());
        return PartialFile.read(run, new SequenceInputStream(begun, stream), warning);
      }
      if (in.nextToken() != null) {
        throw JsonMappingException.from(in, "something follows its end");
      }
      return run;
    } catch (IllegalArgumentException e) {
      throw new JsonMappingException(null, e.getMessage(), e); // The lines make no such run.
    }
  }

  /**
   * The format version alone, wherever in the file it is; empty where the file is JSON without one.
   * Known before anything else is read, because all else may mean something different in another
   * version.
   */
  static OptionalInt version(InputStream stream) throws IOException {
    try (JsonParser in = MAPPER.createParser(stream)) {
      return find(in, VERSION) && isInt(in)
          ? OptionalInt.of(in.getIntValue())
          : OptionalInt.empty();
    }
  }

  /** Whether JSON is the result of a run: of which tool and in which format, it says itself. */
  static boolean isResult(InputStream stream) throws IOException {
    try (JsonParser in = MAPPER.createParser(stream)) {
      return find(in, VERSION) && isInt(in) && find(in, TOOL);
    }
  }

  /** Goes on to the value of an object's own property; false where there is none. */
  private static boolean find(JsonParser in, String property) throws IOException {
    if (in.currentToken() == null && in.nextToken() != JsonToken.START_OBJECT) {
      return false;
    }
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      in.nextToken();
      if (name.equals(property)) {
        return true;
      }
      in.skipChildren();
    }
    return false;
  }

  static boolean isInt(JsonParser in) throws IOException {
    return in.currentToken() == JsonToken.VALUE_NUMBER_INT
        && in.getNumberType() == JsonParser.NumberType.INT;
  }

  /** What is wrong, in the words of the record that refused it where one did. */
  static String problem(JsonProcessingException e) {
    return e.getCause() instanceof IllegalArgumentException refused
        ? refused.getMessage()
        : ADVICE.matcher(e.getOriginalMessage()).replaceAll("");
  }

  /**
   * Lays a result file out: what a person reads on lines of its own, a fork with all its samples on
   * one line. Files of the same run then differ in whole lines, and the long arrays stay compact.
   */
  static final class ForkPerLine implements PrettyPrinter {
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
}
