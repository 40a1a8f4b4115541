package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Published figures that are known to be of another task than the row that is held against them:
 * other data, or other work. Their ratios stay in the tables of a comparison, but the overview
 * counts only those of the same task.
 */
record OtherTasks(List<Task> tasks) {
  /**
   * A task that differs.
   *
   * @param libraries those it is known of
   * @param settings those in which it is known
   * @param where the same in words; empty for all
   * @param difference what differs
   */
  record Task(String suite, Pattern libraries, Pattern settings, String where, String difference) {
    private boolean isOf(String name, Figure figure) {
      return suite.equals(name)
          && libraries.matcher(figure.library()).matches()
          && settings.matcher(figure.setting()).matches();
    }
  }

  /** Those of a file with the columns suite, libraries, settings, where and difference. */
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

  /** What is known of a figure; empty if nothing says that its task is another. */
  Optional<Task> of(String suite, Figure figure) {
    return tasks.stream().filter(task -> task.isOf(suite, figure)).findFirst();
  }

  /** The figures of the same task. */
  List<Figure> without(String suite, List<Figure> figures) {
    return figures.stream().filter(figure -> of(suite, figure).isEmpty()).toList();
  }
}
