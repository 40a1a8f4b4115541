package io.serbench.library.fst;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Rows of FST (fast-serialization): any class, with and without references, and registered classes.
 */
public final class FstRows implements LibraryRows, Opener {
  private static final String FST = "fst";
  private static final String FST_FLAT = "fst-flat";
  private static final String FST_FLAT_PRE = "fst-flat-pre";
  private static final String FST_ALLOWLIST = "fst-allowlist";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "FST",
          List.of("de.ruedigermoeller:fst"),
          "Apache-2.0",
          "https://github.com/RuedigerMoeller/fast-serialization");

  @Override
  public List<Row> rows() {
    return List.of(
        row(FST, Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .plays(Role.LADDER)
            .description("any class, references kept")
            .settings(
                "createDefaultConfiguration()"
                    + PublishedSize.was(316, PublishedSize.NAMES + "; it was FST 1"))
            .opensWith(this),
        row(FST_FLAT, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("any class, no references")
            .settings(
                "createDefaultConfiguration(), setShareReferences(false); the NoShared streams, and"
                    + " for BigDecimal, which they read as zero, FST's own"
                    + " FSTJSonSerializers.BigDecSerializer"
                    + PublishedSize.was(314, PublishedSize.NAMES + "; it was FST 1"))
            .opensWith(this),
        row(FST_FLAT_PRE, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("registered classes, no references")
            .settings(
                "as fst-flat, and registerClass for the type's classes"
                    + PublishedSize.was(251, "it was FST 1"))
            .opensWith(this),
        row(FST_ALLOWLIST, Effort.CLASSES_KNOWN, Structure.FULL_GRAPH)
            .description("as fst, classes that a message names checked against a list")
            .settings(
                "as fst, and setVerifier with a ClassSecurityVerifier that allows the classes of"
                    + " the data, and of java.lang, java.math, java.time and java.util")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case FST -> new FstObjects<>(type, FstSetup.unregistered(true));
      case FST_FLAT -> new FstObjects<>(type, FstSetup.unregistered(false));
      case FST_FLAT_PRE -> new FstObjects<>(type, FstSetup.registered(type));
      case FST_ALLOWLIST -> new FstObjects<>(type, FstSetup.allowing(type));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Effort effort, Structure structure) {
    return Row.named(name)
        .tags(effort, Format.BINARY, structure)
        .library(LIBRARY)
        .also(Transport.HEAP, Transport.STREAM)
        .calls(
            "FSTObjectOutput.resetForReUse, writeObject with the root's class,"
                + " getCopyOfWrittenBuffer; FSTObjectInput.resetForReuseUseArray, readObject with"
                + " the root's class; one configuration, output and input for all messages; a heap"
                + " buffer by a copy of FSTObjectOutput.getBuffer and resetForReuseCopyArray, as"
                + " DefaultCoder does; on a stream each value after its length",
            "https://github.com/RuedigerMoeller/fast-serialization/wiki/Serialization")
        .opens(
            "java.base/java.lang",
            "java.base/java.math",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.base/java.net",
            "java.base/java.text",
            "java.base/java.time",
            "java.sql/java.sql")
        .usesUnsafe();
  }
}
