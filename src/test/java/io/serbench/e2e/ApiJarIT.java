package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** What rows of other people compile against: a change of it is seen, and wanted. */
class ApiJarIT {
  private static final Path JAR = Serbench.apiJar();

  @Test
  void hasThisContract() throws Exception {
    StringBuilder text = new StringBuilder();
    try (URLClassLoader alone =
        new URLClassLoader(new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      for (String name : classes()) {
        Class<?> type = Class.forName(name, false, alone);
        if (Modifier.isPublic(type.getModifiers())) {
          text.append(signatures(type));
        }
      }
    }
    GoldenFile.check("api.txt", text.toString());
  }

  @Test
  void hasNothingButTheseClasses() throws Exception {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName))
          .allMatch(name -> name.endsWith(".class") || name.equals("META-INF/MANIFEST.MF"));
    }
  }

  @Test
  void isWhole() {
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int exit =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(out, out, "--missing-deps", JAR.toString());
    assertThat(exit).as(said.toString()).isZero();
    assertThat(said.toString()).doesNotContain("not found");
  }

  private static List<String> classes() throws Exception {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      return jar.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.endsWith("package-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .sorted()
          .toList();
    }
  }

  /** The type, and a line for each member that others may use. */
  private static String signatures(Class<?> type) {
    List<String> members = new ArrayList<>();
    Stream.<AccessibleObject[]>of(
            type.getDeclaredConstructors(), type.getDeclaredFields(), type.getDeclaredMethods())
        .flatMap(Arrays::stream)
        .filter(ApiJarIT::isForOthers)
        .forEach(member -> members.add("  " + signature(member) + "\n"));
    members.sort(null);
    return type.toGenericString() + "\n" + String.join("", members);
  }

  private static boolean isForOthers(AccessibleObject object) {
    Member member = (Member) object;
    return !member.isSynthetic()
        && (Modifier.isPublic(member.getModifiers())
            || Modifier.isProtected(member.getModifiers()));
  }

  private static String signature(AccessibleObject member) {
    return member instanceof Executable executable
        ? executable.toGenericString()
        : ((Field) member).toGenericString();
  }
}
