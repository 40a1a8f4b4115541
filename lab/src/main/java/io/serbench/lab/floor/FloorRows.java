package io.serbench.lab.floor;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import java.util.List;

/**
 * A row whose time is known. If serbench reports another time for {@code floor}, the difference is
 * serbench's own error.
 */
public final class FloorRows implements LibraryRows {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("floor")
            .tags(Effort.MISC, Format.MISC, Structure.MISC)
            .description("create does nothing, encoding keeps busy for about 100 ns")
            .opensWith((row, type) -> new KnownTime<>(type)));
  }
}
