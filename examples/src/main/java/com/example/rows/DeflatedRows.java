package com.example.rows;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.PlainSerializer;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Rows of the JDK's own serialization, compressed: at the level for speed, and at the best. */
public final class DeflatedRows implements LibraryRows {
  private static final LibraryInfo JDK =
      new LibraryInfo(
          "JDK, deflated",
          List.of("com.example:deflated:1.0"),
          "Apache-2.0",
          "https://example.com");

  @Override
  public List<Row> rows() {
    return List.of(
        row("deflated-fast", Deflater.BEST_SPEED), row("deflated-best", Deflater.BEST_COMPRESSION));
  }

  private static Row row(String name, int level) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
        .description("any Serializable class, by the JDK's streams and Deflater at level " + level)
        .library(JDK)
        .calls(
            "new streams for each value; one Deflater, reset",
            "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/util/zip/Deflater.html")
        .opensWith((row, type) -> new Deflated<>(type, new Deflater(level)));
  }

  /** What a row times. Each thread has its own, so the deflater may stay. */
  private record Deflated<T>(DataType<T> type, Deflater deflater) implements PlainSerializer<T> {
    @Override
    public byte[] serialize(T value) throws IOException {
      deflater.reset();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out =
          new ObjectOutputStream(new DeflaterOutputStream(bytes, deflater))) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
      try (ObjectInputStream in =
          new ObjectInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
        return type.root().cast(in.readObject());
      }
    }
  }
}
