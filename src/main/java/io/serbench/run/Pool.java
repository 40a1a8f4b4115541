package io.serbench.run;

import io.serbench.run.LiveFork.State;
import java.util.ArrayList;
import java.util.List;

/**
 * The forks that live. One at a time measures, and one at a time starts or ends; whether both may
 * happen at once depends on the room that there is.
 */
final class Pool {
  private Room room;
  private final List<LiveFork> live = new ArrayList<>();

  Pool(Room room) {
    this.room = room;
  }

  /** From now on there is so much room. */
  void resize(Room other) {
    room = other;
  }

  Room room() {
    return room;
  }

  void add(LiveFork fork) {
    live.add(fork);
  }

  void remove(LiveFork fork) {
    live.remove(fork);
  }

  List<LiveFork> live() {
    return List.copyOf(live);
  }

  boolean isEmpty() {
    return live.isEmpty();
  }

  /** Whether another fork may start now. */
  boolean hasRoomForAnother() {
    return live.size() < room.alive()
        && !isAnyPreparing()
        && (room.beside() || !isAnyAt(State.MEASURING));
  }

  /** Whether one of those that are ready may measure now. */
  boolean mayMeasure() {
    return !isAnyAt(State.MEASURING) && (room.beside() || !isAnyPreparing());
  }

  /** Whether one starts or ends just now. */
  boolean isAnyPreparing() {
    return isAnyAt(State.PREPARING, State.FINISHING);
  }

  private boolean isAnyAt(State... states) {
    List<State> wanted = List.of(states);
    return live.stream().anyMatch(fork -> wanted.contains(fork.state()));
  }
}
