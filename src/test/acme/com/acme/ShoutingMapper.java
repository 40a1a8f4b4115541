package com.acme;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.function.Supplier;

/** Jackson as somebody has set it up: names begin with capitals. */
public class ShoutingMapper implements Supplier<ObjectMapper> {
  @Override
  public ObjectMapper get() {
    return JsonMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE)
        .build();
  }
}
