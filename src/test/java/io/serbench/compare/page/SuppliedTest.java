package io.serbench.compare.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuppliedTest {
  /** Whatever system reads the result file. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /opt/acme/rows.jar:lib/other.jar          | rows.jar, other.jar
          rows.jar                                  | rows.jar
          target/classes/:lib/*                     | classes, lib/*
          C:\\acme jars\\rows.jar;..\\lib\\other.jar   | rows.jar, other.jar
          C:\\acme\\rows.jar                          | rows.jar
          d:/acme/rows.jar                          | rows.jar
          target\\classes\\;lib\\*                     | classes, lib\\*
          /opt/a\\b.jar:x.jar                        | a\\b.jar, x.jar
          """)
  void namesTheFilesOfAClassPathOfAnySystem(String classPath, String names) {
    assertThat(String.join(", ", Supplied.entries(classPath))).isEqualTo(names);
  }
}
