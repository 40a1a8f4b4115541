package io.serbench.library.thrift;

import io.serbench.dataset.object.GeneratedClasses;
import java.util.Set;

/** Users' classes of structs that Thrift's compiler generated. */
public final class ThriftClasses extends GeneratedClasses {
  public ThriftClasses() {
    super(
        "org.apache.thrift.TBase",
        "Thrift structs",
        ".thrift",
        Set.of(
            ThriftRows.THRIFT,
            ThriftRows.THRIFT_COMPACT,
            ThriftRows.THRIFT_TSERIALIZER,
            ThriftRows.THRIFT_COMPACT_TSERIALIZER,
            ThriftRows.THRIFT_TUPLE,
            ThriftRows.THRIFT_HARDENED,
            ThriftRows.THRIFT_JSON));
  }

  @Override
  protected Form form(Class<?> type) {
    return new OwnStructs(type);
  }
}
