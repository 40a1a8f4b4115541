package io.serbench.lab.evidence;

import io.serbench.result.Run;
import io.serbench.run.Method;
import io.serbench.run.Method.Share;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;

/** A runner that changes how long forks measure, such as the length of a slice. */
record SharedRunner(Runner runner, Share share) implements Runner {
  @Override
  public Run run(RunRequest request, Runner.Listener listener) {
    Method method = request.method();
    return runner.run(
        request.by(
            new Method(
                method.preset(),
                method.stopping(),
                method.timing(),
                share,
                method.alive(),
                method.noise(),
                method.phases(),
                method.skipPreWarmup()),
            request.arguments()),
        listener);
  }

  @Override
  public void interrupt() {
    runner.interrupt();
  }
}
