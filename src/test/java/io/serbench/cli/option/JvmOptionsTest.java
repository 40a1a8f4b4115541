package io.serbench.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.JvmInfo.JvmBuild;
import java.util.List;
import org.junit.jupiter.api.Test;

class JvmOptionsTest {
  private static final JvmBuild OLD = build("Acme", 17, "17.0.9+9");
  private static final JvmBuild NEW = build("Acme", 25, "25.0.1+8");

  @Test
  void theFeatureVersionWillDo() {
    assertThat(JvmOptions.names(List.of(OLD, NEW))).containsExactly("jdk17", "jdk25");
  }

  @Test
  void equalOnesAreNumbered() {
    assertThat(JvmOptions.names(List.of(OLD, build("Acme", 17, "17.0.15+6"))))
        .containsExactly("jdk17", "jdk17-2");
    assertThat(JvmOptions.names(List.of(OLD, OLD))).containsExactly("jdk17", "jdk17-2");
  }

  /** Made by what nobody can tell it. */
  public static class Picky extends ObjectMapper {
    private static final long serialVersionUID = 1L;

    public Picky(int depth) {
      configure(SerializationFeature.INDENT_OUTPUT, depth > 1);
    }
  }

  /** As it should be. */
  public static class Fine extends Picky {
    private static final long serialVersionUID = 1L;

    public Fine() {
      super(1);
    }
  }

  @Test
  void theUsersMapperReachesTheChildrenAndTheResultFile() {
    FakeServices services = new FakeServices();
    String fine = JvmOptionsTest.class.getName() + ".Fine";

    assertThat(CliRun.of(services, "-mapper=" + fine, "-include=fst").exit()).isZero();
    assertThat(services.runner.requests.get(0).jvm().options())
        .containsExactly("-Dserbench.mapper=" + Fine.class.getName());
  }

  @Test
  void whatIsNoMapperIsRefused() {
    FakeServices services = new FakeServices();
    for (Class<?> wrong : List.of(Picky.class, JvmOptionsTest.class)) {
      CliRun run = CliRun.of(services, "check", "-mapper=" + wrong.getName());
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .isEqualTo(
              "serbench: -mapper="
                  + wrong.getName()
                  + ": expected a public class that extends ObjectMapper or implements Supplier of"
                  + " one, or of a Gson or Moshi, with a public constructor without"
                  + " parameters\n");
    }
    assertThat(CliRun.of(services, "-mapper=com.acme.Mapper").err())
        .startsWith(
            "serbench: -mapper or -codec=com.acme.Mapper: class not found; pass its full name");
  }

  private static JvmBuild build(String vendor, int feature, String version) {
    return new JvmBuild("VM", vendor, feature, version);
  }
}
