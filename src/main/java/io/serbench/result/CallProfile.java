package io.serbench.result;

import java.util.List;

/**
 * Where the calls of a phase spend their time, or what they allocate: samples of a profiler in a
 * fork whose times do not count. Only samples of timed batches are part of it.
 *
 * @param samples number of samples
 * @param collecting the part of the phase's time in which garbage was collected
 * @param off the part of the phase's time in which its thread slept or was blocked
 * @param places the methods or classes with the largest shares, in descending order
 * @param owners whose code that is; the shares of all places
 */
public record CallProfile(
    Phase phase,
    What what,
    int samples,
    double collecting,
    double off,
    List<CodePlace> places,
    List<Owned> owners) {
  /** With fewer samples, shares are too uncertain for a table. */
  public static final int FEWEST = 200;

  /** How long async-profiler samples the calls of a phase, at most. */
  public static final int MOST_SECONDS = 4;

  public CallProfile {
    places = List.copyOf(places);
    owners = List.copyOf(owners);
    Require.notNegative("the number of samples", samples);
    Require.that(
        isPart(collecting) && isPart(off) && collecting + off <= 1,
        "garbage collection and waiting take %s and %s of the time".formatted(collecting, off));
  }

  /** What is sampled. */
  public enum What {
    /** The time of calls, by the method that was running. */
    CPU,
    /** Allocated bytes, by the class of the objects. */
    CLASSES,
    /** Allocated bytes, by the method that allocates. */
    ALLOCATORS;

    public boolean isTime() {
      return this == CPU;
    }
  }

  /** Whose code it is. */
  public enum Owner {
    LIBRARY("library"),
    OTHER_LIBRARIES("other libraries"),
    JDK("JDK"),
    DATA("data"),
    SERBENCH("serbench"),
    JVM("JVM, system");

    private final String words;

    Owner(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /**
   * A method, or a class of which objects are allocated.
   *
   * @param name the class with its package and, of a method, a dot and its name
   * @param share the part of the samples, weighted by their bytes if those are allocations
   */
  public record CodePlace(String name, Owner owner, double share) {
    public CodePlace {
      Require.that(isPart(share), "the share of " + name + " is " + share);
    }
  }

  /** The share of an owner in the samples. */
  public record Owned(Owner owner, double share) {
    public Owned {
      Require.that(isPart(share), "the share of " + owner + " is " + share);
    }
  }

  /** Also refuses NaN; allows for rounding. */
  private static boolean isPart(double part) {
    return part >= 0 && part <= 1 + 1e-9;
  }

  /** Returns whether there are enough samples for a table. */
  public boolean isEnough() {
    return samples >= FEWEST;
  }

  /**
   * Returns the half-width of the 95 % interval of a share: the Wald interval of a binomial
   * proportion, which is good enough for {@link #FEWEST} samples.
   */
  public double halfWidth(double share) {
    return halfWidth(share, samples);
  }

  /** Returns the half-width of the 95 % interval of a share of so many samples. */
  public static double halfWidth(double share, int samples) {
    return 1.96 * Math.sqrt(share * (1 - share) / samples);
  }
}
