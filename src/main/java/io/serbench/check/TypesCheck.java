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
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Checks which kinds of members rows carry, each in a class that rows treat like a user's. What a
 * row carries by a converter of serbench's is no feature of its library.
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

  private static final String CONVERTED = "converted";

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
    Map<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put(Fit.FITS.word(), Fit.FITS.meaning());
    verdicts.put(CONVERTED, "an equal, fresh value comes back, by a converter of serbench's");
    for (Fit fit : List.of(Fit.LOSES, Fit.REFUSES)) {
      verdicts.put(fit.word(), fit.meaning());
    }
    return verdicts;
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
    for (DatasetSource source : sources()) {
      Optional<String> obstacle = row.obstacle(source.type(), Transport.ARRAY);
      if (obstacle.isPresent()) {
        return Finding.NOT_CARRIED.of(row.name(), obstacle.get());
      }
    }
    Map<Member, Answer> answers = runner.answers(List.of(Member.values()), TypesCheck::task);
    for (Map.Entry<Member, Answer> each : answers.entrySet()) {
      if (!each.getValue().isFine()) {
        // Alone: an earlier failure may have broken the library.
        each.setValue(runner.answers(List.of(task(each.getKey()))).get(0));
      }
    }
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    answers.forEach(
        (member, answer) -> {
          List<String> converted = answer.isFine() ? converted(row, member) : List.of();
          verdicts.put(
              member.word(), converted.isEmpty() ? Verifier.fit(answer).word() : CONVERTED);
          causes.put(
              member.word(), converted.isEmpty() ? answer.cause() : String.join(", ", converted));
        });
    answers.keySet().removeIf(member -> !verdicts.get(member.word()).equals(Fit.FITS.word()));
    List<Feature> features = new ArrayList<>(FEATURES.keySet());
    features.removeIf(
        feature -> FEATURES.get(feature).stream().noneMatch(answers.keySet()::containsAll));
    return Observed.of(row.name(), features, verdicts, causes);
  }

  /** Returns the names of the classes in a member that the row has converters for. */
  private static List<String> converted(Row row, Member member) {
    return Stream.of(member.sample().type().getDeclaredFields())
        .map(Field::getType)
        .filter(row.scope().converted()::contains)
        .map(Class::getSimpleName)
        .toList();
  }

  private static Task task(Member member) {
    return new Task.RoundTrip(DatasetRecipe.of(source(member)), Transport.ARRAY);
  }

  /** Returns a data set for each kind of member, whose class rows treat like a user's. */
  public static List<DatasetSource> sources() {
    return Stream.of(Member.values()).map(TypesCheck::source).toList();
  }

  private static DatasetSource source(Member member) {
    OwnType type = OwnType.of(member.sample().type().getName());
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }
}
