package io.serbench.library.avro;

import io.serbench.dataset.user.User;
import io.serbench.library.avro.generated.UserRecord;
import java.util.ArrayList;
import java.util.HashMap;

/** Plain users to generated records and back. */
final class SpecificUser {
  private SpecificUser() {}

  static UserRecord record(User plain) {
    UserRecord record = new UserRecord();
    record.setId(plain.id);
    record.setName(plain.name);
    record.setAge(plain.age);
    record.setGender(plain.gender);
    record.setScope(plain.scope);
    record.setIdentifies(new ArrayList<>(plain.identifies));
    record.setInfo(new HashMap<>(plain.info));
    return record;
  }

  static User plain(UserRecord record) {
    User plain = new User();
    plain.id = record.getId();
    plain.name = Strings.plain(record.getName());
    plain.age = record.getAge();
    plain.gender = record.getGender();
    plain.scope = record.getScope();
    plain.identifies = Strings.plain(record.getIdentifies());
    plain.info = Strings.plain(record.getInfo());
    return plain;
  }
}
