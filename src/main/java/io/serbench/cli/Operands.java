package io.serbench.cli;

import java.util.ArrayList;
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
  private final Value<T> each;
  private final List<T> values = new ArrayList<>();

  /** Operands, each such a value, whose label says how the help calls all of them. */
  Operands(Value<T> each) {
    this.each = each;
    // Picocli keeps the texts: where a value cannot be, it would say that there is no such option.
    PositionalParamSpec.Builder builder =
        PositionalParamSpec.builder()
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(each.kind())
            .converters(text -> text)
            .paramLabel("operand");
    each.words().ifPresent(builder::completionCandidates);
    spec = builder.build();
  }

  /** None: what is given all the same is refused with this message. */
  static Operands<String> refused(UnaryOperator<String> message) {
    return new Operands<>(
        Value.of(
            "",
            (option, text) -> {
              throw new UsageException(message.apply(text));
            }));
  }

  /** Makes values of what picocli found. */
  void read() throws UsageException {
    values.clear();
    for (String text : texts()) {
      values.add(each.reader().read("", text));
    }
  }

  /** As they were typed. */
  List<String> texts() {
    Optional<List<String>> texts = Optional.ofNullable(spec.getValue());
    return texts.orElse(List.of());
  }

  /** Those of the command line, in order. */
  List<T> values() {
    return List.copyOf(values);
  }

  /** What the help calls them: {@code [FILE ...]}; empty where there are none. */
  String label() {
    return each.label();
  }

  /** For picocli. */
  PositionalParamSpec spec() {
    return spec;
  }
}
