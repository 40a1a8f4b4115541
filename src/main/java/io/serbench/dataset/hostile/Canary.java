package io.serbench.dataset.hostile;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * A harmless class that is in no data set: a library that instantiates it let the bytes choose the
 * class. It records its calls, each of which could start a gadget chain in another class.
 */
public class Canary implements Serializable, Comparable<Canary> {
  private static final long serialVersionUID = 1;

  static {
    Sightings.add("its static initialiser ran");
  }

  private int weight;

  /** Records that an instance was made. */
  public Canary() {
    Sightings.add("it was made");
  }

  /**
   * Records what was done to canaries in this JVM. A class of its own, so that reading the records
   * does not initialise {@link Canary}.
   */
  public static final class Sightings {
    private static final Set<String> SEEN = new ConcurrentSkipListSet<>();

    private Sightings() {}

    static void add(String what) {
      SEEN.add(what);
    }

    /** Returns and clears all records since the last call. */
    public static List<String> take() {
      List<String> all = List.copyOf(SEEN);
      SEEN.clear();
      return all;
    }

    /** Returns and clears all records, including that of a canary that no constructor made. */
    public static List<String> take(Object decoded) {
      if (Forgery.holdsCanary(decoded)) {
        add("it was made");
      }
      return take();
    }
  }

  public int getWeight() {
    return weight;
  }

  /** Sets the weight, and records the call. */
  public void setWeight(int weight) {
    Sightings.add("its setter was called");
    this.weight = weight;
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    Sightings.add("its readObject was called");
    in.defaultReadObject();
  }

  private Object readResolve() {
    Sightings.add("its readResolve was called");
    return this;
  }

  @Override
  public int compareTo(Canary other) {
    Sightings.add("its compareTo was called");
    return Integer.compare(weight, other.weight);
  }

  @Override
  public int hashCode() {
    Sightings.add("its hashCode was called");
    return weight;
  }

  @Override
  public boolean equals(Object other) {
    Sightings.add("its equals was called");
    return other instanceof Canary canary && canary.weight == weight;
  }
}
