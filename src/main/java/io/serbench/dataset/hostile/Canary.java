package io.serbench.dataset.hostile;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * A harmless class that no data set has: whoever decodes one let the bytes choose it. It only notes
 * what is done to it. A gadget chain would do harm in the same places.
 */
public class Canary implements Serializable, Comparable<Canary> {
  private static final long serialVersionUID = 1;

  static {
    Sightings.add("its static initialiser ran");
  }

  private int weight;

  /** Noted. */
  public Canary() {
    Sightings.add("it was made");
  }

  /**
   * What was done to canaries in this JVM. Apart from their class, so that asking does not
   * initialise it.
   */
  public static final class Sightings {
    private static final Set<String> SEEN = new ConcurrentSkipListSet<>();

    private Sightings() {}

    static void add(String what) {
      SEEN.add(what);
    }

    /** All since the last call. */
    public static List<String> take() {
      List<String> all = List.copyOf(SEEN);
      SEEN.clear();
      return all;
    }

    /** The same where what was decoded holds one that no constructor made. */
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

  /** Noted. */
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
