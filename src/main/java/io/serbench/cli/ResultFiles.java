package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.result.ResultFileException;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Result files that the command line names. */
final class ResultFiles {
  private ResultFiles() {}

  /**
   * The runs in them, in their order.
   *
   * @throws UsageException where one is not there, or no result file
   */
  static List<Run> read(List<Path> files, Services services) throws UsageException {
    Catalog catalog = services.catalog();
    List<Run> runs = new ArrayList<>();
    for (Path file : files) {
      runs.add(KnownRoles.in(read(file, services.reporting()), catalog));
    }
    return runs;
  }

  private static Run read(Path file, Reporting reporting) throws UsageException {
    try {
      return reporting.read(file);
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new UsageException(
          file
              + " does not exist; name a result file, such as those in "
              + OutputFiles.FOLDER
              + "/");
    } catch (IOException e) {
      throw new UsageException(file + " is no readable result file: " + e.getMessage());
    }
  }
}
