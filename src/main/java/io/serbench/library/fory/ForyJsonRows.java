package io.serbench.library.fory;

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
import java.util.List;

/** Rows of Fory JSON, Fory's codec for JSON, which is separate from Fory's binary formats. */
public final class ForyJsonRows implements LibraryRows, Opener {
  private static final String GUIDE =
      "https://github.com/apache/fory/blob/main/docs/json/getting-started.md";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo("Fory JSON", List.of("org.apache.fory:fory-json"), "Apache-2.0", GUIDE);

  @Override
  public List<Row> rows() {
    return List.of(
        ForyRows.onLaterJdks(Row.named("json/fory"))
            .tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)
            .description("codecs that Fory JSON makes as byte code at run time; nulls are left out")
            .library(LIBRARY)
            .settings(
                "withAsyncCompilation(false), so that no code is made while something is timed")
            .calls(
                "one ForyJson; toJsonBytes(object, TypeRef) and fromJson(byte[], TypeRef); strings"
                    + " by toJson and fromJson",
                GUIDE)
            .also(Transport.TEXT)
            .threadSafe()
            .without("does not end to make code for a hundred boxed numbers", "struct2")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new ForyJsonSerializer<>(type);
  }
}
