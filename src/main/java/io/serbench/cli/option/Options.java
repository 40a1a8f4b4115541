package io.serbench.cli.option;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Structure;
import io.serbench.choose.Front.Aim;
import io.serbench.process.JvmChoice.Collector;
import io.serbench.report.Grouping;
import io.serbench.result.Noise;
import io.serbench.result.Traffic.TypeProfile;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Options that several commands share: a picocli mixin, whose option list heading says where they
 * stand in the help. A subclass declares them as fields, in the order of the help, and turns their
 * values into what commands need.
 */
public abstract class Options {
  public static final String ROWS =
      "Rows and data (conditions combine; commas separate; wildcards allowed):";
  public static final String MEASURING = "How to measure:";
  public static final String COMPARING = "What to allow:";
  public static final String OUTPUT = "What to print:";

  /** What separates values. Picocli would drop commas at the end, and nothing but commas. */
  static final String COMMA = ",(?!$)";

  /** The headings, in the order of the help. */
  public static final List<String> HEADINGS = List.of(ROWS, MEASURING, COMPARING, OUTPUT);

  /** Marks an option that is seldom needed, which the page of a command group leaves out. */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Rare {}

  /**
   * Marks an option that names something to start or load: a program, its options, jars, a class.
   * Only the user may pass it. A result file may not, since it may come from somebody else.
   */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Loads {}

