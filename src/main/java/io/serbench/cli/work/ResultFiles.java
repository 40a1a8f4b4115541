package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.cli.console.UsageException;
import io.serbench.result.CellResult;
import io.serbench.result.ResultFileException;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Result files that the command line names. */
public final class ResultFiles {
  private ResultFiles() {}

  /**
   * The runs in them, in their order.
   *
   * @throws UsageException where one is not there, or no result file
   */
  public static List<Run> read(List<Path> files, Context context) throws UsageException {
    Catalog catalog = context.services().catalog();
    List<Run> runs = new ArrayList<>();
    for (Path file : files) {
      runs.add(withRoles(read(file, context), catalog));
    }
    return runs;
  }

  private static Run read(Path file, Context context) throws UsageException {
    try {
      return context.services().reporting().read(file, context.console()::warn);
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new UsageException(
          file
              + " does not exist; pass a result file, such as those in "
              + OutputFiles.FOLDER
              + "/");
    } catch (IOException e) {
      throw new UsageException(file + " is not a readable result file: " + e.getMessage());
    }
  }

  /**
   * The same run. Result files of earlier days do not say which roles rows play in reports: those
   * of the catalog's rows of the same names. What a file says stands.
   */
  static Run withRoles(Run run, Catalog catalog) {
    return run.withCells(run.cells().stream().map(cell -> withRoles(cell, catalog)).toList());
  }

  private static CellResult withRoles(CellResult cell, Catalog catalog) {
    RowInfo info = cell.info();
    Tags tags = info.tags();
    return tags.roles().isEmpty()
        ? catalog
            .find(cell.id().row())
            .map(row -> playing(tags, row.tags().roles()))
            .map(info::with)
            .map(cell::with)
            .orElse(cell)
        : cell;
  }

  private static Tags playing(Tags tags, List<Role> roles) {
    return new Tags(tags.effort(), tags.format(), tags.structure(), tags.features(), roles);
  }
}
