package io.serbench.library.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.own.GeneratedClasses.Form;
import io.serbench.dataset.own.Invention;
import io.serbench.dataset.own.Misfit;
import io.serbench.dataset.user.UserFamily;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.library.thrift.generated.TSampleList;
import io.serbench.library.thrift.generated.TUser;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

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
