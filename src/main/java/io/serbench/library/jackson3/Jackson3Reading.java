package io.serbench.library.jackson3;

import io.serbench.dataset.own.OwnMapper;
import java.lang.reflect.Type;
import java.util.Optional;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/** Reads the user's file with Jackson 3's mappers. */
public final class Jackson3Reading implements OwnMapper.Reading {
  @Override
  public Optional<OwnMapper.Reader> of(Type type, boolean skipsUnknown) {
    return OwnMapper.create(ObjectMapper.class)
        .map(
            mapper -> {
              ObjectReader reader = mapper.readerFor(mapper.constructType(type));
              return skipsUnknown
                  ? reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)::readValue
                  : reader::readValue;
            });
  }
}