  /** The data that a command uses by default, if that is not media.1, for the help. */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE) @interface UsualData {
    String value();
  }

  /** The heading under which the help lists an option, if it is not that of the command. */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Heading {
    String value();
  }

  /** Names options of its mixins that a command lacks. */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE) @interface Without {
    String[] value();
  }

  public static final class Fewer implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec command) {
      Without without = command.userObject().getClass().getAnnotation(Without.class);
      for (String name : without == null ? new String[0] : without.value()) {
        // Picocli calls this twice for commands in groups.
        Optional.ofNullable(command.findOption(name)).ifPresent(command::remove);
      }
      return command;
    }
  }

  /**
   * The range of an option's numbers. A whole number may equal either bound; any other number must
   * be above the minimum.
   */
  public @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Range {
    long min() default 0;

    long max();
  }

  private static final String TIME = "TIME";

  /** The labels of values by type, for options that name no other. */
  private static final Map<Class<?>, String> LABELS =
      Map.of(
          Path.class, "FILE",
          List.class, "NAMES",
          Integer.class, "N",
          Long.class, "N",
          Double.class, "PERCENT",
          Duration.class, TIME);

  @Spec private CommandSpec self;

  /** Returns the given picocli command line, set up to parse as serbench does. */
  public static CommandLine configured(CommandLine line) {
    line.getCommandSpec().preprocessor(new Misuse());
    return line.setPosixClusteredShortOptionsAllowed(false)
        .setExpandAtFiles(false)
        .setInterpolateVariables(false)
        // What follows "=" is a value, whatever it looks like: -jvm-args=-version.
        .setAllowOptionsAsOptionParameters(true)
        .registerConverter(Path.class, Values::file)
        .registerConverter(Duration.class, Values::seconds)
        .registerConverter(Double.class, Values::percent)
        .registerConverter(Aim.class, new Values.ConstantWords<>(Aim.class))
        .registerConverter(Collector.class, new Values.ConstantWords<>(Collector.class))
        .registerConverter(Effort.class, new Values.ConstantWords<>(Effort.class))
        .registerConverter(Format.class, new Values.ConstantWords<>(Format.class))
        .registerConverter(Grouping.class, new Values.ConstantWords<>(Grouping.class))
        .registerConverter(Noise.class, new Values.ConstantWords<>(Noise.class))
        .registerConverter(TypeProfile.class, new Values.ConstantWords<>(TypeProfile.class))
        .registerConverter(Structure.class, new Values.ConstantWords<>(Structure.class))
        .registerConverter(Glob.class, Glob::new);
  }

  /** Sets defaults of options, written as on a command line. */
  public static void setDefaults(CommandLine line, List<String> preset) {
    Map<String, String> values = new HashMap<>();
    for (String option : preset) {
      String[] parts = option.split("=", 2);
      values.put(parts[0], parts.length == 1 ? "true" : parts[1]);
    }
    line.setDefaultValueProvider(
        (ArgSpec argument) ->
            argument instanceof OptionSpec option ? values.get(name(option)) : null);
  }

  /** Returns the words that name a command, without the program: {@code check types}. */
  public static String path(CommandSpec command) {
    String name = command.qualifiedName(" ");
    return name.substring(name.indexOf(' ') + 1);
  }

  /** Returns the options that have a value, from the command line or from its suite. */
  public final List<String> given() {
    return self.options().stream().filter(Options::isGiven).map(Options::name).toList();
  }

  /** Returns the main name of an option. Other names of one that takes a value are aliases. */
  public static String name(OptionSpec option) {
    return option.arity().max() == 0 ? option.longestName() : option.names()[0];
  }

  /** Returns the arguments that gave an option its values, each under the option's main name. */
  public static Stream<String> arguments(OptionSpec option) {
    String name = name(option);
    return option.originalStringValues().stream()
        .map(value -> option.arity().max() == 0 ? name : name + "=" + value);
  }

  public static boolean isGiven(OptionSpec option) {
    Object value = option.getValue();
    return value instanceof Optional<?> some
        ? some.isPresent()
        : value instanceof List<?> list ? !list.isEmpty() : Boolean.TRUE.equals(value);
  }

  /** Returns the heading of an option: its own, or else that of its mixin or of the command. */
  public static String heading(OptionSpec option, CommandSpec command) {
    return annotation(option, Heading.class)
        .map(Heading::value)
        .orElseGet(
            () ->
                command.mixins().values().stream()
                    .filter(mixin -> mixin.options().contains(option))
                    .findFirst()
                    .orElse(command)
                    .usageMessage()
                    .optionListHeading());
  }

  /** Returns options, as they are written, with their descriptions, by heading. */
  public static Map<String, Map<String, String>> byHeading(
      CommandSpec command, Predicate<OptionSpec> isShown) {
    Map<String, Map<String, String>> sections = new LinkedHashMap<>();
    HEADINGS.forEach(heading -> sections.put(heading, new LinkedHashMap<>()));
    command.options().stream()
        .filter(isShown)
        .sorted(Comparator.comparingInt(OptionSpec::order))
        .forEach(
            option ->
                sections
                    .get(heading(option, command))
                    .put(written(option), meaning(option, command)));
    sections.values().removeIf(Map::isEmpty);
    return sections;
  }

  /** Returns the words that an option takes, which a shell completes; empty if it takes others. */
  public static List<String> words(OptionSpec option) {
    Class<?> type = option.auxiliaryTypes()[0];
    if (type.isEnum()) {
      return Stream.of(type.getEnumConstants())
          .map(constant -> Values.word((Enum<?>) constant))
          .toList();
    }
    List<String> words = new ArrayList<>();
    for (ITypeConverter<?> reader : option.converters()) {
      if (reader instanceof Iterable<?> all) {
        all.forEach(word -> words.add(word.toString()));
      }
    }
    return words;
  }

  public static String meaning(OptionSpec option, CommandSpec command) {
    UsualData usual = command.userObject().getClass().getAnnotation(UsualData.class);
    String meaning = option.description()[0].replace("{words}", String.join(", ", words(option)));
    return usual == null ? meaning : meaning.replace(DataOptions.USUAL, usual.value());
  }

  public static <A extends Annotation> Optional<A> annotation(ArgSpec option, Class<A> kind) {
    return option.userObject() instanceof AnnotatedElement field
        ? Optional.ofNullable(field.getAnnotation(kind))
        : Optional.empty();
  }

  /** Refuses numbers of a command's options that are out of their {@link Range}. */
  public static void refuseOutOfRange(CommandSpec spec) {
    for (OptionSpec option : spec.options()) {
      Optional<Range> range = annotation(option, Range.class);
      if (range.isPresent()
          && option.getValue() instanceof Optional<?> value
          && value.isPresent()
          && !isIn(value.get(), range.get())) {
        throw new ParameterException(
            spec.commandLine(), "out of range", option, option.stringValues().get(0));
      }
    }
  }

  private static boolean isIn(Object value, Range range) {
    boolean whole = value instanceof Integer || value instanceof Long;
    double number =
        value instanceof Duration time ? time.toNanos() / 1e9 : ((Number) value).doubleValue();
    return number <= range.max() && (whole ? number >= range.min() : number > range.min());
  }

  /** Returns what a number must be: {@code a whole number from 0 to 1000}, with its unit. */
  static String expectedNumber(OptionSpec option) {
    return annotation(option, Range.class)
        .map(range -> form(option).formatted(range.min(), range.max()))
        .orElse("a whole number");
  }

  private static String form(OptionSpec option) {
    Class<?> type = option.auxiliaryTypes()[0];
    if (type.equals(Double.class)) {
      return "a percentage above %d, at most %d";
    }
    String unit = ", or a time with a unit, such as 500ms or 2m";
    if (type.equals(Duration.class)) {
      return "seconds above %d, at most %d" + unit;
    }
    return label(option).equals(TIME)
        ? "milliseconds from %d to %d" + unit
        : "a whole number from %d to %d";
  }

  /** Returns an option with the label of its value: {@code -forks=N}; a flag with all its names. */
  public static String written(OptionSpec option) {
    if (option.arity().max() == 0) {
      return String.join(", ", option.names());
    }
    String value = "=" + label(option);
    return name(option) + (option.arity().min() == 0 ? "[" + value + "]" : value);
  }

  private static String label(OptionSpec option) {
    boolean labelled = !option.paramLabel().startsWith("<");
    return labelled ? option.paramLabel() : LABELS.get(option.auxiliaryTypes()[0]);
  }
}
