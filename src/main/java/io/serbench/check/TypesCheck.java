package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.types.Member;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Checks which kinds of members rows carry. Each kind is tried alone, in a class that rows treat
 * like a user's. The data sets and transports of the request are ignored.
 */
public final class TypesCheck implements Check {
  /** The alternative sets of kinds for each feature, one of which must fit as a whole. */
  private static final Map<Feature, List<List<Member>>> FEATURES =
      new EnumMap<>(
          Map.of(
              Feature.RECORDS, List.of(List.of(Member.RECORD, Member.NESTED)),
              Feature.SEALED_TYPES,
                  List.of(
                      List.of(Member.SEALED, Member.ROOT),
                      List.of(Member.ANNOTATED, Member.ANNOTATED_ROOT)),
              Feature.JAVA_TIME, List.of(List.of(Member.DATE, Member.INSTANT, Member.DURATION)),
              Feature.BIG_DECIMAL, List.of(List.of(Member.DECIMAL)),
              Feature.OPTIONAL, List.of(List.of(Member.OPTIONAL)),
              Feature.MAPS, List.of(List.of(Member.MAP, Member.KEY, Member.ENUM_KEY)),
              Feature.GENERICS, List.of(List.of(Member.GENERIC)),
              Feature.SUBCLASSES, List.of(List.of(Member.SUBCLASS)),
              Feature.FINAL_FIELDS, List.of(List.of(Member.FINAL))));

  @Override
  public String name() {
    return "types";
  }

  @Override
  public List<Question> questions() {
    return Stream.of(Member.values()).map(Member::word).map(Question::of).toList();
  }

  @Override
  public Map<String, String> verdicts() {
    return Check.verdicts(List.of(Fit.FITS, Fit.LOSES, Fit.REFUSES), Fit::word, Fit::meaning);
  }

  @Override
  public boolean failed(Observed row) {
    return row.isTried() && !row.verdicts().containsValue(Fit.FITS.word());
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    ChildLauncher launcher = forks.open(request.jvm());
    forks.each(
        request.matrix().rows(),
        row -> seen(row, request, new TaskRunner(launcher, row, forks)),
        onKnown);
  }

  private static Observed seen(Row row, RunRequest request, TaskRunner runner)
      throws InterruptedException {
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return Finding.UNAVAILABLE.of(row.name(), unavailable.get());
    }
    Map<Member, Task> tasks = new EnumMap<>(Member.class);
    for (Member member : Member.values()) {
      DatasetSource source = source(member);
      Optional<String> obstacle = row.obstacle(source.type(), Transport.ARRAY);
      if (obstacle.isPresent()) {
        return Finding.NOT_CARRIED.of(row.name(), obstacle.get());
      }
      tasks.put(member, new Task.RoundTrip(DatasetRecipe.of(source), Transport.ARRAY));
    }
    return seen(row, answers(tasks, runner));
  }

  /** Returns a data set for each kind of member, whose class rows treat like a user's. */
  public static List<DatasetSource> sources() {
    return Stream.of(Member.values()).map(TypesCheck::source).toList();
  }

  private static DatasetSource source(Member member) {
    OwnType type = OwnType.of(member.sample().type().getName());
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }

  /**
   * Tries all kinds in one fork, and those that fail there once more in separate forks: a failure
   * may leave a library broken, which then fails with all that follows.
   */
  private static Map<Member, Answer> answers(Map<Member, Task> tasks, TaskRunner runner)
      throws InterruptedException {
    Map<Member, Answer> answers = runner.answers(tasks.keySet(), tasks::get);
    for (Map.Entry<Member, Answer> each : answers.entrySet()) {
      if (!each.getValue().isFine()) {
        each.setValue(runner.answers(List.of(tasks.get(each.getKey()))).get(0));
      }
    }
    return answers;
  }

  private static Observed seen(Row row, Map<Member, Answer> members) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    List<Member> fitting = new ArrayList<>();
    members.forEach(
        (member, answer) -> {
          verdicts.put(member.word(), Verifier.fit(answer).word());
          if (answer.isFine()) {
            fitting.add(member);
          } else {
            causes.put(member.word(), answer.cause());
          }
        });
    List<Feature> features = new ArrayList<>();
    FEATURES.forEach(
        (feature, needed) -> {
          if (needed.stream().anyMatch(fitting::containsAll)) {
            features.add(feature);
          }
        });
    return Observed.of(row.name(), features, verdicts, causes);
  }
}
