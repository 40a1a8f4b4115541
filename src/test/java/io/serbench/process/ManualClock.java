package io.serbench.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A clock whose appointments are kept when a test says so, and not before. */
final class ManualClock extends ScheduledThreadPoolExecutor implements Deadlines {
  /** Milliseconds of all appointments that were made. */
  final List<Long> delays = new ArrayList<>();

  private final List<Appointment> appointments = new ArrayList<>();

  private record Appointment(Runnable work, ScheduledFuture<?> handle) {}

  ManualClock() {
    super(1);
  }

  @Override
  public synchronized ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
    delays.add(unit.toMillis(delay));
    ScheduledFuture<?> handle = super.schedule(() -> {}, 1, TimeUnit.DAYS);
    appointments.add(new Appointment(work, handle));
    return handle;
  }

  @Override
  public Future<?> after(Duration time, Runnable work) {
    return schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Appointments that were neither kept nor cancelled. */
  synchronized long running() {
    return appointments.stream().filter(each -> !each.handle().isDone()).count();
  }

  /** The time of the latest appointment has come; nothing happens where it was cancelled. */
  void passes() {
    Appointment latest;
    synchronized (this) {
      latest = appointments.get(appointments.size() - 1);
    }
    if (latest.handle().cancel(false)) {
      latest.work().run();
    }
  }
}
