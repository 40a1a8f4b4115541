package io.serbench.check;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.CodecMember;
import io.serbench.catalog.Feature;
import io.serbench.catalog.MemberVerdict;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.catalog.UserClassPath;
import io.serbench.check.Forks.RowStep;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.dataset.types.Member;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
          Map.ofEntries(
              Map.entry(Feature.RECORDS, List.of(List.of(Member.RECORD, Member.NESTED))),
              Map.entry(
                  Feature.SEALED_TYPES,
                  List.of(
                      List.of(Member.SEALED, Member.ROOT),
                      List.of(Member.ANNOTATED, Member.ANNOTATED_ROOT))),
              Map.entry(
                  Feature.JAVA_TIME,
                  List.of(List.of(Member.DATE, Member.INSTANT, Member.DURATION))),
              Map.entry(Feature.BIG_DECIMAL, List.of(List.of(Member.DECIMAL))),
              Map.entry(Feature.OPTIONAL, List.of(List.of(Member.OPTIONAL))),
              Map.entry(Feature.MAPS, List.of(List.of(Member.MAP, Member.KEY, Member.ENUM_KEY))),
              Map.entry(Feature.GENERICS, List.of(List.of(Member.GENERIC))),
              Map.entry(Feature.SUBCLASSES, List.of(List.of(Member.SUBCLASS))),
              Map.entry(Feature.FINAL_FIELDS, List.of(List.of(Member.FINAL))),
              Map.entry(
                  Feature.KOTLIN,
                  List.of(
                      List.of(
                          Member.KOTLIN_DATA,
                          Member.KOTLIN_DEFAULT,
                          Member.KOTLIN_NULLABLE,
                          Member.KOTLIN_VALUE))),
              Map.entry(
                  Feature.SCALA,
                  List.of(
                      List.of(
                          Member.SCALA_CASE,
                          Member.SCALA_DEFAULT,
                          Member.SCALA_OPTION,
                          Member.SCALA_LIST,
                          Member.SCALA_MAP)))));

  private static final Ancestry CLASSES = new Ancestry(UserClassPath.NONE);

  static final CheckKind KIND =
      new VerdictKind(
          "types",
          Stream.of(Member.values()).map(TypesCheck::question).toList(),
          List.of(MemberVerdict.values()),
          row -> row.isTried() && !row.has(MemberVerdict.FITS));

  private static CheckKind.CheckQuestion question(Member member) {
    String language = member.language().orElse("Java");
    return new CheckKind.CheckQuestion(topic(member), language, member.kind(), "");
  }

  private static Topic topic(Member member) {
    return Topic.of(member.word());
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    ForkLauncher launcher = forks.open(request.jvm());
    forks.oneByOne(
        request.matrix().rows(),
        RowStep.ifAvailable(request, row -> seen(row, new TaskRunner(launcher, row, forks))),
        onKnown);
  }

  private static Observed seen(Row row, TaskRunner runner) throws InterruptedException {
    // Rows that need an annotation carry some classes, others all or none.
    Map<Member, Optional<String>> obstacles = new EnumMap<>(Member.class);
    for (Member member : Member.values()) {
      obstacles.put(member, row.obstacle(source(member).type(), Transport.ARRAY));
    }
    List<Member> tried =
        Stream.of(Member.values()).filter(member -> obstacles.get(member).isEmpty()).toList();
    if (tried.isEmpty()) {
      return Finding.NOT_CARRIED.of(row.name(), obstacles.get(Member.RECORD).orElseThrow());
    }
    Map<Member, TaskAnswer> answers = runner.answers(tried, TypesCheck::task);
    for (Map.Entry<Member, TaskAnswer> answered : answers.entrySet()) {
      if (!answered.getValue().isFine()) {
        // Alone: an earlier failure may have broken the library.
        answered.setValue(runner.answers(List.of(task(answered.getKey()))).get(0));
      }
    }
    List<Answered> seen = new ArrayList<>();
    Set<Member> fitting = EnumSet.noneOf(Member.class);
    answers.forEach(
        (member, answer) -> {
          Optional<Answered> judged = judged(row, member, answer);
          judged.ifPresent(seen::add);
          if (judged.filter(it -> it.is(MemberVerdict.FITS)).isPresent()) {
            fitting.add(member);
          }
        });
    List<Feature> features = new ArrayList<>(FEATURES.keySet());
    features.removeIf(feature -> FEATURES.get(feature).stream().noneMatch(fitting::containsAll));
    return Observed.of(row.name(), features, seen);
  }

  /** Returns the verdict on a member; empty if the row lacks a part that its users add. */
  private static Optional<Answered> judged(Row row, Member member, TaskAnswer answer) {
    List<String> converted = answer.isFine() ? converted(row, member) : List.of();
    if (!converted.isEmpty()) {
      String converters = String.join(", ", converted);
      return Optional.of(Answered.of(topic(member), MemberVerdict.CONVERTED, converters));
    }
    Optional<MemberVerdict> verdict =
        switch (answer.outcome()) {
          case DONE -> Optional.of(MemberVerdict.FITS);
          case INCOMPLETE, WRONG -> Optional.of(MemberVerdict.LOSES);
          case FAILED, DIED -> Optional.of(MemberVerdict.REFUSES);
          case INAPPLICABLE -> Optional.empty();
        };
    return verdict.map(it -> Answered.of(topic(member), it, answer.cause()));
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

  /**
   * Returns a data set for each kind of member that classes of Java have. Rows treat the class like
   * a user's.
   */
  public static List<DatasetSource> sources() {
    return Stream.of(Member.values())
        .filter(member -> member.language().isEmpty())
        .map(TypesCheck::source)
        .toList();
  }

  private static DatasetSource source(Member member) {
    String name = member.sample().type().getName();
    OwnType type =
        OwnType.of(name)
            .annotatedBy(CLASSES.annotations(name))
            .codedBy(CodecMember.types(CLASSES, name, Optional.empty()));
    return new DatasetSource(member.word(), type, new Recipe.OfMember(member));
  }
}
