package com.acme;

import java.util.function.Supplier;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 as somebody has set it up: names begin with capitals. */
public class ShoutingMapper3 implements Supplier<ObjectMapper> {
  @Override
  public ObjectMapper get() {
    return JsonMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE)
        .build();
  }
}
