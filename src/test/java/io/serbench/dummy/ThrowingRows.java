package io.serbench.dummy;

import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import java.util.List;

/** A library that breaks while it registers. */
public final class ThrowingRows implements LibraryRows {
  @Override
  public List<Row> rows() {
    throw new IllegalStateException("broken while registering");
  }
}
