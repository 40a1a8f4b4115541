package io.serbench.library.msgpack;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

/** MessagePack for Java: the object templates of 0.6, and the core that replaced them. */
public final class MsgpackRows implements LibraryRows, Opener {
  private static final String MSGPACK_DATABIND = "msgpack-databind";
  private static final String MSGPACK_MANUAL = "msgpack-manual";
  private static final String MSGPACK_CORE_MANUAL = "msgpack-core-manual";

  private static final String SITE = "https://github.com/msgpack/msgpack-java";
  private static final String TEMPLATE_GUIDE =
      "https://raw.githubusercontent.com/msgpack/msgpack-java/v07-develop/msgpack.org.md";
  private static final LibraryInfo TEMPLATES =
      new LibraryInfo(
          "MessagePack for Java 0.6", List.of("org.msgpack:msgpack"), "Apache-2.0", SITE);
  private static final LibraryInfo CORE =
      new LibraryInfo(
          "MessagePack for Java", List.of("org.msgpack:msgpack-core"), "Apache-2.0", SITE);

  private static final String REUSE =
      "one BufferPacker that is cleared, Template.write, toByteArray; one BufferUnpacker that wraps"
          + " the array, Template.read; on a stream, one packer and one unpacker of it";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named(MSGPACK_DATABIND)
            .alias("msgpack/databind")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("registered classes with templates that Javassist compiles when it starts")
            .library(TEMPLATES)
            .settings(
                "the type's classes registered, the root last; no annotations; templates for the"
                    + " JDK's types that it has none for (UUID, java.time, char[]), as text")
            .calls(REUSE, TEMPLATE_GUIDE)
            .opens("java.base/java.lang")
            .also(Transport.STREAM)
            .converts(UUID.class, LocalDate.class, OffsetDateTime.class, char[].class)
            .opensWith(this),
        Row.named(MSGPACK_MANUAL)
            .alias("msgpack/manual")
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("a template written by hand; nil for a null string and for no bit rate")
            .library(TEMPLATES)
            .settings(
                "the library's defaults"
                    + PublishedSize.was(233, "a byte indicated whether there is a bit rate"))
            .calls(REUSE, TEMPLATE_GUIDE)
            .only(MediaFamily.TYPE.family())
            .also(Transport.STREAM)
            .opensWith(this),
        Row.named(MSGPACK_CORE_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "the library since 0.7, which packs values and leaves types to its user; nil for a"
                    + " null string and for no bit rate")
            .library(CORE)
            .calls(
                "one MessageBufferPacker: clear, pack, toByteArray; one MessageUnpacker, reset to"
                    + " one ArrayBufferInput, which is reset to the array; on a stream, one packer"
                    + " and one unpacker of it",
                SITE + "/pull/396")
            .only(MediaFamily.TYPE.family())
            .also(Transport.STREAM)
            .usesUnsafe()
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case MSGPACK_DATABIND -> MsgpackObjects.generated(type);
      case MSGPACK_MANUAL -> MsgpackObjects.byHand();
      case MSGPACK_CORE_MANUAL -> new MsgpackCoreMedia();
      default -> throw new IllegalArgumentException(row);
    };
  }
}
