package com.example.orders;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** A class as an application has it, which knows nothing of serbench. */
public record Order(String id, LocalDate placed, Status status, List<Line> lines)
    implements Serializable {
  /** Where it is on its way. */
  public enum Status {
    OPEN,
    SHIPPED,
    PAID
  }

  /** So many pieces of something. */
  public record Line(String article, int count, BigDecimal price) implements Serializable {}
}
