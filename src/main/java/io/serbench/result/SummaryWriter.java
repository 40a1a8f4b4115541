package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the summary of a cell behind what was measured of it. No record holds it: it would be the
 * same said twice.
 */
final class SummaryWriter extends VirtualBeanPropertyWriter {
  private static final long serialVersionUID = 1L;

  /** Where the writer finds them. */
  private static final String SUMMARIES = "summaries";

  /** For Jackson. */
  SummaryWriter() {}

  private SummaryWriter(BeanPropertyDefinition property, Annotations annotations, JavaType type) {
    super(property, annotations, type);
  }

  /** A writer that writes these summaries. */
  static ObjectWriter of(ObjectMapper mapper, Map<CellId, Summary> summaries) {
    return mapper.writer().withAttribute(SUMMARIES, summaries);
  }

  @Override
  protected Object value(Object cell, JsonGenerator out, SerializerProvider provider) {
    return ((Map<?, ?>) provider.getAttribute(SUMMARIES)).get(((CellResult) cell).id());
  }

  @Override
  public VirtualBeanPropertyWriter withConfig(
      MapperConfig<?> config,
      AnnotatedClass owner,
      BeanPropertyDefinition property,
      JavaType type) {
    return new SummaryWriter(property, owner.getAnnotations(), type);
  }

  /** A summary as files have it: its numbers and how far to trust them are beside each other. */
  interface Flat {
    @JsonUnwrapped
    Optional<Summary.Grounds> trust();

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    Map<String, Summary.Figure> metrics();
  }

  /** As everywhere in files of numbers. */
  interface InWords {
    @JsonValue
    String word();
  }
}
