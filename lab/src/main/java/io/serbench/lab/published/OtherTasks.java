package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Published figures whose task is known to differ from that of their counterpart: other data, or
 * other work. Their ratios stay in the tables of a comparison, but the overview does not count
 * them.
 */
record OtherTasks(List<Task> tasks) {
  /**
   * A task that differs.
   *
   * @param suite the name of the comparison
   * @param libraries matches the libraries for which the difference is known
   * @param settings matches the settings for which it is known
   * @param where the settings in words; empty for all settings
   * @param difference what differs, in words
   */
  record Task(String suite, Pattern libraries, Pattern settings, String where, String difference) {
    private boolean isOf(String name, Figure figure) {
      return suite.equals(name)
          && libraries.matcher(figure.library()).matches()
          && settings.matcher(figure.setting()).matches();
    }
  }

  /** Reads a file with the columns suite, libraries, settings, where and difference. */
  static OtherTasks read(Path file) throws IOException {
    return new OtherTasks(
        Line.in(file).stream()
            .map(
                line ->
                    new Task(
                        line.get("suite"),
                        Pattern.compile(line.get("libraries")),
                        Pattern.compile(line.get("settings")),
                        line.get("where"),
                        line.get("difference")))
            .toList());
  }

  /** Returns the task of a figure if it is known to differ; empty otherwise. */
  Optional<Task> of(String suite, Figure figure) {
    return tasks.stream().filter(task -> task.isOf(suite, figure)).findFirst();
  }

  /** Returns the figures whose task is not known to differ. */
  List<Figure> without(String suite, List<Figure> figures) {
    return figures.stream().filter(figure -> of(suite, figure).isEmpty()).toList();
  }
}
