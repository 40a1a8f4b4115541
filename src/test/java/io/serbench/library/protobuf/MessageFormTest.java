package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Struct;
import com.google.protobuf.Timestamp;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.own.GeneratedClasses.Form;
import io.serbench.dataset.own.Invention;
import io.serbench.library.protobuf.generated.MediaProto;
import io.serbench.library.protobuf.generated.SampleProto;
import io.serbench.library.protobuf.generated.UserProto;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes of serbench's own schemas, as if they were a user's. */
class MessageFormTest {
  private static Invention seed(long seed) {
    return new Invention(seed, OptionalInt.empty());
  }

  @Test
  void jsonBecomesTheMessageThatAPlainObjectBecomes() throws Exception {
    Form form = new MessageForm(MediaProto.MediaContent.class);
    Object read = form.read(MediaFamily.family().export("media.1"), false);
    assertThat(read)
        .isEqualTo(MediaMessages.message(MediaFamily.family().dataset("media.1").value()));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {SampleProto.SampleList.class, UserProto.User.class, Timestamp.class, Struct.class})
  void whatIsMadeUpIsFilledAndTheSameForASeed(Class<?> type) throws Exception {
    Form form = new MessageForm(type);
    Object made = form.madeUp(seed(1));
    assertThat(made).isEqualTo(form.madeUp(seed(1))).isNotEqualTo(form.madeUp(seed(2)));
    assertThat(((Message) made).getAllFields()).isNotEmpty();
    assertThat(form.read(form.json(made), false)).isEqualTo(made);
  }

  @Test
  void whatProtocDidNotMakeIsRefused() {
    assertThatThrownBy(() -> new MessageForm(Message.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("com.google.protobuf.Message is not a class that protoc makes");
    assertThatThrownBy(() -> new MessageForm(MessageLite.class))
        .hasMessageContaining("is for protobuf's lite runtime");
  }
}
