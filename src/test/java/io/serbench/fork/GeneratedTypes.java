package io.serbench.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Classes of a few members each, drawn by a fixed seed and compiled in memory. Each has a method
 * that makes a value, one that makes a perfect copy, and one for each fault of each member.
 */
final class GeneratedTypes {
  private static final long SEED = 20261129;
  private static final int MOST_MEMBERS = 5;

  /** A private field that methods of a subclass use. */
  private static final Pattern FIELD = Pattern.compile("private ([^;(){}=]+ (?:m|twin|known)\\d)");

  /** A generated class. */
  record GeneratedType(String name, List<MemberKind> members, boolean inherits) {}

  private final List<GeneratedType> types = new ArrayList<>();
  private final ClassLoader loader;

  GeneratedTypes(int count) throws IOException {
    Random random = new Random(SEED);
    MemberKind[] kinds = MemberKind.values();
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      List<MemberKind> members = new ArrayList<>(List.of(kinds[i % kinds.length]));
      int more = random.nextInt(MOST_MEMBERS);
      for (int j = 0; j < more; j++) {
        members.add(kinds[random.nextInt(kinds.length)]);
      }
      GeneratedType type = new GeneratedType("made.C" + i, members, random.nextBoolean());
      types.add(type);
      sources.put(type.name(), text(type));
    }
    this.loader = CompiledInMemory.of(sources);
  }

  List<GeneratedType> all() {
    return types;
  }

  Class<?> load(GeneratedType type) throws ClassNotFoundException {
    return Class.forName(type.name(), true, loader);
  }

  /** Puts the first member into a superclass if the type inherits. */
  private static String text(GeneratedType type) {
    String name = type.name().substring(type.name().indexOf('.') + 1);
    StringBuilder base = new StringBuilder();
    StringBuilder own = new StringBuilder();
    StringBuilder init = new StringBuilder();
    StringBuilder given = new StringBuilder();
    StringBuilder faults = new StringBuilder();
    for (int i = 0; i < type.members().size(); i++) {
      MemberKind member = type.members().get(i);
      boolean above = type.inherits() && i == 0;
      String declared = numbered(member.declaration, i);
      (above ? base : own)
          .append(above ? FIELD.matcher(declared).replaceAll("$1") : declared)
          .append('\n');
      init.append(numbered(member.initialization, i)).append('\n');
      if (member == MemberKind.RANDOM) {
        given.append(numbered("c.m$ = o.m$;\n", i));
      }
      for (Fault fault : Fault.values()) {
        if (member.suffers(fault)) {
          faults.append(
              "public Object %s_%d(Object it) { return %s; }%n"
                  .formatted(fault, i, numbered(member.expression(fault), i)));
        }
      }
    }
    return """
    package made;
    @SuppressWarnings({"unchecked", "rawtypes"})
    public class %1$s extends %1$sBase {
    %2$s
    public static %1$s make() { %1$s c = new %1$s(); %3$s return c; }
    public static %1$s copy(%1$s o) { %1$s c = make(); %4$s return c; }
    %5$s
    }
    class %1$sBase implements java.io.Serializable { %6$s }
    """
        .formatted(name, own, init, given, faults, base);
  }

  private static String numbered(String text, int number) {
    return text.replace("$", Integer.toString(number));
  }
}
