package io.serbench.library.jsoniter;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** jsoniter: data binding with code generated at run time. */
public final class JsoniterRows implements LibraryRows, Opener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo("jsoniter", List.of("com.jsoniter:jsoniter"), "MIT", "https://jsoniter.com/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/jsoniter")
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("data binding, code made at run time by javassist; nulls are written")
            .library(LIBRARY)
            .settings(
                "EncodingMode.DYNAMIC_MODE, DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_WITH_HASH;"
                    + " PreciseFloatSupport, without which numbers end six digits behind the point;"
                    + " encoders and decoders for UUID and classes of java.time, which jsoniter"
                    + " does not know: their texts. Classes are seen when they are first met, so"
                    + " that none are told before; of an interface it can be told one class only")
            .opens("java.base/java.lang")
            .calls(
                "JsonStream.serialize to an unlocked stream in memory that is reused;"
                    + " JsonIterator.deserialize of the byte[]; both with one Config, as for"
                    + " strings",
                "https://jsoniter.com/java-features.html#performance-is-optional")
            .also(Transport.TEXT)
            .without("makes no code for lists of byte[]", "buffers")
            .without("reads some doubles a little off", "clients", "users")
            .converts(TextForm.classes(TextForm.UUIDS_AND_TIMES))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsoniterSerializer<>(type);
  }
}
