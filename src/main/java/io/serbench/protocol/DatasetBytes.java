package io.serbench.protocol;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import java.io.IOException;
import java.util.Arrays;

/** A data set on its way to a child, which then needs no library to read it. */
public final class DatasetBytes {
  private final byte[] bytes;

  private DatasetBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * What the source holds.
   *
   * @throws DataFileException where a user's file does not hold such data
   */
  public static DatasetBytes of(DatasetSource source) throws DataFileException {
    return new DatasetBytes(source.encoded());
  }

  /**
   * The data set.
   *
   * @param name its name, which says its family
   */
  public Dataset<?> read(String name) throws IOException {
    return DatasetSource.decoded(name, bytes);
  }

  void write(Encoder out) throws IOException {
    out.bytes(bytes);
  }

  static DatasetBytes read(Decoder in) throws IOException {
    return new DatasetBytes(in.bytes());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DatasetBytes same && Arrays.equals(bytes, same.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
