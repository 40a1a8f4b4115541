package io.serbench.fork;

/** What may become of one member in a copy that is perfect otherwise. */
enum Fault {
  NONE,
  DROPS_A_MEMBER,
  EMPTIES_TRANSIENT,
  COPIES_A_CONSTANT,
  FORGETS_A_COMPARATOR,
  FORGETS_A_SETTING,
  RESETS_A_CACHE,
  LAYS_OUT_ANEW,
  SCRAMBLES_A_TABLE,
  CHANGES_ORDER,
  UNSHARES_A_PART,
  NARROWS_A_NUMBER,
  CHANGES_A_CLASS,
  THROWS_LATE
}
