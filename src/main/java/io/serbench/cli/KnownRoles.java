package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import java.util.List;

/**
 * The parts that rows play in reports, for result files of earlier days that do not say them: those
 * of the catalog's rows of the same names.
 */
final class KnownRoles {
  private KnownRoles() {}

  /** The same run; what its file says of a row stands. */
  static Run in(Run run, Catalog catalog) {
    return run.withCells(run.cells().stream().map(cell -> of(cell, catalog)).toList());
  }

  private static CellResult of(CellResult cell, Catalog catalog) {
    RowInfo info = cell.info();
    return info.tags().roles().isEmpty()
        ? catalog
            .find(cell.id().row())
            .map(row -> playing(info.tags(), row.tags().roles()))
            .map(info::with)
            .map(cell::with)
            .orElse(cell)
        : cell;
  }

  private static Tags playing(Tags tags, List<Role> roles) {
    return new Tags(tags.effort(), tags.format(), tags.structure(), tags.features(), roles);
  }
}
