package io.serbench.library.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.object.GeneratedClasses.Form;
import io.serbench.dataset.object.Invention;
import io.serbench.dataset.own.Misfit;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.dataset.user.UserFamily;
import io.serbench.fork.RoundTripProbe;
import io.serbench.library.Rows;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.library.thrift.generated.TSampleList;
import io.serbench.library.thrift.generated.TUser;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The classes of serbench's own schemas, as if they were a user's. */
class OwnStructsTest {
  private static Invention seed(long seed) {
    return new Invention(seed, OptionalInt.empty());
  }

  @Test
  void naturalJsonBecomesTheStructThatAPlainObjectBecomes() throws Exception {
    MediaContent media = MediaFamily.family().dataset("media.1").value();
    Form form = new OwnStructs(TMediaContent.class);
    Object read = form.read(MediaFamily.family().export("media.1"), false);
    assertThat(read).isEqualTo(MediaStructs.struct(media));
    assertThat(form.read(form.json(read), false)).isEqualTo(read);

    Object user = new OwnStructs(TUser.class).read(UserFamily.family().export("user"), false);
    assertThat(user).isEqualTo(UserStructs.struct(UserFamily.family().dataset("user").value()));
  }

  @Test
  void whatIsMadeUpIsFilledAndTheSameForASeed() throws Exception {
    Form form = new OwnStructs(TSampleList.class);
    Object made = form.madeUp(seed(1));
    assertThat(made).isEqualTo(form.madeUp(seed(1))).isNotEqualTo(form.madeUp(seed(2)));
    assertThat(((TSampleList) made).getItems()).isNotEmpty();
    assertThat(form.read(form.json(made), false)).isEqualTo(made);
  }

  @Test
  void aUnionHasOneMember() throws Exception {
    Form form = new OwnStructs(Payload.class);
    assertThat(form.read("{\"text\": \"a\", \"data\": null}", false))
        .hasToString("<Payload text:a>");
    for (boolean skipsUnknown : List.of(false, true)) {
      assertThatThrownBy(() -> form.read("{\"text\": \"a\", \"data\": \"AAEC\"}", skipsUnknown))
          .isInstanceOf(Misfit.class)
          .hasMessage("expected one member of a union, found text and data");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "thrift, ARRAY",
    "thrift, DIRECT",
    "thrift, HEAP",
    "thrift, STREAM",
    "thrift-compact, ARRAY",
    "thrift-compact, STREAM",
    "thrift-compact-tserializer, ARRAY",
    "thrift-json, ARRAY",
    "thrift-tserializer, ARRAY",
    "thrift-tuple, ARRAY",
    "thrift-tuple, STREAM"
  })
  void binaryFieldsMayShareTheMessage(String name, Transport transport) throws Exception {
    Dataset<?> data = payload("{\"data\": \"AAEC\"}");
    Row row = Rows.ALL.find(name).orElseThrow();
    assertThat(check(row, data, transport)).isEmpty();
    assertThat(new OwnStructs(Payload.class).caveat()).isPresent();
    assertThat(new OwnStructs(TUser.class).caveat()).isEmpty();
  }

  private static <T> Optional<String> check(Row row, Dataset<T> data, Transport transport)
      throws Exception {
    return RoundTripProbe.check(row, RoundTripProbe.open(row, data.type()), data, transport);
  }

  private static Dataset<?> payload(String json) throws Exception {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    OwnType type = OwnType.of(Payload.class.getName());
    return new Recipe.JsonFile(type, "x.json", bytes, FileReading.DEFAULT).make("x.x");
  }

  @Test
  @SuppressWarnings("unchecked") // A serializer of structs of this class.
  void whatComesNextOnAStreamLeavesBinaryFieldsAsTheyAre() throws Exception {
    Dataset<?> data = payload("{\"data\": \"AAEC\"}\n{\"data\": \"AwQF\"}");
    var serializer = (ThriftSerializer<Payload, Payload>) ThriftSerializer.binary(data.type());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StreamSerializer.ItemWriter<Payload> writer = serializer.writer(out);
    for (Object value : data.values()) {
      writer.write((Payload) value);
    }
    writer.end();
    StreamSerializer.ItemReader<Payload> reader =
        serializer.reader(new ByteArrayInputStream(out.toByteArray()));
    assertThat(List.of(reader.read(), reader.read())).isEqualTo(data.values());
  }

  @Test
  void aStructIsMadeAsItsConstructorMakesIt() {
    assertThat(OwnStructs.conversion(TUser.class).empty().get()).isEqualTo(new TUser());
    assertThatThrownBy(() -> OwnStructs.conversion(String[].class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a class that thrift makes");
  }

  @Test
  void whatDoesNotFitIsSaid() throws Exception {
    Form form = new OwnStructs(TUser.class);
    String user = UserFamily.family().export("user");
    assertThatThrownBy(() -> form.read(user.replace("18", "\"many\""), false))
        .isInstanceOf(Misfit.class)
        .hasMessage("expected an i32, found \"many\"");
    assertThatThrownBy(() -> form.read(user.replace("18", "18000000000"), false))
        .hasMessage("expected an i32, found 18000000000");
    assertThatThrownBy(() -> form.read(user.replace("\"age\"", "\"aje\""), false))
        .hasMessage("unknown field 'aje'; did you mean 'age'?");
    assertThatThrownBy(() -> form.read(user.replace("\"age\"", "\"aje\""), true))
        .hasMessage("missing field (required by the struct)");
  }
}
