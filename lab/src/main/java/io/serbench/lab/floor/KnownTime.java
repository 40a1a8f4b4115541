package io.serbench.lab.floor;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.lang.reflect.Field;
import java.util.stream.Stream;

/**
 * A serializer whose {@code create} does nothing, and whose {@code serialize} takes the time of a
 * {@link BusyLoop}; of values of {@code lab/src/busy-members}, of a loop for each member that their
 * class has.
 */
final class KnownTime<T> implements Serializer<T, T> {
  private static final byte[] NOTHING = new byte[0];

  private final DataType<T> type;
  private final BusyLoop busy = new BusyLoop();
  private final int[] steps;
  private final boolean own;
  private T latest;

  KnownTime(DataType<T> type) {
    this.type = type;
    int[] members =
        Stream.of(type.root().getFields())
            .map(Field::getName)
            .filter(name -> name.matches("busy\\d+"))
            .mapToInt(name -> Integer.parseInt(name.substring("busy".length())))
            .toArray();
    this.own = !type.bundled();
    this.steps = members.length == 0 ? new int[] {BusyLoop.STEPS} : members;
  }

  @Override
  public T create(T value) {
    return value;
  }

  @Override
  public byte[] serialize(T representation) {
    latest = representation;
    for (int each : steps) {
      busy.run(each);
    }
    return own ? new byte[0] : NOTHING;
  }

  @Override
  public T deserialize(byte[] bytes) throws ReflectiveOperationException {
    // serbench does not copy values of users' classes. That of BusyMembers is always the same.
    return own ? type.root().getDeclaredConstructor().newInstance() : type.copy(latest);
  }

  @Override
  public T restore(T representation) {
    return representation;
  }
}
