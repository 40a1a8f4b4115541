package io.serbench.library.thrift;

import io.serbench.dataset.user.User;
import io.serbench.library.thrift.generated.TUser;
import java.util.ArrayList;
import java.util.HashMap;

/** Converts plain users to Thrift structs and back. A null scope is an unset field. */
final class UserStructs {
  private UserStructs() {}

  static TUser struct(User plain) {
    TUser struct =
        new TUser(
            plain.id,
            plain.name,
            plain.age,
            plain.gender,
            new ArrayList<>(plain.identifies),
            new HashMap<>(plain.info));
    if (plain.scope != null) {
      struct.setScope(plain.scope);
    }
    return struct;
  }

  static User plain(TUser struct) {
    User plain = new User();
    plain.id = struct.getId();
    plain.name = struct.getName();
    plain.age = struct.getAge();
    plain.gender = struct.isGender();
    plain.scope = struct.isSetScope() ? struct.getScope() : null;
    plain.identifies = new ArrayList<>(struct.getIdentifies());
    plain.info = new HashMap<>(struct.getInfo());
    return plain;
  }
}
