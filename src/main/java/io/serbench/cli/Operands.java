package io.serbench.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What a command takes beside options: names or files, any number of them.
 *
 * @param <T> what each of them is
 */
final class Operands<T> {
  private final PositionalParamSpec spec;
  private final String label;

  /** Operands, each such a value, whose label says how the help calls all of them. */
  Operands(Value<T> each) {
    label = each.label();
    PositionalParamSpec.Builder builder =
        PositionalParamSpec.builder()
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(each.kind())
            .converters(text -> each.reader().read("", text))
            .paramLabel("operand");
    each.words().ifPresent(builder::completionCandidates);
    spec = builder.build();
  }

  /** None: what is given all the same is refused with this message. */
  static Operands<String> refused(UnaryOperator<String> message) {
    Value.Reader<String> reader =
        (option, text) -> {
          throw new UsageException(message.apply(text));
        };
    return new Operands<>(Value.of("", reader));
  }

  /** Those of the command line, in order. */
  List<T> values() {
    Optional<List<T>> values = Optional.ofNullable(spec.getValue());
    return values.map(List::copyOf).orElse(List.of());
  }

  /** What the help calls them: {@code [FILE ...]}; empty where there are none. */
  String label() {
    return label;
  }

  PositionalParamSpec spec() {
    return spec;
  }
}
