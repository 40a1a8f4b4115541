package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import io.serbench.dataset.own.Findings.Kind;
import java.io.IOException;
import java.util.Optional;

/**
 * Takes the field that says the type of an object whose class permits no other, and counts the
 * fields that are skipped.
 */
final class UnknownFields extends DeserializationProblemHandler {
  private final boolean skips;
  private final Optional<Findings> findings;

  UnknownFields(boolean skips, Optional<Findings> findings) {
    this.skips = skips;
    this.findings = findings;
  }

  @Override
  public boolean handleUnknownProperty(
      DeserializationContext context,
      JsonParser parser,
      JsonDeserializer<?> deserializer,
      Object bean,
      String name)
      throws IOException {
    Class<?> type = bean instanceof Class<?> known ? known : bean.getClass();
    if (parser.hasToken(JsonToken.VALUE_STRING)) {
      Optional<Class<?>> said = UsualNames.typeSaid(type, name, parser.getText());
      if (said.isPresent() && said.get() != type && UsualNames.isTypeItself(name)) {
        Findings.Refused refused =
            new Findings.Refused(
                parser,
                Kind.UNKNOWN,
                "expected the type %s, found %s"
                    .formatted(type.getSimpleName(), Places.text(parser)),
                "");
        refused.prependPath(bean, name);
        throw refused;
      }
      if (said.isPresent() && said.get() == type) {
        return true;
      }
    }
    if (skips && findings.isPresent()) {
      findings.get().add(Kind.UNKNOWN, parser, "", "", Optional.of(name));
    }
    return false;
  }

  /** Jackson says which types there are of a wrong one, but not of a missing one. */
  @Override
  public JavaType handleMissingTypeId(
      DeserializationContext context, JavaType base, TypeIdResolver resolver, String failure)
      throws IOException {
    throw context.missingTypeIdException(
        base, failure + "; known type ids = " + resolver.getDescForKnownTypeIds());
  }
}
