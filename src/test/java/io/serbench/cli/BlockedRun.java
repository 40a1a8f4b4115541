package io.serbench.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/** A program whose run never ends on its own, with a progress bar, for tests that kill it. */
final class BlockedRun {
  private BlockedRun() {}

  /** Says "blocked" when one fork has ended. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, false, StandardCharsets.UTF_8);
    FakeServices services = new FakeServices();
    services.progress = new ConsoleProgress(err, 79, false);
    services.runner.afterFirstFork =
        () -> {
          out.println("blocked");
          out.flush();
          await(new CountDownLatch(1));
        };
    System.exit(Cli.execute(args, out, err, services));
  }

  private static void await(CountDownLatch never) {
    try {
      never.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
