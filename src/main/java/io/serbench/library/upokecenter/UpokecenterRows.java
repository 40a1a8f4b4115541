package io.serbench.library.upokecenter;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;

/** Peter Occil's CBOR library. */
public final class UpokecenterRows implements LibraryRows, Opener {
  private static final String SITE = "https://github.com/peteroupc/CBOR-Java";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("cbor/upokecenter")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "plain objects by reflection, through a tree of CBORObject both ways; nulls are"
                    + " written; a public field that also has accessors is handled twice, written"
                    + " once")
            .library(
                new LibraryInfo("CBOR-Java", List.of("com.upokecenter:cbor"), "Unlicense", SITE))
            .settings(
                "a CBORTypeMapper with the data set's classes, without which it reads none, and"
                    + " converters of LocalDate and OffsetDateTime to text")
            .calls(
                "ser calls CBORObject.FromObject(Object, CBORTypeMapper).EncodeToBytes(), deser"
                    + " DecodeFromBytes(byte[]).ToObject(Type, CBORTypeMapper); streams by"
                    + " WriteTo(OutputStream) and CBORObject.Read(InputStream)",
                SITE)
            .also(Transport.STREAM)
            .converts(LocalDate.class, OffsetDateTime.class)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new CborObjectSerializer<>(type);
  }
}
