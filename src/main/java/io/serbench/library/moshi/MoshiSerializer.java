package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import io.serbench.dataset.own.OwnMapper;

/** Moshi on plain objects, by reflection. */
final class MoshiSerializer<T> extends MoshiJson<T, T> implements PlainSerializer<T> {
  private final DataType<T> type;

  MoshiSerializer(DataType<T> type) {
    super(adapter(type));
    this.type = type;
  }

  @Override
  public DataType<T> type() {
    return type;
  }

  private static <T> JsonAdapter<T> adapter(DataType<T> type) {
    return OwnMapper.create(Moshi.class).orElseGet(MoshiSerializer::moshi).adapter(type.bound());
  }

  private static Moshi moshi() {
    Moshi.Builder builder = new Moshi.Builder();
    TextAdapter.addTo(builder);
    return builder.build();
  }
}
