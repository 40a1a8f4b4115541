package com.acme;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** As a payment API sends it: money in strings, names in snake case. */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public class Charge {
  public String id;

  @JsonFormat(shape = JsonFormat.Shape.STRING)
  public BigDecimal grossAmount;

  public BigDecimal fee;

  @JsonProperty("ccy")
  public String currency;

  public Instant createdAt;
  public int installments;
  public boolean captured;
  public String note;
  public Map<String, String> metadata;
}
