package io.serbench.library.protobuf;

import io.serbench.dataset.own.GeneratedClasses;
import java.util.Set;

/** Messages of the user's, which protoc generated for the full runtime. */
public final class ProtobufClasses extends GeneratedClasses {
  public ProtobufClasses() {
    super(
        // Those of the lite runtime, too, which are refused with a reason.
        "com.google.protobuf.MessageLite",
        "protobuf messages",
        new Schema(".proto", "protoc --java_out=DIR"),
        Set.of(ProtobufRows.PROTOBUF, ProtobufRows.JSON_PROTOBUF));
  }

  @Override
  protected Form form(Class<?> type) {
    return new MessageForm(type);
  }
}
