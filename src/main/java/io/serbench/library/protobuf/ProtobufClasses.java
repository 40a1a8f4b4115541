package io.serbench.library.protobuf;

import io.serbench.dataset.object.GeneratedClasses;
import java.util.Set;

/** Users' classes of messages that protoc generated for the full runtime. */
public final class ProtobufClasses extends GeneratedClasses {
  public ProtobufClasses() {
    super(
        // Also matches the lite runtime, whose classes are rejected with a reason.
        "com.google.protobuf.MessageLite",
        "protobuf messages",
        ".proto",
        Set.of(ProtobufRows.PROTOBUF, ProtobufRows.JSON_PROTOBUF));
  }

  @Override
  protected Form form(Class<?> type) {
    return new MessageForm(type);
  }
}
