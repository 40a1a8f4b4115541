package io.serbench.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Options that belong together, because the same commands take them. A subclass declares them as
 * fields, in the order of the help, and makes of their values what the commands need.
 */
abstract class Options {
  private final Section section;
  private final List<Option<?>> all = new ArrayList<>();
  private final Set<Option<?>> rare = new HashSet<>();
  private final Set<Option<?>> general = new HashSet<>();
  private final Set<Option<?>> loading = new HashSet<>();

  Options(Section section) {
    this.section = section;
  }

  /** Declares an option that takes a value, and may have other names beside its own. */
  final <T> Option<T> option(String name, Value<T> value, String help, String... aliases) {
    Option<T> option = Option.valued(name, value, help, aliases);
    all.add(option);
    return option;
  }

  /** Declares an option that takes a value, and may be given several times. */
  final <T> Option<List<T>> repeated(String name, Value<T> value, String help) {
    Option<List<T>> option = Option.repeated(name, value, help);
    all.add(option);
    return option;
  }

  /** Declares an option that takes a value behind a "=", and may be there without one. */
  final <T> Option<T> bareable(String name, Value<T> value, String help) {
    Option<T> option = Option.bareable(name, value, help);
    all.add(option);
    return option;
  }

  /** Declares an option that is there or is not; the last name is the one that counts. */
  final Option<Boolean> flag(String help, String... names) {
    Option<Boolean> option = Option.flag(help, names);
    all.add(option);
    return option;
  }

  /** Says that an option is needed so seldom that the first page of help leaves it out. */
  final <T> Option<T> rare(Option<T> option) {
    rare.add(option);
    return option;
  }

  /** Says that an option is serbench's as a whole: only the first page of help has it. */
  final <T> Option<T> general(Option<T> option) {
    general.add(option);
    return option;
  }

  /**
   * Says that an option names something that is started or loaded: a program, its options, jars, a
   * class. Only a user may give it, and no result file that the user may have from others.
   */
  final <T> Option<T> loads(Option<T> option) {
    loading.add(option);
    return option;
  }

  /** The number of an option; empty where it is not given. */
  static OptionalInt number(Option<Integer> option) {
    return option.value().stream().mapToInt(Integer::intValue).findFirst();
  }

  Section section() {
    return section;
  }

  List<Option<?>> all() {
    return List.copyOf(all);
  }

  /** Whether the option names something that is started or loaded. */
  boolean isLoading(Option<?> option) {
    return loading.contains(option);
  }

  /** Whether the first page of help has the option. */
  boolean isOnFirstPage(Option<?> option) {
    return !rare.contains(option);
  }

  /** Whether the pages of commands have the option. */
  boolean isOnCommandsPage(Option<?> option) {
    return !general.contains(option);
  }
}
