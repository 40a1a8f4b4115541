package io.serbench.lab.floor;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.child.RoundTripProbe;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * Rows whose time or code is known. If serbench reports another time for {@code floor}, the
 * difference is serbench's own error.
 */
public final class FloorRows implements LibraryRows {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("floor")
            .tags(Effort.MISC, Format.MISC, Structure.MISC)
            .description("create does nothing, encoding keeps busy for about 100 ns")
            .opensWith((row, type) -> new KnownTime<>(type)),
        extra("code-small", "java-manual, and 160 calls of 8 classes", KnownCode::small, false),
        extra("code-large", "java-manual, and 160 calls of 160 classes", KnownCode::large, false),
        extra(
            "code-remembered",
            "code-small, but for a message that was decoded just before",
            KnownCode::small,
            true));
  }

  private static Row extra(
      String name, String description, Supplier<LongUnaryOperator> work, boolean remembers) {
    return Row.named(name)
        .tags(Effort.MISC, Format.MISC, Structure.MISC)
        .description(description)
        .opensWith(
            (row, type) ->
                new ExtraWork<>(
                    RoundTripProbe.open(Catalog.load().find("java-manual").orElseThrow(), type),
                    work.get(),
                    remembers));
  }
}
