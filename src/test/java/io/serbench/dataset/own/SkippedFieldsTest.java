package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.user.UserFamily;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code -unknown=ignore} with generated classes, of which each library skips in its own way. */
class SkippedFieldsTest {
  private static final String OPTIONAL = "com.google.protobuf.DescriptorProtos$EnumOptions";

  private static String checked(String type, String json) throws DataFileException {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    FileReading skipping = new FileReading(false, true);
    return new OwnJson(OwnType.of(type), "file.json", bytes, skipping).check().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "protobuf.generated.UserProto$User, $ in line 2",
    "avro.generated.UserRecord, $.extra in line 2",
    "thrift.generated.TUser, $.extra in line 2"
  })
  void whatIsSkippedIsSaid(String type, String place) throws Exception {
    String user = UserFamily.family().export("user");
    String more = user.replaceFirst("\\{", "{\"extra\": {\"deep\": [1]}, ");
    String all = user.replace("\n", " ") + "\n" + more.replace("\n", " ");

    assertThat(checked("io.serbench.library." + type, all))
        .startsWith("unknown fields skipped (first: " + place + "); values are ");
    assertThat(checked("io.serbench.library." + type, user)).startsWith("values are ");
  }

  @Test
  void whereNothingIsLeftTheFileIsRefused() throws Exception {
    assertThat(checked(OPTIONAL, "{\"allow_alias\": true, \"aje\": 1}"))
        .startsWith("unknown fields");
    assertThat(checked(OPTIONAL, "{}")).startsWith("values are ");
    assertThatThrownBy(() -> checked(OPTIONAL, "{\"allow\": true}\n{\"aje\": 1}"))
        .hasMessageStartingWith("file.json: -unknown=ignore leaves nothing of ");
  }
}
