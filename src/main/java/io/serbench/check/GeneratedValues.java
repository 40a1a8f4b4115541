package io.serbench.check;

import io.serbench.protocol.TaskAnswer;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.function.Consumer;

/** Has a fork generate the values of the only data set of a request, and write them as JSON. */
public final class GeneratedValues implements Engine.Drive<TaskAnswer> {
  @Override
  public void drive(RunRequest request, Forks forks, Consumer<TaskAnswer> onKnown)
      throws IOException, InterruptedException {
    onKnown.accept(
        EvolutionCheck.said(
            request.matrix().datasets().get(0),
            request.matrix().rows().get(0),
            forks.open(request.jvm()),
            forks));
  }
}
