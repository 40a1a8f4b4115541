package io.serbench.fork;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Loads classes that are compiled from source and never written to a file. */
final class CompiledInMemory extends ClassLoader {
  private final Map<String, ByteArrayOutputStream> classes;

  private CompiledInMemory(Map<String, ByteArrayOutputStream> classes) {
    super(CompiledInMemory.class.getClassLoader());
    this.classes = classes;
  }

  /**
   * Compiles classes.
   *
   * @param sources their texts, by name
   * @param processors of their annotations
   */
  static ClassLoader of(Map<String, String> sources, Processor... processors) throws IOException {
    Map<String, ByteArrayOutputStream> classes = new HashMap<>();
    Map<String, ByteArrayOutputStream> texts = new HashMap<>();
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (JavaFileManager files =
        new ForwardingJavaFileManager<>(javac.getStandardFileManager(null, null, null)) {
          @Override
          public JavaFileObject getJavaFileForOutput(
              Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            boolean isClass = kind == JavaFileObject.Kind.CLASS;
            return new InMemory(name, kind, isClass ? classes : texts);
          }
        }) {
      List<String> options = List.of("-nowarn", "-Xlint:none");
      StringWriter printed = new StringWriter();
      JavaCompiler.CompilationTask task =
          javac.getTask(
              printed,
              files,
              null,
              options,
              null,
              sources.entrySet().stream()
                  .map(each -> source(each.getKey(), each.getValue()))
                  .toList());
      task.setProcessors(List.of(processors));
      if (!task.call()) {
        throw new IllegalStateException("classes do not compile: " + printed);
      }
    }
    return new CompiledInMemory(classes);
  }

  private static JavaFileObject source(String name, String text) {
    return new SimpleJavaFileObject(uri(name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static URI uri(String name) {
    return URI.create("string:///" + name.replace('.', '/') + ".java");
  }

  private static final class InMemory extends SimpleJavaFileObject {
    private final String name;
    private final Map<String, ByteArrayOutputStream> written;

    InMemory(String name, Kind kind, Map<String, ByteArrayOutputStream> written) {
      super(uri(name), kind);
      this.name = name;
      this.written = written;
    }

    @Override
    public OutputStream openOutputStream() {
      return written.computeIfAbsent(name, key -> new ByteArrayOutputStream());
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(written.get(name).toByteArray());
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return written.get(name).toString(StandardCharsets.UTF_8);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    ByteArrayOutputStream bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes.toByteArray(), 0, bytes.size());
  }
}
