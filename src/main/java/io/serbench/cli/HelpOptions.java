package io.serbench.cli;

/** What every command takes. */
final class HelpOptions extends Options {
  private final Option<Boolean> help =
      general(flag("this page; after a command: the command's", "-h", "-help"));

  HelpOptions() {
    super(Section.OUTPUT);
  }

  boolean asked() {
    return help.given();
  }
}
