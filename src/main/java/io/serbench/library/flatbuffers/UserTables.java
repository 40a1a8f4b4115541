package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.user.User;
import io.serbench.library.flatbuffers.generated.FEntry;
import io.serbench.library.flatbuffers.generated.FUser;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/**
 * Plain users to tables and back. FlatBuffers has no maps, so the map is a list of pairs. A scope
 * that is null is a field left out.
 */
final class UserTables {
  private UserTables() {}

  static int table(FlatBufferBuilder builder, User user) {
    int name = builder.createString(user.name);
    int[] strings = new int[user.identifies.size()];
    for (int i = 0; i < strings.length; i++) {
      strings[i] = builder.createString(user.identifies.get(i));
    }
    int identifies = FUser.createIdentifiesVector(builder, strings);
    int[] pairs = new int[user.info.size()];
    int count = 0;
    for (Map.Entry<String, String> entry : user.info.entrySet()) {
      int key = builder.createString(entry.getKey());
      int value = builder.createString(entry.getValue());
      pairs[count++] = FEntry.createFEntry(builder, key, value);
    }
    int info = FUser.createInfoVector(builder, pairs);

    FUser.startFUser(builder);
    if (user.scope != null) {
      // Or the code that flatc generates for Java would leave a zero out.
      builder.forceDefaults(true);
      FUser.addScope(builder, user.scope);
      builder.forceDefaults(false);
    }
    FUser.addId(builder, user.id);
    FUser.addInfo(builder, info);
    FUser.addIdentifies(builder, identifies);
    FUser.addAge(builder, user.age);
    FUser.addName(builder, name);
    FUser.addGender(builder, user.gender);
    return FUser.endFUser(builder);
  }

  static User plain(FUser table) {
    User user = new User();
    user.id = table.id();
    user.name = table.name();
    user.age = table.age();
    user.gender = table.gender();
    user.scope = table.hasScope() ? table.scope() : null;
    int count = DeclaredCounts.fitting(table.identifiesLength(), table.getByteBuffer().capacity());
    user.identifies = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      user.identifies.add(table.identifies(i));
    }
    user.info = new HashMap<>();
    FEntry entry = new FEntry();
    int pairs = DeclaredCounts.fitting(table.infoLength(), table.getByteBuffer().capacity());
    for (int i = 0; i < pairs; i++) {
      table.info(entry, i);
      user.info.put(entry.key(), entry.value());
    }
    return user;
  }
}
