package io.serbench.fork;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.annotation.processing.Processor;

/** Values of classes that annotation processors complete, as people write them. */
final class ProcessedValues {
  private static final String LOMBOK =
      """
      package made;
      import java.io.Serializable;
      import lombok.*;
      public class Lomboks {
        @Data public static class Plain implements Serializable {
          private String name; private int price;
          public static Object make() { Plain p = new Plain(); p.setName("nut"); p.setPrice(7); return p; }
        }
        @Value public static class Lazily implements Serializable {
          String name;
          @Getter(lazy = true) private final String shout = name.toUpperCase() + "!";
          public static Object make() { return new Lazily("nut"); }
        }
        @Value @Builder public static class Built implements Serializable {
          String name; @Builder.Default int price = 3; @Singular java.util.List<String> tags;
          public static Object make() { return Built.builder().name("nut").tag("a").tag("b").build(); }
        }
        @Data @EqualsAndHashCode(onlyExplicitlyIncluded = true)
        public static class Entity implements Serializable {
          @EqualsAndHashCode.Include private long id; private transient String secret;
          public static Object make() { Entity e = new Entity(); e.setId(4); e.setSecret("s"); return e; }
        }
        @Value @EqualsAndHashCode(cacheStrategy = EqualsAndHashCode.CacheStrategy.LAZY)
        public static class Hashed implements Serializable {
          String name;
          public static Object make() { Hashed h = new Hashed("nut"); h.hashCode(); return h; }
        }
      }
      """;

  private static final String IMMUTABLE =
      """
      package made;
      import org.immutables.value.Value;
      @Value.Enclosing
      public class Immutables {
        @Value.Immutable public static abstract class Item implements java.io.Serializable {
          public abstract String name();
          public abstract java.util.List<String> tags();
          public abstract java.util.Optional<String> note();
          @Value.Lazy public String shout() { return name().toUpperCase() + "!"; }
          @Value.Derived public int letters() { return name().length(); }
        }
        @Value.Immutable(prehash = true) public static abstract class Key implements java.io.Serializable {
          public abstract String name();
        }
        @Value.Immutable(singleton = true) public static abstract class One implements java.io.Serializable {
          @Value.Default public int size() { return 3; }
        }
        public static class Makers {
          public static Object item() {
            return ImmutableImmutables.Item.builder().name("nut").addTags("a", "b").build();
          }
          public static Object key() { return ImmutableImmutables.Key.builder().name("nut").build(); }
          public static Object one() { return ImmutableImmutables.One.of(); }
        }
      }
      """;

  private static final String AUTO =
      """
      package made;
      import com.google.auto.value.AutoOneOf;
      import com.google.auto.value.AutoValue;
      import com.google.auto.value.extension.memoized.Memoized;
      public class Autos {
        @AutoValue public static abstract class Item implements java.io.Serializable {
          public abstract String name();
          public abstract int price();
          @Memoized public String shout() { return name().toUpperCase() + "!"; }
          @Memoized @Override public int hashCode() { return 31 * name().hashCode() + price(); }
          public static Object make() { return new AutoValue_Autos_Item("nut", 7); }
        }
        @AutoOneOf(Shape.Kind.class) public static abstract class Shape implements java.io.Serializable {
          public enum Kind { CIRCLE, SQUARE }
          public abstract Kind getKind();
          public abstract int circle();
          public abstract String square();
          public static Object make() { return AutoOneOf_Autos_Shape.circle(7); }
        }
      }
      """;

  private final ClassLoader loader;

  ProcessedValues() throws IOException {
    loader =
        CompiledInMemory.of(
            Map.of("made.Lomboks", LOMBOK, "made.Immutables", IMMUTABLE, "made.Autos", AUTO),
            processor("lombok.launch.AnnotationProcessorHider$AnnotationProcessor"),
            processor("org.immutables.processor.ProxyProcessor"),
            processor("com.google.auto.value.processor.AutoValueProcessor"),
            processor("com.google.auto.value.processor.AutoOneOfProcessor"));
  }

  private static Processor processor(String name) {
    try {
      return Class.forName(name).asSubclass(Processor.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name, e);
    }
  }

  Map<String, LibraryValues.Entry<?>> all() {
    Map<String, LibraryValues.Entry<?>> all = new LinkedHashMap<>();
    for (String name : List.of("Plain", "Lazily", "Built", "Entity", "Hashed")) {
      all.put("Lombok " + name, entry("made.Lomboks$" + name, "make"));
    }
    for (String maker : List.of("item", "key", "one")) {
      all.put("Immutables " + maker, entry("made.Immutables$Makers", maker));
    }
    for (String name : List.of("Item", "Shape")) {
      all.put("AutoValue " + name, entry("made.Autos$" + name, "make"));
    }
    return all;
  }

  private LibraryValues.Entry<Object> entry(String type, String maker) {
    Supplier<Object> value =
        () -> {
          try {
            return Class.forName(type, true, loader).getMethod(maker).invoke(null);
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type, e);
          }
        };
    return new LibraryValues.Entry<>(value, ProcessedValues::seen);
  }

  /** Returns what the accessors that the sources declare say, and whether it equals itself. */
  private static Object seen(Object value) {
    List<String> seen = new ArrayList<>();
    for (Method method : value.getClass().getMethods()) {
      boolean own = method.getDeclaringClass().getName().startsWith("made.");
      boolean accessor =
          method.getName().matches("get.*|name|price|tags|note|shout|letters|size|circle|square");
      if (own && accessor && method.getParameterCount() == 0) {
        String answer;
        try {
          method.setAccessible(true);
          answer = String.valueOf(method.invoke(value));
        } catch (ReflectiveOperationException e) {
          answer = "throws " + e.getCause();
        }
        seen.add(method.getName() + " " + answer);
      }
    }
    seen.add("hash " + value.hashCode());
    return Arrays.asList(seen.stream().sorted().toArray());
  }
}
