package io.serbench.cli;

import io.serbench.cli.command.Cli;
import io.serbench.cli.progress.Progress;
import io.serbench.cli.progress.Progress.Display;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;

/**
 * A program whose run ends only when it is told to, with a progress bar; and so does its look at
 * data of a user's.
 */
public final class BlockedRun {
  private BlockedRun() {}

  /** Says "blocked" when one fork has ended, or when the data are looked at. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, false, StandardCharsets.UTF_8);
    FakeServices services = new FakeServices();
    services.display =
        new Display(err, OptionalInt.of(79), InstantSource.system(), Progress::everySecond);
    CountDownLatch interrupted = new CountDownLatch(1);
    Runnable block =
        () -> {
          out.println("blocked");
          out.flush();
          await(interrupted);
        };
    services.runner.onInterrupt = interrupted::countDown;
    services.runner.afterFirstFork = block;
    services.inspector.onInterrupt = interrupted::countDown;
    services.inspector.before = block;
    System.exit(Cli.execute(args, out, err, services));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
