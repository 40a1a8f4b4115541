package io.serbench.library.protobuf;

import com.google.protobuf.AnyProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DurationProto;
import com.google.protobuf.EmptyProto;
import com.google.protobuf.FieldMaskProto;
import com.google.protobuf.StructProto;
import com.google.protobuf.TimestampProto;
import com.google.protobuf.WrappersProto;
import com.google.protobuf.util.JsonFormat.TypeRegistry;
import io.serbench.catalog.ClassFiles;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the types of messages that the JSON of an {@code Any} may name: those of all files for
 * which protoc generated classes on the user's class path. Each such class has a static method
 * {@code getDescriptor()}.
 */
final class MessageTypes {
  private static final String CLASS = ".class";

  /** The type, as class files write it, of the method that returns a file's descriptor. */
  private static final String RETURNS_FILE = "()Lcom/google/protobuf/Descriptors$FileDescriptor;";

  private static final List<FileDescriptor> OF_PROTOBUF =
      List.of(
          AnyProto.getDescriptor(),
          DurationProto.getDescriptor(),
          EmptyProto.getDescriptor(),
          FieldMaskProto.getDescriptor(),
          StructProto.getDescriptor(),
          TimestampProto.getDescriptor(),
          WrappersProto.getDescriptor());

  private MessageTypes() {}

  /** Returns the types that a message can hold. Classes are searched only if it can hold an Any. */
  static TypeRegistry of(Descriptor message) {
    return of(
        message,
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(entry -> !isOfSerbench(entry))
            .toList());
  }

  static TypeRegistry of(Descriptor message, List<Path> classPath) {
    TypeRegistry.Builder types = TypeRegistry.newBuilder().add(message);
    if (holdsAny(message)) {
      OF_PROTOBUF.forEach(file -> types.add(file.getMessageTypes()));
      classPath.stream()
          .filter(Files::exists)
          .flatMap(MessageTypes::classes)
          .flatMap(name -> file(name).stream())
          .forEach(file -> types.add(file.getMessageTypes()));
    }
    return types.build();
  }

  private static boolean holdsAny(Descriptor message) {
    Set<Descriptor> seen = new HashSet<>();
    Deque<Descriptor> left = new ArrayDeque<>(List.of(message));
    while (!left.isEmpty()) {
      Descriptor each = left.pop();
      if (seen.add(each)) {
        each.getFields().stream()
            .filter(field -> field.getJavaType() == FieldDescriptor.JavaType.MESSAGE)
            .forEach(field -> left.add(field.getMessageType()));
      }
    }
    return seen.stream()
        .anyMatch(descriptor -> descriptor.getFullName().equals("google.protobuf.Any"));
  }

  /** Returns whether an entry is serbench's own, whose messages no user's message holds. */
  private static boolean isOfSerbench(Path entry) {
    try {
      return Files.isSameFile(
          entry,
          Path.of(MessageTypes.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (IOException | java.net.URISyntaxException e) {
      return false;
    }
  }

  /**
   * Returns the names of top-level classes that may have the method. Class files tell; to load all
   * classes of a program would take half a minute.
   */
  private static Stream<String> classes(Path entry) {
    return ClassFiles.read(entry, MessageTypes::classes).stream()
        .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'));
  }

  private static List<String> classes(ClassFiles files) throws IOException {
    List<String> found = new ArrayList<>();
    for (String name : files.names()) {
      if (name.endsWith(CLASS) && name.indexOf('$') < 0 && name.indexOf('-') < 0) {
        byte[] content = files.bytes(name).orElseThrow();
        if (new String(content, StandardCharsets.ISO_8859_1).contains(RETURNS_FILE)) {
          found.add(name);
        }
      }
    }
    return found;
  }

  private static Optional<FileDescriptor> file(String name) {
    try {
      Method method =
          Class.forName(name, false, MessageTypes.class.getClassLoader())
              .getDeclaredMethod("getDescriptor");
      return Modifier.isStatic(method.getModifiers())
              && method.getReturnType() == FileDescriptor.class
          ? Optional.of((FileDescriptor) method.invoke(null))
          : Optional.empty();
    } catch (ReflectiveOperationException | LinkageError e) {
      // Not a class of protoc's, or one that needs a missing jar.
      return Optional.empty();
    }
  }
}
