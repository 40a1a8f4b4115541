package io.serbench.library.gson;

import com.google.gson.Gson;
import io.serbench.dataset.own.OwnMapper;
import java.lang.reflect.Type;
import java.util.Optional;

/** How Gson reads the user's file: fields that the class does not have are always skipped. */
public final class GsonReading implements OwnMapper.Reading {
  @Override
  public Optional<OwnMapper.Reader> of(Type type, boolean skipsUnknown) {
    return OwnMapper.create(Gson.class).map(gson -> json -> gson.fromJson(json, type));
  }
}
