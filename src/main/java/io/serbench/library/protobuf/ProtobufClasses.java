package io.serbench.library.protobuf;

import io.serbench.dataset.own.GeneratedClasses;
import java.util.Set;

/** Messages of the user's, which protoc generated for the full runtime. */
public final class ProtobufClasses extends GeneratedClasses {
  public ProtobufClasses() {
    super(
        "com.google.protobuf.Message",
        "protobuf messages",
        new Schema(".proto", "protoc --java_out=DIR"),
        Set.of(ProtobufRows.PROTOBUF, ProtobufRows.JSON_PROTOBUF));
  }

  @Override
  protected Form form(Class<?> type) {
    return new MessageForm(type);
  }
}
