package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ForkEnvironmentTest {
  @Test
  void aForkGetsWhatJvmsReadAndWhatTheUserNamesAndNoSecrets() {
    Map<String, String> environment =
        new HashMap<>(
            Map.of(
                "PATH", "/bin",
                "LC_ALL", "C",
                "JAVA_TOOL_OPTIONS", "-Xint",
                "SystemRoot", "C:\\Windows",
                "GH_TOKEN", "secret",
                "AWS_SECRET_ACCESS_KEY", "secret",
                "GITHUB_OUTPUT", "/tmp/out",
                "ACME_HOME", "/acme"));
    ForkEnvironment.restrict(environment, List.of("ACME_HOME"));

    assertThat(environment)
        .containsOnlyKeys("PATH", "LC_ALL", "JAVA_TOOL_OPTIONS", "SystemRoot", "ACME_HOME");
  }
}
