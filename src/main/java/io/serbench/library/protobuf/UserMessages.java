package io.serbench.library.protobuf;

import io.serbench.dataset.user.User;
import io.serbench.library.protobuf.generated.UserProto;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Converts plain users to protobuf messages and back. A null scope is an absent field. */
final class UserMessages {
  private UserMessages() {}

  static UserProto.User message(User value) {
    UserProto.User.Builder builder =
        UserProto.User.newBuilder()
            .setId(value.id)
            .setName(value.name)
            .setAge(value.age)
            .setGender(value.gender)
            .addAllIdentifies(value.identifies)
            .putAllInfo(value.info);
    if (value.scope != null) {
      builder.setScope(value.scope);
    }
    return builder.build();
  }

  static User plain(UserProto.User message) {
    User value = new User();
    value.id = message.getId();
    value.name = message.getName();
    value.age = message.getAge();
    value.gender = message.getGender();
    value.scope = message.hasScope() ? message.getScope() : null;
    value.identifies = new ArrayList<>(message.getIdentifiesList());
    value.info = new LinkedHashMap<>(message.getInfoMap());
    return value;
  }
}
