package io.serbench.library.jbossserialization;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.dataset.user.UserFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** JBoss Serialization, JBoss Marshalling's predecessor: Java serialization, reimplemented. */
public final class JbossSerializationRows implements LibraryRows, Opener {
  private static final LibraryInfo JBOSS_SERIALIZATION =
      new LibraryInfo(
          "JBoss Serialization",
          List.of("jboss:jboss-serialization", "trove:trove"),
          "LGPL-2.1-or-later",
          "https://developer.jboss.org/people/clebert.suconic/blog/2006/02");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("jboss-serialization")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("serializable classes, names of classes and fields in the data")
            .library(JBOSS_SERIALIZATION)
            .settings("the library's defaults" + PublishedSize.was(932, PublishedSize.NAMES))
            .usesUnsafe()
            .also(Transport.STREAM)
            // It accesses the JDK's object streams and fields of other JDK classes by reflection.
            .opens(
                "java.base/java.io",
                "java.base/java.lang",
                "java.base/java.lang.reflect",
                "java.base/java.util")
            .without(
                "cannot read classes of the JDK that write their fields by defaultWriteObject but"
                    + " read them by readFields, as HashMap and BigDecimal do",
                UserFamily.TYPE.family(),
                ClientsFamily.TYPE.family())
            .calls(
                "for each value a JBossObjectOutputStream and writeObject, flush into a byte stream"
                    + " that is reset; a JBossObjectInputStream and readObject; one"
                    + " StringUtilBuffer for all; several values on one pair of object streams",
                "https://developer.jboss.org/people/clebert.suconic/blog/2006/02")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JbossSerializationObjects<>(type);
  }
}
