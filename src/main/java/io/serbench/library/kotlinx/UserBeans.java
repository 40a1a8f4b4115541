package io.serbench.library.kotlinx;

import io.serbench.dataset.user.User;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Converts plain users to Kotlin's and back: deep copies, field by field. */
final class UserBeans {
  private UserBeans() {}

  static KotlinUser bean(User user) {
    return new KotlinUser(
        user.id,
        user.name,
        user.age,
        user.gender,
        user.scope,
        new ArrayList<>(user.identifies),
        new LinkedHashMap<>(user.info));
  }

  static User plain(KotlinUser bean) {
    User user = new User();
    user.id = bean.getId();
    user.name = bean.getName();
    user.age = bean.getAge();
    user.gender = bean.getGender();
    user.scope = bean.getScope();
    user.identifies = new ArrayList<>(bean.getIdentifies());
    user.info = new LinkedHashMap<>(bean.getInfo());
    return user;
  }
}
