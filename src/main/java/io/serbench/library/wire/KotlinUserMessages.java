package io.serbench.library.wire;

import io.serbench.library.wire.kotlin.generated.User;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import okio.ByteString;

/** Converts plain users to Wire's messages in Kotlin and back. A null scope remains null. */
final class KotlinUserMessages {
  private KotlinUserMessages() {}

  static User message(io.serbench.dataset.user.User value) {
    return new User(
        value.id,
        value.name,
        value.age,
        value.gender,
        value.scope,
        value.identifies,
        value.info,
        ByteString.EMPTY);
  }

  static io.serbench.dataset.user.User plain(User message) {
    io.serbench.dataset.user.User value = new io.serbench.dataset.user.User();
    value.id = message.getId();
    value.name = message.getName();
    value.age = message.getAge();
    value.gender = message.getGender();
    value.scope = message.getScope();
    value.identifies = new ArrayList<>(message.getIdentifies());
    value.info = new LinkedHashMap<>(message.getInfo());
    return value;
  }
}
