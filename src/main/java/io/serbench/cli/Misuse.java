package io.serbench.cli;

import io.serbench.dataset.Nearest;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in our words what picocli found wrong with a command line. */
final class Misuse {
  private final Command command;

  Misuse(Command command) {
    this.command = command;
  }

  /** One line: what is wrong, and what would be right. */
  UsageException explain(ParameterException e) {
    if (e.getCause() instanceof UsageException wrongValue) {
      return wrongValue;
    }
    return withRemedy(what(e));
  }

  /** The option is given without the value that it needs. */
  UsageException valueLacks(Option<?> option) {
    return withRemedy(needsValue(option.spec()));
  }

  private UsageException withRemedy(String what) {
    return new UsageException(what + " ('" + HelpPage.callFor(command) + "' lists the options)");
  }

  private String needsValue(OptionSpec spec) {
    return spec.longestName() + " needs a value: " + written(spec);
  }

  private String what(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      String name = nameIn(unmatched.getUnmatched().get(0));
      return "unknown option " + name + suggestion(name, unmatched);
    }
    if (e instanceof MissingParameterException missing
        && missing.getMissing().get(0) instanceof OptionSpec spec) {
      return needsValue(spec);
    }
    if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec spec) {
      return spec.longestName() + " is given twice; give it once";
    }
    return e.getMessage();
  }

  /** What is spelt alike; else what begins alike. */
  private String suggestion(String name, UnmatchedArgumentException unmatched) {
    List<String> names = new ArrayList<>();
    for (Option<?> option : command.options()) {
      names.add(option.name());
    }
    String alike = Nearest.suggest(name.replaceFirst("^--", "-"), names);
    List<String> begin = unmatched.getSuggestions();
    return alike.isEmpty() && !begin.isEmpty()
        ? "; did you mean " + Nearest.oneOf(begin) + "?"
        : alike;
  }

  private String written(OptionSpec spec) {
    for (Option<?> option : command.options()) {
      if (option.spec().equals(spec)) {
        return option.written();
      }
    }
    return spec.longestName();
  }

  /** The part before the {@code =}. */
  static String nameIn(String argument) {
    int end = argument.indexOf('=');
    return end < 0 ? argument : argument.substring(0, end);
  }
}
