package io.serbench.cli.work;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Topic;
import io.serbench.check.Check;
import io.serbench.check.CheckKind;
import io.serbench.check.Forks;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** A check that asks two things and needs no forks: all that a check has to say. */
final class DummyCheck implements Check {
  private static final Topic SHORT = Topic.of("short");
  private static final Topic VOWELS = Topic.of("vowels");

  enum Verdict implements CheckVerdict {
    YES,
    NO;

    @Override
    public String meaning() {
      return this == YES ? "it is so" : "it is not so";
    }
  }

  static final CheckKind KIND =
      new CheckKind() {
        @Override
        public String name() {
          return "dummy";
        }

        @Override
        public List<CheckQuestion> questions() {
          return List.of(
              CheckQuestion.of("short"), new CheckQuestion(VOWELS, "of its name", "first", ""));
        }

        @Override
        public List<Verdict> verdicts() {
          return List.of(Verdict.values());
        }
      };

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    forks.oneByOne(request.matrix().rows(), row -> seen(row.name()), onKnown);
  }

  private static Observed seen(String row) {
    Answered isShort =
        row.length() < 6
            ? Answered.of(SHORT, Verdict.YES)
            : Answered.of(SHORT, Verdict.NO, row.length() + " letters");
    return Observed.of(row, List.of(), List.of(isShort, Answered.of(VOWELS, Verdict.NO)));
  }
}
