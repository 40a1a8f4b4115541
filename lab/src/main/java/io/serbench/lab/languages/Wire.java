package io.serbench.lab.languages;

import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import java.util.Locale;

/** An encoding that has, or may have, implementations in other languages. */
enum Wire {
  JSON,
  XML,
  FASTINFOSET,
  EXI,
  CBOR,
  MSGPACK,
  BSON,
  SMILE,
  ION,
  AVRO,
  PROTOBUF,
  THRIFT,
  THRIFT_COMPACT,
  THRIFT_JSON,
  FLATBUFFERS,
  FLEXBUFFERS,
  CAPNPROTO,
  CAPNPROTO_PACKED,
  COLFER,
  SBE,
  HESSIAN,
  FORY,
  FORY_XLANG_COMPATIBLE;

  /** Returns whether a row's messages are meant for other languages. */
  static boolean isFor(Row row) {
    Format format = row.tags().format();
    return format == Format.BIN_CROSSLANG || format == Format.JSON || format == Format.XML;
  }

  /**
   * Returns the format of a row, by its tags and its name: {@code cbor/kotlinx}, {@code
   * capnproto-packed-access}.
   *
   * @throws IllegalArgumentException if the format is not known
   */
  static Wire of(Row row) {
    String name = row.name();
    if (row.tags().format() == Format.JSON) {
      return name.startsWith("thrift") ? THRIFT_JSON : JSON;
    }
    if (row.tags().format() == Format.XML) {
      return name.contains("fastinfo") ? FASTINFOSET : name.contains("exi-") ? EXI : XML;
    }
    Wire found = null;
    for (Wire wire : values()) {
      // The longest one: thrift-compact is not thrift.
      if (name.startsWith(wire.word())
          && (found == null || found.word().length() < wire.word().length())) {
        found = wire;
      }
    }
    if (found == null) {
      throw new IllegalArgumentException(
          name + ": no format is known by that name; add it to " + Wire.class.getSimpleName());
    }
    return found;
  }

  /**
   * Returns the name by which readers know the format and with which names of rows begin: {@code
   * thrift-compact}.
   */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
