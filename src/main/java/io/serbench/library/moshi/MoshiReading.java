package io.serbench.library.moshi;

import com.squareup.moshi.Moshi;
import io.serbench.dataset.own.OwnMapper;
import java.lang.reflect.Type;
import java.util.Optional;

/** Reads the user's file with Moshi, which always skips unknown fields. */
public final class MoshiReading implements OwnMapper.Reading {
  @Override
  public Optional<OwnMapper.Reader> of(Type type, boolean skipsUnknown) {
    return OwnMapper.create(Moshi.class)
        .map(moshi -> moshi.<Object>adapter(type))
        .map(adapter -> adapter::fromJson);
  }
}
