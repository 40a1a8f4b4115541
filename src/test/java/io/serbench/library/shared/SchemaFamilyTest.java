package io.serbench.library.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.struct.StructFamilies;
import io.serbench.library.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaFamilyTest {
  @ParameterizedTest
  @EnumSource
  void isFoundByItsType(SchemaFamily family) {
    assertThat(SchemaFamily.of(type(family))).isEqualTo(family);
  }

  @Test
  void saysForWhatThereAreSchemasWhereThereIsNone() {
    assertThatThrownBy(() -> SchemaFamily.of(StructFamilies.STRUCT))
        .hasMessage(
            "no schema for struct, only for media, media-list, numeric, numeric-list, sample,"
                + " sample-list, user");
  }

  static List<Row> rowsOnSchemas() {
    List<String> names = List.of(SchemaFamily.names());
    return Rows.ALL.rows().stream().filter(row -> row.scope().families().equals(names)).toList();
  }

  @Test
  void manyRowsAreOnSchemas() {
    assertThat(rowsOnSchemas())
        .extracting(Row::name)
        .contains("protobuf", "thrift", "avro-generic", "colfer", "sbe");
  }

  @ParameterizedTest
  @MethodSource("rowsOnSchemas")
  void aRowOpensEachFamilyUnlessItSaysThatItCannot(Row row) throws Exception {
    for (SchemaFamily family : SchemaFamily.values()) {
      if (row.scope().obstacle(type(family)).isEmpty()) {
        assertThat(row.open(type(family))).isNotNull();
      } else {
        assertThatThrownBy(() -> row.open(type(family)))
            .hasMessageContaining(row.scope().obstacle(type(family)).orElseThrow());
      }
    }
  }

  private static DataType<?> type(SchemaFamily family) {
    return Datasets.all().type(family.family()).orElseThrow();
  }
}
