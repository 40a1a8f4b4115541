package busy;

import java.io.Serializable;

/**
 * A user's class whose members cost the row floor about 50, 200 and 800 ns: their names have the
 * steps of its busy loop.
 */
public class BusyMembers implements Serializable {
  private static final long serialVersionUID = 1;

  public int busy80;
  public int busy320;
  public int busy1280;

  @Override
  public boolean equals(Object other) {
    return other instanceof BusyMembers;
  }

  @Override
  public int hashCode() {
    return 1;
  }
}
