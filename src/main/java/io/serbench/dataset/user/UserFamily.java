package io.serbench.dataset.user;

import io.serbench.dataset.DataType;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.Family;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A small bean with a list and a map. */
public final class UserFamily {
  /** The type of {@code user}. */
  public static final DataType<User> TYPE =
      new DataType<>("user", User.class, List.of(User.class), UserFamily::copy);

  private UserFamily() {}

  /** Returns the family with its value. */
  public static Family<User> family() {
    return Family.of(TYPE).with("user", () -> EmbeddedData.read("user", User.class));
  }

  private static User copy(User value) {
    User copy = new User();
    copy.id = value.id;
    copy.name = value.name;
    copy.age = value.age;
    copy.gender = value.gender;
    copy.scope = value.scope;
    copy.identifies = new ArrayList<>(value.identifies);
    copy.info = new LinkedHashMap<>(value.info);
    return copy;
  }
}
