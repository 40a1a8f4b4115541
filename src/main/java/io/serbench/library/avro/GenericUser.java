package io.serbench.library.avro;

import io.serbench.dataset.user.User;
import io.serbench.library.avro.generated.UserRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Plain users to generic records and back, by the positions of the fields. */
final class GenericUser {
  private static final Schema SCHEMA = UserRecord.getClassSchema();

  private GenericUser() {}

  static GenericData.Record record(User plain) {
    GenericData.Record record = new GenericData.Record(SCHEMA);
    record.put(0, plain.id);
    record.put(1, plain.name);
    record.put(2, plain.age);
    record.put(3, plain.gender);
    record.put(4, plain.scope);
    record.put(5, new ArrayList<>(plain.identifies));
    record.put(6, new HashMap<>(plain.info));
    return record;
  }

  static User plain(GenericRecord record) {
    User plain = new User();
    plain.id = (long) record.get(0);
    plain.name = Strings.plain(record.get(1));
    plain.age = (int) record.get(2);
    plain.gender = (boolean) record.get(3);
    plain.scope = (Double) record.get(4);
    plain.identifies = Strings.plain((List<?>) record.get(5));
    plain.info = Strings.plain((Map<?, ?>) record.get(6));
    return plain;
  }
}
