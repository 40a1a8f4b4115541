package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.check.Inspector.InspectedData;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromFork.Inspected;
import io.serbench.protocol.FromParent;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InspectorTest {
  private static final OwnType TYPE = OwnType.of("org.example.Order");

  private final List<String> asked = new ArrayList<>();
  private int opened;

  /** What a data set is called says what comes of it. */
  private final ScriptedForks children =
      new ScriptedForks() {
        @Override
        Optional<Failure> act(
            Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
          String dataset = ((FromParent.Inspect) order).data().dataset();
          asked.add(dataset);
          switch (dataset) {
            case "refused" ->
                listener.hear(new Inspected(Optional.empty(), "refused.json: no member 'price'"));
            case "hanging" -> {
              return Optional.of(Failure.of(Failure.Mode.TIMEOUT, "no answer in 1 s"));
            }
            case "mute" -> {}
            default -> listener.hear(new Inspected(Optional.of(profile(dataset)), ""));
          }
          return Optional.empty();
        }
      };

  private static DataProfile profile(String dataset) {
    return new DataProfile(
        dataset,
        TYPE.toString(),
        "made up",
        Optional.of("0123456789abcdef"),
        2,
        new DataProfile.ValueContents(2, 4, 8, 1, 6, 3, OptionalLong.of(120), false),
        Optional.empty(),
        Optional.empty());
  }

  private static InspectedData made(DataProfile profile) {
    return new InspectedData(Optional.of(profile), "", Optional.empty());
  }

  private static InspectedData refused(String problem) {
    return new InspectedData(Optional.empty(), problem, Optional.empty());
  }

  private List<InspectedData> inspect(String... own) {
    return inspect(Requests.of(1, Requests.rows(1)).matrix().variants(), own);
  }

  private List<InspectedData> inspect(List<Variant> variants, String... own) {
    RunRequest bundled = Requests.of(1, Requests.rows(1));
    Matrix matrix = bundled.matrix();
    List<DatasetSource> sources =
        Stream.concat(
                matrix.datasets().stream(),
                Stream.of(own)
                    .map(
                        name ->
                            new DatasetSource(
                                name, TYPE, new Recipe.Drawn(TYPE, 7, 2, OptionalInt.empty()))))
            .toList();
    List<InspectedData> heard = new ArrayList<>();
    List<InspectedData> all =
        new Engine<>(
                (jvm, inProcess) -> {
                  opened++;
                  return children;
                },
                new Inspector())
            .run(
                bundled.withMatrix(new Matrix(matrix.rows(), sources, matrix.usages(), variants)),
                heard::add);
    assertThat(heard).isEqualTo(all);
    return all;
  }

  @Test
  void onlyDataOfAUsersAreLookedAt() {
    assertThat(inspect("order.1", "order.2"))
        .containsExactly(made(profile("order.1")), made(profile("order.2")));
    assertThat(asked).containsExactly("order.1", "order.2");
  }

  /** Which may lack what the file has, and the other way round. */
  @Test
  void eachBuildOfTheClassIsLookedAt() {
    Variant usual = Requests.of(1, Requests.rows(1)).matrix().variants().get(0);
    assertThat(
            inspect(
                List.of(
                    usual,
                    with("@head", "head", Optional.empty()),
                    with("@head#2", "head", Optional.empty()),
                    with("@5.5.0", "kryo", Optional.of("kryo"))),
                "order.1"))
        .containsExactly(
            made(profile("order.1")),
            new InspectedData(Optional.of(profile("order.1")), "", Optional.of("@head")));
    assertThat(asked).containsExactly("order.1", "order.1");
    assertThat(opened).isEqualTo(2);
  }

  private static Variant with(String mark, String folder, Optional<String> library) {
    Variant usual = Requests.of(1, Requests.rows(1)).matrix().variants().get(0);
    JvmChoice jvm = usual.jvm();
    return new Variant(
        Optional.of(mark),
        false,
        jvm.withClassPath(new UserClassPath(List.of(Path.of(folder)))),
        usual.traffic(),
        List.of(folder),
        library);
  }

  @Test
  void withoutSuchDataNoChildIsNeeded() {
    assertThat(inspect()).isEmpty();
    assertThat(opened).isZero();
  }

  @Test
  void oneThatIsWrongDoesNotHideTheNext() {
    assertThat(inspect("refused", "hanging", "mute", "order.1"))
        .containsExactly(
            refused("refused.json: no member 'price'"),
            refused(
                "generated, -seed=7 -items=2: no values of org.example.Order can be made of it:"
                    + " no answer in 1 s"),
            refused(
                "generated, -seed=7 -items=2: no values of org.example.Order can be made of it:"
                    + " the fork did not answer"),
            made(profile("order.1")));
  }
}
