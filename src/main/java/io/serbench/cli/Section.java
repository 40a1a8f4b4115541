package io.serbench.cli;

/** Where options stand in the help. */
enum Section {
  ROWS("Which rows, on which data (conditions add up; commas make lists; * fits all):"),
  MEASURING("How to measure:"),
  COMPARING("What to allow:"),
  OUTPUT("What to print:");

  private final String heading;

  Section(String heading) {
    this.heading = heading;
  }

  String heading() {
    return heading;
  }
}
