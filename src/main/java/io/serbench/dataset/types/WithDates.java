package io.serbench.dataset.types;

import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** A bean with dates. */
public class WithDates implements Serializable {
  private static final long serialVersionUID = 1L;

  public LocalDate day;
  public LocalDateTime moment;

  public LocalDate getDay() {
    return day;
  }

  public void setDay(LocalDate day) {
    this.day = day;
  }

  public LocalDateTime getMoment() {
    return moment;
  }

  public void setMoment(LocalDateTime moment) {
    this.moment = moment;
  }
}
