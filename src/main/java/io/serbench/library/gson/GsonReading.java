package io.serbench.library.gson;

import com.google.gson.Gson;
import io.serbench.dataset.own.OwnMapper;
import java.lang.reflect.Type;
import java.util.Optional;

/** Reads the user's file with Gson, which always skips fields that the class does not have. */
public final class GsonReading implements OwnMapper.Reading {
  @Override
  public Optional<OwnMapper.Reader> of(Type type, boolean skipsUnknown) {
    return OwnMapper.create(Gson.class).map(gson -> json -> gson.fromJson(json, type));
  }
}
