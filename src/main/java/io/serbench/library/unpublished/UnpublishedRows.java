package io.serbench.library.unpublished;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * Rows of the jvm-serializers project that can no longer run, with any jar. They are listed to tell
 * users why. Their tags are those of the project, except for two that were tagged ZERO_KNOWLEDGE or
 * not at all, although their classes need generated code or annotations.
 */
public final class UnpublishedRows implements LibraryRows, Opener {
  private static final String TABLES = "https://github.com/eishay/jvm-serializers";

  private static final LibraryInfo STEPHENERIALIZATION =
      new LibraryInfo(
          "Stephenerialization",
          List.of("com.enragedginger:stephenerialization"),
          "Apache-2.0",
          "https://github.com/PKRoma/stephenerialization");

  private static final LibraryInfo TWOLATTES =
      new LibraryInfo(
          "JsonMarshaller",
          List.of("com.twolattes:jsonmarshaller"),
          "Apache-2.0",
          "https://github.com/pascallouisperez/jsonmarshaller");

  private static final LibraryInfo OBSER =
      new LibraryInfo("Obser", List.of("net.sockali:obser"), "NOASSERTION", TABLES);

  @Override
  public List<Row> rows() {
    return List.of(
        row(
            row("stephenerialization", STEPHENERIALIZATION)
                .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH),
            "com.enragedginger:stephenerialization is not on Maven Central, and a jar would not do:"
                + " its annotation processor must generate code with the data's classes"),
        row(
            row("json/twolattes", TWOLATTES)
                .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE),
            "com.twolattes:jsonmarshaller is not on Maven Central, and a jar would not do: the"
                + " data's classes must carry its annotations"),
        obser("obser", Effort.CLASSES_KNOWN),
        obser("obser-compact", Effort.CLASSES_KNOWN),
        obser("obser-manual", Effort.MANUAL_OPT),
        obser("obser-manual-compact", Effort.MANUAL_OPT));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) {
    throw new UnsupportedOperationException(row + " cannot run");
  }

  private Row obser(String name, Effort effort) {
    return row(
        row(name, OBSER).tags(effort, Format.BINARY, Structure.FULL_GRAPH),
        "net.sockali:obser was never published: neither on Maven Central nor as source");
  }

  private static RowBuilder row(String name, LibraryInfo library) {
    return Row.named(name)
        .description("of the jvm-serializers project; cannot run")
        .library(library)
        .calls("", TABLES)
        .only(MediaFamily.TYPE.family());
  }

  private Row row(RowBuilder row, String reason) {
    return row.requires(Requirement.impossible(reason)).opensWith(this);
  }
}
