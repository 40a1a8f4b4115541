package io.serbench.library.capnproto;

import io.serbench.dataset.user.User;
import io.serbench.library.capnproto.generated.UserCapnp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.capnproto.StructList;
import org.capnproto.Text;
import org.capnproto.TextList;

/**
 * Plain users to Cap'n Proto structs and back. Cap'n Proto has no maps, so the map is a list of
 * pairs.
 */
final class UserStructs {
  private UserStructs() {}

  static void fill(UserCapnp.User.Builder struct, User user) {
    struct.setId(user.id);
    struct.setName(new Text.Reader(user.name));
    struct.setAge(user.age);
    struct.setGender(user.gender);
    if (user.scope == null) {
      struct.setNoScope(true);
    } else {
      struct.setScope(user.scope);
    }
    TextList.Builder identifies = struct.initIdentifies(user.identifies.size());
    for (int i = 0; i < identifies.size(); i++) {
      identifies.set(i, new Text.Reader(user.identifies.get(i)));
    }
    StructList.Builder<UserCapnp.Entry.Builder> info = struct.initInfo(user.info.size());
    int count = 0;
    for (Map.Entry<String, String> entry : user.info.entrySet()) {
      UserCapnp.Entry.Builder pair = info.get(count++);
      pair.setKey(new Text.Reader(entry.getKey()));
      pair.setValue(new Text.Reader(entry.getValue()));
    }
  }

  static User plain(UserCapnp.User.Reader struct) {
    User user = new User();
    user.id = struct.getId();
    user.name = struct.getName().toString();
    user.age = struct.getAge();
    user.gender = struct.getGender();
    user.scope = struct.getNoScope() ? null : struct.getScope();
    TextList.Reader identifies = struct.getIdentifies();
    user.identifies = new ArrayList<>(identifies.size());
    for (int i = 0; i < identifies.size(); i++) {
      user.identifies.add(identifies.get(i).toString());
    }
    user.info = new HashMap<>();
    StructList.Reader<UserCapnp.Entry.Reader> info = struct.getInfo();
    for (int i = 0; i < info.size(); i++) {
      UserCapnp.Entry.Reader pair = info.get(i);
      user.info.put(pair.getKey().toString(), pair.getValue().toString());
    }
    return user;
  }
}
