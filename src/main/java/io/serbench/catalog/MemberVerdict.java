package io.serbench.catalog;

/** Whether a row carries a kind of member: the verdicts of the check {@code types}. */
public enum MemberVerdict implements CheckVerdict {
  FITS("an equal, fresh value comes back"),
  CONVERTED("an equal, fresh value comes back, by a converter of serbench's"),
  LOSES("a value comes back that differs"),
  REFUSES("the library throws, or its JVM dies");

  private final String meaning;

  MemberVerdict(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }
}
