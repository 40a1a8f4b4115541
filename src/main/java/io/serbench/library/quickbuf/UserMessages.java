package io.serbench.library.quickbuf;

import io.serbench.dataset.user.User;
import io.serbench.library.quickbuf.generated.UserProto;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/**
 * Converts plain users to QuickBuffers messages and back. The library has no maps, but repeated
 * entries, which the format has for them. A null scope is an absent field.
 */
final class UserMessages {
  private UserMessages() {}

  static UserProto.User message(User value) {
    UserProto.User message =
        UserProto.User.newInstance()
            .setId(value.id)
            .setName(value.name)
            .setAge(value.age)
            .setGender(value.gender);
    if (value.scope != null) {
      message.setScope(value.scope);
    }
    for (String each : value.identifies) {
      message.addIdentifies(each);
    }
    value.info.forEach((key, info) -> message.getMutableInfo().next().setKey(key).setValue(info));
    return message;
  }

  static User plain(UserProto.User message) {
    User value = new User();
    value.id = message.getId();
    value.name = message.getName();
    value.age = message.getAge();
    value.gender = message.getGender();
    value.scope = message.hasScope() ? message.getScope() : null;
    value.identifies = new ArrayList<>(message.getIdentifies().length());
    for (int i = 0; i < message.getIdentifies().length(); i++) {
      value.identifies.add(message.getIdentifies().get(i));
    }
    value.info = new LinkedHashMap<>();
    for (UserProto.User.InfoEntry each : message.getInfo()) {
      value.info.put(each.getKey(), each.getValue());
    }
    return value;
  }

  /** Accesses each string, which makes the message decode and keep it. */
  static void decodeStrings(UserProto.User message) {
    message.getName();
    message.getGender();
    message.getScope();
    for (int i = 0; i < message.getIdentifies().length(); i++) {
      message.getIdentifies().get(i);
    }
    for (UserProto.User.InfoEntry each : message.getInfo()) {
      each.getKey();
      each.getValue();
    }
  }
}
