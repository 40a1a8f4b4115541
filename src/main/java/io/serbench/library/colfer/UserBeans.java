package io.serbench.library.colfer;

import io.serbench.dataset.user.User;
import io.serbench.library.colfer.generated.CEntry;
import io.serbench.library.colfer.generated.CUser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Plain users to Colfer's beans and back. Colfer has no maps, so the map is a list of pairs; and it
 * has no absent numbers, so a flag says that there is no scope.
 */
final class UserBeans {
  private UserBeans() {}

  static CUser bean(User user) {
    CUser bean = new CUser();
    bean.id = user.id;
    bean.name = user.name;
    bean.age = user.age;
    bean.gender = user.gender;
    if (user.scope == null) {
      bean.noScope = true;
    } else {
      bean.scope = user.scope;
    }
    bean.identifies = user.identifies.toArray(new String[0]);
    bean.info = new CEntry[user.info.size()];
    int count = 0;
    for (Map.Entry<String, String> entry : user.info.entrySet()) {
      CEntry pair = new CEntry();
      pair.key = entry.getKey();
      pair.value = entry.getValue();
      bean.info[count++] = pair;
    }
    return bean;
  }

  static User plain(CUser bean) {
    User user = new User();
    user.id = bean.id;
    user.name = bean.name;
    user.age = bean.age;
    user.gender = bean.gender;
    user.scope = bean.noScope ? null : bean.scope;
    user.identifies = new ArrayList<>(Arrays.asList(bean.identifies));
    user.info = new HashMap<>();
    for (CEntry pair : bean.info) {
      user.info.put(pair.key, pair.value);
    }
    return user;
  }
}
