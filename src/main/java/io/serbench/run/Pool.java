package io.serbench.run;

import io.serbench.run.LiveFork.State;
import java.util.ArrayList;
import java.util.List;

/**
 * The forks that live. One at a time measures; how many may start or end meanwhile, and how many
 * while none measures, depends on the room that there is.
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

  /** Whether as many live as there is room for. */
  boolean isFull() {
    return live.size() >= room.alive();
  }

  /** Whether another fork may start now. */
  boolean hasRoomForAnother() {
    return !isFull() && preparing() < room.preparing(isAnyAt(State.MEASURING));
  }

  /** Whether one of those that are ready may measure now. */
  boolean mayMeasure() {
    return !isAnyAt(State.MEASURING) && preparing() <= room.preparing(true);
  }

  /** Whether one starts or ends just now. */
  boolean isAnyPreparing() {
    return preparing() > 0;
  }

  private long preparing() {
    return live.stream()
        .filter(fork -> fork.state() == State.PREPARING || fork.state() == State.FINISHING)
        .count();
  }

  private boolean isAnyAt(State state) {
    return live.stream().anyMatch(fork -> fork.state() == state);
  }
}
