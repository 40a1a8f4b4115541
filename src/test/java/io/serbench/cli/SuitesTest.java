package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Datasets;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SuitesTest {
  static List<String> names() {
    return Suites.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySuiteNamesRowsAndDataThatExist(String name) throws Exception {
    Invocation invocation = Arguments.parse(List.of("-suite=" + name));
    StringWriter warnings = new StringWriter();
    List<Row> rows = Rows.select(invocation, Catalog.load(), new PrintWriter(warnings, true));
    assertThat(warnings.toString()).isEmpty();
    assertThat(rows).hasSizeGreaterThanOrEqualTo(3);
    assertThat(Data.select(invocation, Datasets.all())).isNotEmpty();
    assertThat(Usages.of(invocation, new Values(invocation))).isNotEmpty();
  }

  @Test
  void theClassicSuiteHasAllRowsOfThePage() throws Exception {
    Invocation invocation = Arguments.parse(List.of("-suite=classic"));
    assertThat(Rows.select(invocation, Catalog.load(), new PrintWriter(new StringWriter())))
        .hasSize(69);
  }

  @Test
  void theCommandLineOverridesTheSuite() throws Exception {
    Invocation invocation =
        Arguments.parse(List.of("-suite=user", "-data=numeric", "-exclude=hessian"));
    assertThat(invocation.value(Option.DATA)).contains("numeric");
    assertThat(invocation.value(Option.INCLUDE).orElseThrow()).contains("hessian");
    assertThat(
            Rows.select(invocation, Catalog.load(), new PrintWriter(new StringWriter())).stream()
                .map(Row::name))
        .contains("protobuf")
        .doesNotContain("hessian");
  }

  @Test
  void aFileReplacesTheSuitesData() throws Exception {
    Invocation invocation = Arguments.parse(List.of("-suite=user", "user.mine.json"));
    assertThat(invocation.value(Option.DATA)).isEmpty();
  }

  @Test
  void commandsTakeOfASuiteWhatTheyUnderstand() throws Exception {
    Invocation invocation = Arguments.parse(List.of("list", "-suite=fory"));
    assertThat(invocation.has(Option.INCLUDE)).isTrue();
    assertThat(invocation.has(Option.MEDIUM)).isFalse();
  }

  @Test
  void namesTheSuitesWhereThereIsNoneOfThatName() {
    assertThatThrownBy(() -> Arguments.parse(List.of("-suite=clasic")))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "-suite: there is no suite 'clasic'; did you mean classic?; the suites are classic,"
                + " fory, fory-xlang, zero-copy, fastjson, user");
  }
}
