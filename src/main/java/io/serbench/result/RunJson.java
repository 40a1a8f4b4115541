package io.serbench.result;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
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
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** Writes a {@link Run} as JSON, and reads it. */
final class RunJson {
  static final String VERSION = "formatVersion";

  private static final String TOOL = "serbench";
  private static final ObjectMapper MAPPER = RunMapper.MAPPER;

  /** Advice in Jackson's messages for programmers, which does not help the owner of a file. */
  private static final Pattern ADVICE =
      Pattern.compile(" \\((but|disable|from|`)[^()]*(\\(\\))?[^()]*\\)");

  private RunJson() {}

  /** Writes a run with the summaries of its cells and a hash, and closes the stream. */
  static void write(Run run, Map<CellId, Summary> summaries, OutputStream stream)
      throws IOException {
    try (JsonGenerator out = MAPPER.createGenerator(stream)) {
      out.setPrettyPrinter(new ForkPerLine());
      RunMapper.writer(summaries, Derived.samplesHash(run)).writeValue(out, run);
      out.writeRaw('\n');
    }
  }

  /**
   * Reads a run of a format version that this serbench knows. If the run has not ended, also reads
   * the forks that a {@link PartialFile} adds.
   *
   * @param warning receives what could not be read of a partial file; one line each
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
      throw new JsonMappingException(null, e.getMessage(), e); // The lines do not fit together.
    }
  }

  /**
   * Returns the format version of the result of a run: JSON with a format version, followed by the
   * version of serbench. Empty for other JSON. The version must be known before anything else is
   * read, whose meaning may depend on it.
   */
  static OptionalInt version(InputStream stream) throws IOException {
    try (JsonParser in = MAPPER.createParser(stream)) {
      if (!find(in, VERSION) || !isInt(in)) {
        return OptionalInt.empty();
      }
      int version = in.getIntValue();
      return find(in, TOOL) ? OptionalInt.of(version) : OptionalInt.empty();
    }
  }

  /** Advances to the value of a property of the top-level object; returns false if it has none. */
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

  /** Returns what a record said when it rejected its components, or else Jackson's message. */
  static String problem(JsonProcessingException e) {
    return e.getCause() instanceof IllegalArgumentException refused
        ? refused.getMessage()
        : ADVICE.matcher(e.getOriginalMessage()).replaceAll("");
  }

  /**
   * The layout of result files: each property that people read on its own line, and each fork with
   * all its samples on one line. Long arrays stay compact, and line-based tools can compare files.
   */
  private static final class ForkPerLine extends DefaultPrettyPrinter {
    private static final long serialVersionUID = 1L;

    /** The depths of the run's lists, such as that of cells, and of a cell's forks. */
    private static final Set<Integer> OPEN_LISTS = Set.of(2, 4);

    /** The depth in cells, and in the settings, environment and the like; forks are deeper. */
    private static final int DEEPEST_OPEN_OBJECT = 3;

    ForkPerLine() {
      super(new Separators().withObjectEmptySeparator("").withArrayEmptySeparator(""));
      indentObjectsWith(new IndenterAt(depth -> depth <= DEEPEST_OPEN_OBJECT));
      indentArraysWith(new IndenterAt(OPEN_LISTS::contains));
    }

    @Override
    public void writeObjectFieldValueSeparator(JsonGenerator out) throws IOException {
      out.writeRaw(depth(out) <= DEEPEST_OPEN_OBJECT ? ": " : ":");
    }

    private static int depth(JsonGenerator out) {
      return out.getOutputContext().getNestingDepth();
    }

    /** Breaks lines at some depths. */
    private record IndenterAt(IntPredicate depths) implements Indenter {
      @Override
      public void writeIndentation(JsonGenerator out, int level) throws IOException {
        if (depths.test(depth(out))) {
          out.writeRaw("\n" + "  ".repeat(level));
        }
      }

      @Override
      public boolean isInline() {
        return false;
      }
    }
  }
}
