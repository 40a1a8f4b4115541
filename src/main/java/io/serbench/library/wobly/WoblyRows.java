package io.serbench.library.wobly;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * Wobly, which was never published as an artifact. Its sources have survived Google Code; the rows
 * need only a jar of their folder {@code common}.
 */
public final class WoblyRows implements LibraryRows, Opener {
  private static final String WOBLY = "wobly";
  private static final String WOBLY_COMPACT = "wobly-compact";

  private static final String SITE = "https://github.com/dthommes/wobly";

  private static final Requirement JAR =
      new Requirement(
          "com.wowd.wobly.WoblyUtils",
          "com.wowd:wobly is not on Maven Central; compile the folder Wobly/common of "
              + SITE
              + " and give the jar: -classpath=wobly.jar");

  @Override
  public List<Row> rows() {
    return List.of(
        row(WOBLY, "numbers of fixed width"), row(WOBLY_COMPACT, "numbers of variable width"));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case WOBLY -> new WoblySerializer(false);
      case WOBLY_COMPACT -> new WoblySerializer(true);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private Row row(String name, String description) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
        .description(description + "; code by hand, in the form that Wobly's generator gives it")
        .library(new LibraryInfo("Wobly", List.of("com.wowd:wobly"), "LGPL-3.0-or-later", SITE))
        .settings("fields that are never null are required; the bitrate is left out where absent")
        .calls(
            "as WoblyImpl.toByteArray: the exact size first, then WoblyUtils.Buffers writes to a"
                + " ByteBuffer of that size; WoblyUtils.Buffers reads from the wrapped array;"
                + " called by constant method handles, since the jar is not there when this is"
                + " compiled",
            SITE + "/blob/master/ProjectHome.md")
        .only(MediaFamily.TYPE.family())
        .requires(JAR)
        .opensWith(this);
  }
}
