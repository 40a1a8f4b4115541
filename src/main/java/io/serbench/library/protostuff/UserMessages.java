package io.serbench.library.protostuff;

import io.serbench.library.protostuff.generated.User;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Converts plain users to generated messages and back. The compiler has no maps, but repeated
 * entries, which have the same bytes. A null scope remains null.
 */
final class UserMessages {
  private UserMessages() {}

  static User message(io.serbench.dataset.user.User value) {
    User message = new User(value.id, value.name, value.age, value.gender);
    message.setScope(value.scope);
    message.setIdentifiesList(new ArrayList<>(value.identifies));
    List<User.Entry> entries = new ArrayList<>(value.info.size());
    value.info.forEach((key, info) -> entries.add(entry(key, info)));
    message.setInfoList(entries);
    return message;
  }

  private static User.Entry entry(String key, String value) {
    User.Entry entry = new User.Entry();
    entry.setKey(key);
    entry.setValue(value);
    return entry;
  }

  static io.serbench.dataset.user.User plain(User message) {
    io.serbench.dataset.user.User value = new io.serbench.dataset.user.User();
    value.id = message.getId();
    value.name = message.getName();
    value.age = message.getAge();
    value.gender = message.getGender();
    value.scope = message.getScope();
    value.identifies = new ArrayList<>(Lists.orEmpty(message.getIdentifiesList()));
    value.info = new LinkedHashMap<>();
    for (User.Entry each : Lists.orEmpty(message.getInfoList())) {
      value.info.put(each.getKey(), each.getValue());
    }
    return value;
  }
}
