package io.serbench.library.wire;

import io.serbench.library.wire.generated.User;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Converts plain users to Wire's messages and back. A null scope remains null. */
final class UserMessages {
  private UserMessages() {}

  static User message(io.serbench.dataset.user.User value) {
    return new User.Builder()
        .id(value.id)
        .name(value.name)
        .age(value.age)
        .gender(value.gender)
        .scope(value.scope)
        .identifies(value.identifies)
        .info(value.info)
        .build();
  }

  static io.serbench.dataset.user.User plain(User message) {
    io.serbench.dataset.user.User value = new io.serbench.dataset.user.User();
    value.id = message.id;
    value.name = message.name;
    value.age = message.age;
    value.gender = message.gender;
    value.scope = message.scope;
    value.identifies = new ArrayList<>(message.identifies);
    value.info = new LinkedHashMap<>(message.info);
    return value;
  }
}
