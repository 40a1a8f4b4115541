package com.acme;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Classes that do what none should. */
public final class Hostile {
  private Hostile() {}

  private static void hang() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Its constructor never ends. */
  public static class Hangs {
    public int number;

    public Hangs() {
      hang();
    }
  }

  /** Is never ready to be used. */
  public static class HangsAtFirst {
    static {
      hang();
    }

    public int number;
  }

  /** Starts a process that nobody waits for, and says which. */
  public static class LeavesAProcess {
    public int number;

    static {
      try {
        long started = new ProcessBuilder("sleep", "600").start().pid();
        java.nio.file.Files.writeString(
            java.nio.file.Path.of(System.getProperty("started")),
            started + "\n",
            java.nio.file.StandardOpenOption.CREATE,
            java.nio.file.StandardOpenOption.APPEND);
      } catch (java.io.IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  /** Cannot be used at all. */
  public static class ThrowsAtFirst {
    private static final int NEVER = List.of(1, 2).get(2);

    public int number = NEVER;
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

  /** Says that it is equal to nothing, itself included. */
  public static class Denies {
    public int number;
    public Set<Throws> others = new HashSet<>();
    public Throws one;

    @Override
    public boolean equals(Object other) {
      return false;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  /** Says nothing of itself. */
  public static class Throws {
    public String text;

    @Override
    public boolean equals(Object other) {
      throw new IllegalStateException("equals");
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("hashCode");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("toString");
    }
  }

  /** Loses what it has wherever it is made anew. */
  public static class Forgets {
    private Throws kept;

    public void setKept(Throws kept) {
      this.kept = kept;
    }
  }

  /** As many levels as a file says. */
  public static class Recursive {
    public Recursive next;
  }

  /** So many levels that no stack is deep enough. */
  public static class Deep {
    public Recursive first = new Recursive();

    public Deep() {
      for (int level = 0; level < 10_000; level++) {
        Recursive outer = new Recursive();
        outer.next = first;
        first = outer;
      }
    }
  }

  /** Talks whenever it is asked. */
  public static class Prints {
    private int number;

    public int getNumber() {
      System.out.println("the number is " + number);
      System.err.println("the number is " + number);
      return number;
    }

    public void setNumber(int number) {
      this.number = number;
    }
  }

  /** Says something else whenever it is asked. */
  public static class Ages {
    public int number;

    public long getAge() {
      return System.nanoTime();
    }
  }

  /** Ends its JVM when it is asked. */
  public static class Exits {
    private int number;

    public int getNumber() {
      System.exit(0);
      return number;
    }

    public void setNumber(int number) {
      this.number = number;
    }
  }
}
