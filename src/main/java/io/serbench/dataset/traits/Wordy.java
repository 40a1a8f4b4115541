package io.serbench.dataset.traits;

import java.io.Serializable;

/** A bean like {@link Brief} with long field names. The names of the classes are equally long. */
public class Wordy implements Serializable {
  private static final long serialVersionUID = 1L;

  public int numberOfPassengers;
  public long departureOnSchedule;
  public String judgementOfInspector;
  public boolean acknowledgedByBoth;

  public int getNumberOfPassengers() {
    return numberOfPassengers;
  }

  public void setNumberOfPassengers(int numberOfPassengers) {
    this.numberOfPassengers = numberOfPassengers;
  }

  public long getDepartureOnSchedule() {
    return departureOnSchedule;
  }

  public void setDepartureOnSchedule(long departureOnSchedule) {
    this.departureOnSchedule = departureOnSchedule;
  }

  public String getJudgementOfInspector() {
    return judgementOfInspector;
  }

  public void setJudgementOfInspector(String judgementOfInspector) {
    this.judgementOfInspector = judgementOfInspector;
  }

  public boolean isAcknowledgedByBoth() {
    return acknowledgedByBoth;
  }

  public void setAcknowledgedByBoth(boolean acknowledgedByBoth) {
    this.acknowledgedByBoth = acknowledgedByBoth;
  }
}
