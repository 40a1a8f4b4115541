package io.serbench.library.ion;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Amazon Ion's own Java library, in its binary form. */
public final class IonRows implements LibraryRows, Opener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("ion/manual")
            .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "hand-written code on IonWriter and IonReader; absent values are left out; field"
                    + " names and enumerations are symbols, whose table is in each message")
            .library(
                new LibraryInfo(
                    "Amazon Ion",
                    List.of("com.amazon.ion:ion-java"),
                    "Apache-2.0",
                    "https://github.com/amazon-ion/ion-java"))
            .calls(
                "one binary IonWriter on a reused unlocked stream in memory, with finish() after"
                    + " each message; an IonReader of one builder on the byte[], closed after use",
                "https://javadoc.io/doc/com.amazon.ion/ion-java/latest/com/amazon/ion/IonWriter.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new IonMediaSerializer();
  }
}
