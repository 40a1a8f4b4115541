package io.serbench.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Something that serbench can be told to do. A subclass names the groups of options that it takes;
 * {@link Arguments} fills them in, and then it is executed, once.
 */
abstract class Command {
  private final String word;
  private final String description;
  private final List<Options> groups = new ArrayList<>();
  private final HelpOptions help = new HelpOptions();
  private Operands<?> operands;

  Command(String word, String description) {
    this.word = word;
    this.description = description;
    this.operands =
        Operands.refused(text -> word + " takes no names and no files; leave out '" + text + "'");
  }

  /** Says that the command takes these options. */
  final <G extends Options> G takes(G group) {
    groups.add(group);
    return group;
  }

  /** Says that the command takes these operands, and not none. */
  final <O extends Operands<?>> O takes(O some) {
    operands = some;
    return some;
  }

  /** The word on the command line. */
  final String word() {
    return word;
  }

  /** Whether it is what is done where no command is named. */
  final boolean isUsual() {
    return word.equals(Commands.USUAL);
  }

  /** What it does, in a line. */
  final String description() {
    return description;
  }

  final Operands<?> operands() {
    return operands;
  }

  /** All groups, in the order of the help. */
  final List<Options> groups() {
    List<Options> all = new ArrayList<>(groups);
    all.add(help);
    return all;
  }

  /** All options, in the order of the help. */
  final List<Option<?>> options() {
    List<Option<?>> options = new ArrayList<>();
    for (Options group : groups()) {
      options.addAll(group.all());
    }
    return options;
  }

  /** Whether the user wants to know about the command. */
  final boolean asksForHelp() {
    return help.asked();
  }

  /**
   * Options that the command line stands for, beside those that it has, as on a command line. Those
   * that it has itself override them.
   *
   * @throws UsageException where the command line contradicts itself
   */
  List<String> preset() throws UsageException {
    return List.of();
  }

  /** What its page of help explains beside the options. */
  List<HelpBlock> helpBlocks() {
    return List.of();
  }

  /** What it may tell the shell. */
  Set<ExitCode> exitCodes() {
    return EnumSet.of(ExitCode.OK, ExitCode.FAILED_ROWS, ExitCode.USAGE);
  }

  /** Does it. Returns the exit code. */
  abstract ExitCode execute(Context context) throws UsageException;
}
