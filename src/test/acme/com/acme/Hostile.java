package com.acme;

/** Classes that do what none should. */
public final class Hostile {
  private Hostile() {}

  /** Its constructor never ends. */
  public static class Hangs {
    public int number;

    public Hangs() throws InterruptedException {
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  /** Says that it is equal to anything. */
  public static class Lies {
    public int number;
    public transient int forgotten;
    public Inner inner;

    @Override
    public boolean equals(Object other) {
      return true;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** Loses its text wherever fields are not looked at. */
  public static class Inner {
    private String text;

    public void setText(String text) {
      this.text = text;
    }

    @Override
    public boolean equals(Object other) {
      return true;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }
}
