package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Slices;
import io.serbench.protocol.Turn;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PoolTest {
  private static final Turn TURN = new Turn(List.of(), 0, 0, 0, 1);

  private final RunState state = States.of(Requests.of(1, Requests.rows(9)));
  private int cells;

  private LiveFork starting(Pool pool) {
    LiveFork fork = States.start(state, cells++);
    pool.add(fork);
    return fork;
  }

  private LiveFork ready(Pool pool) {
    LiveFork fork = starting(pool);
    fork.ready(States.preparation(1));
    return fork;
  }

  private LiveFork measuring(Pool pool) {
    LiveFork fork = ready(pool);
    fork.measure(TURN);
    return fork;
  }

  @Test
  void oneThatIsEmptyHasRoomAndNobodyToMeasure() {
    Pool pool = new Pool(Rides.room(1));
    assertThat(pool.isEmpty()).isTrue();
    assertThat(pool.hasRoomForAnother()).isTrue();
  }

  @Test
  void oneAtATimeStarts() {
    Pool pool = new Pool(Rides.room(8));
    LiveFork fork = starting(pool);
    assertThat(pool.hasRoomForAnother()).isFalse();
    fork.ready(States.preparation(1));
    assertThat(pool.hasRoomForAnother()).isTrue();
  }

  @Test
  void whereThereIsRoomBesideTwoStartAsLongAsNoneMeasures() {
    Pool pool = new Pool(Rides.roomBeside(8));
    LiveFork first = starting(pool);
    assertThat(pool.hasRoomForAnother()).isTrue();
    LiveFork second = starting(pool);
    assertThat(pool.hasRoomForAnother()).isFalse();
    assertThat(pool.mayMeasure()).isFalse();

    first.ready(States.preparation(1));
    assertThat(pool.mayMeasure()).isTrue();
    first.measure(TURN);
    assertThat(pool.hasRoomForAnother()).isFalse();
    second.ready(States.preparation(1));
    assertThat(pool.hasRoomForAnother()).isTrue();
  }

  @Test
  void oneThatEndsCountsAsOneThatStarts() {
    Pool pool = new Pool(Rides.room(8));
    ready(pool).finish();
    assertThat(pool.isAnyPreparing()).isTrue();
    assertThat(pool.hasRoomForAnother()).isFalse();
  }

  @Test
  void thereIsRoomForSoMany() {
    Pool pool = new Pool(Rides.roomBeside(2));
    LiveFork first = ready(pool);
    assertThat(pool.hasRoomForAnother()).isTrue();
    LiveFork second = ready(pool);
    assertThat(pool.hasRoomForAnother()).isFalse();
    assertThat(pool.live()).containsExactly(first, second);

    first.ended(Optional.empty());
    pool.remove(first);
    assertThat(pool.hasRoomForAnother()).isTrue();
    assertThat(pool.live()).containsExactly(second);
  }

  @Test
  void oneAtATimeMeasures() {
    Pool pool = new Pool(Rides.roomBeside(8));
    LiveFork fork = measuring(pool);
    ready(pool);
    assertThat(pool.mayMeasure()).isFalse();
    fork.measured(new Slices(List.of(), 0, 0), Duration.ZERO);
    assertThat(pool.mayMeasure()).isTrue();
  }

  @Test
  void startingAndMeasuringMayGoTogetherWhereThereIsRoomBeside() {
    Pool pool = new Pool(Rides.roomBeside(8));
    measuring(pool);
    assertThat(pool.hasRoomForAnother()).isTrue();

    Pool other = new Pool(Rides.roomBeside(8));
    ready(other);
    starting(other);
    assertThat(other.mayMeasure()).isTrue();
  }

  @Test
  void startingAndMeasuringDoNotGoTogetherWhereThereIsNot() {
    Pool pool = new Pool(Rides.room(8));
    measuring(pool);
    assertThat(pool.hasRoomForAnother()).isFalse();

    Pool other = new Pool(Rides.room(8));
    ready(other);
    LiveFork next = starting(other);
    assertThat(other.mayMeasure()).isFalse();
    next.ready(States.preparation(1));
    assertThat(other.mayMeasure()).isTrue();
    next.finish();
    assertThat(other.mayMeasure()).isFalse();
  }

  @Test
  void roomMayTurnOutToBeLess() {
    Pool pool = new Pool(Rides.roomBeside(8));
    measuring(pool);
    pool.resize(pool.room().withoutOthersBeside());
    assertThat(pool.room()).isEqualTo(Rides.room(8));
    assertThat(pool.hasRoomForAnother()).isFalse();
  }
}
