package io.serbench.library.hessian;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * Rows of Hessian 2, the binary protocol of Caucho's web services, which takes any class and writes
 * the names of fields; with Caucho's library and with Dubbo's.
 */
public final class HessianRows implements LibraryRows, Opener {
  private static final String HESSIAN = "hessian";
  private static final String HESSIAN_FLAT = "hessian-flat";

  private static final String HESSIAN_ALLOWLIST = "hessian-allowlist";
  private static final String HESSIAN_LITE = "hessian-lite";

  /** An option that Hessian and its descendants read. */
  static final String WITHOUT_UNSAFE = "-Dcom.caucho.hessian.unsafe=false";

  private static final LibraryInfo LITE =
      new LibraryInfo(
          "Dubbo Hessian Lite",
          List.of("com.alibaba:hessian-lite"),
          "Apache-2.0",
          "https://github.com/apache/dubbo-hessian-lite");

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Hessian",
          List.of("com.caucho:hessian"),
          "Apache-1.1",
          "http://hessian.caucho.com/doc/hessian-serialization.html");

  @Override
  public List<Row> rows() {
    return List.of(
        row(HESSIAN, Structure.FULL_GRAPH)
            .usesUnsafe()
            .withoutUnsafe(WITHOUT_UNSAFE)
            .description("any class, names of classes and fields once for each value")
            .settings(
                "Hessian 2; the defaults, so fields are read and written through Unsafe; LocalDate"
                    + " and OffsetDateTime, for which it has nothing, as text by its"
                    + " StringValueSerializer, as it writes BigDecimal"
                    + PublishedSize.was(501, PublishedSize.NAMES))
            .converts(LocalDate.class, OffsetDateTime.class)
            .opensWith(this),
        row(HESSIAN_FLAT, Structure.FLAT_TREE)
            .usesUnsafe()
            .withoutUnsafe(WITHOUT_UNSAFE)
            .description("as hessian, references not looked for")
            .settings("as hessian, and Hessian2Output.setUnshared(true) for each value")
            .converts(LocalDate.class, OffsetDateTime.class)
            .opensWith(this),
        row(HESSIAN_ALLOWLIST, Structure.FULL_GRAPH)
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FULL_GRAPH)
            .usesUnsafe()
            .withoutUnsafe(WITHOUT_UNSAFE)
            .description("as hessian, names of classes checked against a list")
            .settings(
                "as hessian, and setWhitelist(true) of the ClassFactory, which allows the classes"
                    + " of the data, java.util, java.math, java.time and Hessian's own handles;"
                    + " another class is read as a HashMap")
            .converts(LocalDate.class, OffsetDateTime.class)
            .opensWith(this),
        row(HESSIAN_LITE, Structure.FULL_GRAPH)
            .description("Hessian 2 as Apache Dubbo continues it: any class, names of fields")
            .library(LITE)
            .settings(
                "Hessian 2; the defaults; 3.2.13 is the last as com.alibaba; as org.apache.dubbo,"
                    + " 4.0.4 is the newest that could be fetched on 2026-11-26, and reads float"
                    + " fields wrongly unless the JVM has -Dcom.caucho.hessian.unsafe=false;"
                    + " classes of java.time as it writes them by itself")
            .without(
                "reads a reference after a BigDecimal as another object",
                ClientsFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case HESSIAN -> new HessianObjects<>(type, JavaTimeAsText.factory(), true);
      case HESSIAN_FLAT -> new HessianObjects<>(type, JavaTimeAsText.factory(), false);
      case HESSIAN_ALLOWLIST -> new HessianObjects<>(type, JavaTimeAsText.allowing(type), true);
      case HESSIAN_LITE -> new HessianLiteObjects<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Structure structure) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BIN_CROSSLANG, structure)
        .library(LIBRARY)
        .also(Transport.STREAM)
        .calls(
            "one SerializerFactory, one Hessian2Output and one Hessian2Input for all values; for"
                + " each init, writeObject, flush into a byte stream that is reset; init,"
                + " readObject; on a stream one of each, with resetReferences after each value",
            "https://github.com/ebourg/hessian/blob/master/src/main/java/com/caucho/hessian/io/HessianFactory.java");
  }
}
