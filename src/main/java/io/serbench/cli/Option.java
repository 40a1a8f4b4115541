package io.serbench.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option, declared once. After parsing it has the value that the command line gave it.
 *
 * @param <T> what its value is
 */
final class Option<T> {
  private final OptionSpec spec;
  private final String label;
  private final String help;
  private final boolean bareable;

  private Option(OptionSpec spec, String label, String help, boolean bareable) {
    this.spec = spec;
    this.label = label;
    this.help = help;
    this.bareable = bareable;
  }

  private Option(OptionSpec spec, String label, String help) {
    this(spec, label, help, false);
  }

  /** An option that takes a value, and may have other names beside its own. */
  static <T> Option<T> valued(String name, Value<T> value, String help, String... aliases) {
    return new Option<>(valued(name, value, aliases), value.label(), help);
  }

  /**
   * An option that takes a value behind a "=", and may be there without one; the value's reader
   * then gets an empty text. What follows it is an operand in any case.
   */
  static <T> Option<T> bareable(String name, Value<T> value, String help) {
    return new Option<>(valued(name, value), value.label(), help, true);
  }

  private static <T> OptionSpec valued(String name, Value<T> value, String... aliases) {
    OptionSpec.Builder builder =
        OptionSpec.builder(name, aliases)
            .arity("1")
            .type(value.kind())
            .converters(text -> value.reader().read(name, text))
            // The completion script names variables after it: it must be the option's alone.
            .paramLabel(name.substring(1));
    value.words().ifPresent(builder::completionCandidates);
    return builder.build();
  }

  /** An option that takes a value, and may be given several times. */
  static <T> Option<List<T>> repeated(String name, Value<T> value, String help) {
    OptionSpec.Builder builder =
        OptionSpec.builder(name)
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(value.kind())
            .converters(text -> value.reader().read(name, text))
            .paramLabel(name.substring(1));
    value.words().ifPresent(builder::completionCandidates);
    return new Option<>(builder.build(), value.label(), help);
  }

  /** An option that is there or is not. */
  static Option<Boolean> flag(String help, String... names) {
    return new Option<>(OptionSpec.builder(names).arity("0").type(Boolean.class).build(), "", help);
  }

  /** Whether the command line, or the suite that it names, has it. */
  boolean given() {
    return value().isPresent();
  }

  /** The value; empty where the option is not given. */
  Optional<T> value() {
    return Optional.ofNullable(spec.getValue());
  }

  /** As it is written, with one dash. */
  String name() {
    return takesValue() ? spec.names()[0] : spec.longestName();
  }

  /** All ways to write it, with one dash. */
  List<String> names() {
    return List.of(spec.names());
  }

  /** As it is written with its value: {@code -forks=N}; all ways to write it. */
  String written() {
    if (label.isEmpty()) {
      return String.join(", ", spec.names());
    }
    return bareable ? name() + "[=" + label + "]" : name() + "=" + label;
  }

  /** Whether it may be there without a value. */
  boolean isBareable() {
    return bareable;
  }

  boolean takesValue() {
    return !label.isEmpty();
  }

  /** What it means, for a line of help. */
  String help() {
    return help;
  }

  /** For picocli, which keeps the value there. */
  OptionSpec spec() {
    return spec;
  }

  /** The same for picocli where no value is to be made of what is given, not even a check. */
  OptionSpec unread() {
    OptionSpec.Builder builder = OptionSpec.builder(spec.names());
    return takesValue()
        ? builder.arity("1").type(List.class).auxiliaryTypes(String.class).build()
        : builder.arity("0").type(Boolean.class).build();
  }
}
