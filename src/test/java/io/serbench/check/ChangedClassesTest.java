package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.evolution.Evolving.Change;
import io.serbench.dataset.evolution.Item;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.Words;
import io.serbench.dataset.own.OwnType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChangedClassesTest {
  /** A bean whose code uses its own members. */
  public static class Bean {
    private long id = 7;
    private int count = -3;
    private String title = "title";
    private String topic = "topic";
    private String author = "author";
    private transient int cached;

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }

    public String getTitle() {
      return title;
    }

    public String getTopic() {
      return topic;
    }

    public Bean setTitle(String title) {
      this.title = title;
      this.cached = 0;
      return this;
    }

    public int twice() {
      setCount(getCount() + cached);
      return getCount() * 2;
    }

    @Override
    public String toString() {
      setTitle(title).setCount(count);
      return id + " " + getCount() + " " + getTitle() + " " + topic + " " + author;
    }
  }

  /** A record that insists on its members, and one of whose constructors calls the other. */
  public record Line(String article, String note, String remark, int count, List<String> tags) {
    public Line {
      Objects.requireNonNull(note);
      Objects.requireNonNull(remark);
      tags = List.copyOf(tags);
    }

    public Line(String article) {
      this(article, "a note", "a remark", 3, List.of("new"));
    }
  }

  /** Promises a member. */
  public sealed interface Event {
    int number();
  }

  /** Has it. */
  public record Placed(int number, BigDecimal total) implements Event {}

  /** Has that alone. */
  public record Cancelled(int number) implements Event {}

  /** No class with members. */
  public enum State {
    OPEN
  }

  /** Nobody knows its classes. */
  public abstract static class Open {}

  @TempDir private Path folder;

  private static ChangedClasses changed(Class<?> type) {
    return new ChangedClasses(OwnType.of(type.getName()), UserClassPath.NONE, 17);
  }

  /** The class of a version, in a class loader of its own. */
  private Class<?> version(Version version, Class<?> type) throws Exception {
    changed(type).write(version, folder);
    return loaded(type);
  }

  private Class<?> loaded(Class<?> type) throws Exception {
    ClassLoader parent = ChangedClassesTest.class.getClassLoader();
    return new URLClassLoader(new URL[] {folder.toUri().toURL(), testClasses()}, parent) {
      @Override
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> known = findLoadedClass(name);
        return known != null
            ? known
            : name.startsWith(ChangedClassesTest.class.getName())
                ? findClass(name)
                : super.loadClass(name, resolve);
      }
    }.loadClass(type.getName());
  }

  private static URL testClasses() {
    return ChangedClassesTest.class.getProtectionDomain().getCodeSource().getLocation();
  }

  private static List<String> members(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .filter(field -> !Modifier.isTransient(field.getModifiers()))
        .map(field -> field.getType().getSimpleName() + " " + field.getName())
        .toList();
  }

  private static Stream<String> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods()).map(Method::getName);
  }

  @Test
  void aBeanGetsAMemberMore() throws Exception {
    Class<?> added = version(Version.ADDED, Bean.class);

    assertThat(members(added)).hasSize(6).endsWith("String titleAddedLater");
    Object bean = added.getConstructor().newInstance();
    added.getMethod("setTitleAddedLater", String.class).invoke(bean, "new");
    assertThat(added.getMethod("getTitleAddedLater").invoke(bean)).isEqualTo("new");
    assertThat(bean).hasToString("7 -3 title topic author");
  }

  @Test
  void aBeanLosesAMemberAmongOthersOfItsType() throws Exception {
    Class<?> removed = version(Version.REMOVED, Bean.class);

    assertThat(members(removed))
        .containsExactly("long id", "int count", "String topic", "String author");
    assertThat(methods(removed)).doesNotContain("getTitle", "setTitle").contains("getTopic");
    assertThat(removed.getConstructor().newInstance()).hasToString("7 -3  topic author");
  }

  @Test
  void itsMembersOfOneTypeChangePlaces() throws Exception {
    assertThat(members(version(Version.REORDERED, Bean.class)))
        .containsExactly("long id", "int count", "String author", "String topic", "String title");
  }

  @Test
  void ifNoTwoAreOfOneTypeAllChangePlaces() throws Exception {
    assertThat(members(version(Version.REORDERED, Placed.class)))
        .containsExactly("BigDecimal total", "int number");
  }

  /** So that what goes by the order of members makes a mistake that shows. */
  @Test
  void serbenchsOwnBeansChangeAmongTheirStrings() throws Exception {
    assertThat(new ChangedClasses().changes())
        .isEqualTo(
            Map.of(
                Item.class.getName(), new Change("placeAddedLater", Optional.of("note")),
                Words.class.getName(), new Change("placeAddedLater", Optional.of("note"))));
    assertThat(new ChangedClasses().descriptions())
        .containsExactly(
            Item.class.getName()
                + ": added placeAddedLater (String), removed note, reordered members, widened"
                + " count",
            Words.class.getName()
                + ": added placeAddedLater (String), removed note, reordered members, widened"
                + " count");
  }

  @Test
  void aNumberBecomesWider() throws Exception {
    Class<?> widened = version(Version.WIDENED, Bean.class);

    assertThat(members(widened)).contains("long count").doesNotContain("int count");
    Object bean = widened.getConstructor().newInstance();
    assertThat(widened.getMethod("getCount").invoke(bean)).isEqualTo(-3L);
    widened.getMethod("setCount", long.class).invoke(bean, 5L);
    assertThat(widened.getMethod("twice").invoke(bean)).isEqualTo(10);
    assertThat(bean).hasToString("7 5 title topic author");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FIRST")
  void recordsAreMadeByTheConstructorOfTheirComponents(Version version) throws Exception {
    Class<?> line = version(version, Line.class);
    RecordComponent[] components = line.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Constructor<?> canonical = line.getConstructor(types);
    Object[] values =
        Stream.of(components).map(each -> value(each.getName(), each.getType())).toArray();

    Object made = canonical.newInstance(values);
    for (int i = 0; i < components.length; i++) {
      assertThat(components[i].getAccessor().invoke(made)).isEqualTo(values[i]);
    }
    assertThat(made).isEqualTo(canonical.newInstance(values)).hasSameHashCodeAs(made);
    assertThat(made.toString())
        .isEqualTo(
            "Line["
                + String.join(
                    ", ",
                    Stream.of(components)
                        .map(each -> each.getName() + "=" + value(each.getName(), each.getType()))
                        .toList())
                + "]");
    assertThat(canonical.getGenericParameterTypes())
        .containsExactly(
            Stream.of(components)
                .map(RecordComponent::getGenericType)
                .toArray(java.lang.reflect.Type[]::new));
    assertThat(line.getConstructor(String.class).newInstance("nut").toString())
        .contains("article=nut", "count=3");
  }

  private static Object value(String name, Class<?> type) {
    return type == List.class
        ? List.of("x")
        : type == int.class ? 4 : type == long.class ? 4L : name;
  }

  @Test
  void theirComponentsAreThoseOfTheVersion() throws Exception {
    assertThat(components(Version.ADDED))
        .containsExactly("article", "note", "remark", "count", "tags", "noteAddedLater");
    assertThat(components(Version.REMOVED)).containsExactly("article", "remark", "count", "tags");
    assertThat(components(Version.REORDERED))
        .containsExactly("remark", "note", "article", "count", "tags");
    assertThat(components(Version.WIDENED))
        .containsExactly("article", "note", "remark", "count", "tags");
    assertThat(version(Version.WIDENED, Line.class).getMethod("count").getReturnType())
        .isEqualTo(long.class);
  }

  private List<String> components(Version version) throws Exception {
    return Stream.of(version(version, Line.class).getRecordComponents())
        .map(RecordComponent::getName)
        .toList();
  }

  @Test
  void allClassesOfASealedTypeChangeAsFarAsTheyMay() throws Exception {
    ChangedClasses events = changed(Event.class);
    assertThat(events.obstacle()).isEmpty();
    assertThat(events.descriptions())
        .containsExactlyInAnyOrder(
            Placed.class.getName()
                + ": added numberAddedLater (String), removed total, reordered members",
            Cancelled.class.getName() + ": added addedLater (String)");
    events.write(Version.ADDED, folder);
    assertThat(members(loaded(Placed.class))).hasSize(3);
    assertThat(members(loaded(Cancelled.class))).hasSize(2);
    assertThat(events.lacks(Version.REMOVED)).isEmpty();
    assertThat(events.lacks(Version.WIDENED))
        .hasValueSatisfying(
            why ->
                assertThat(why)
                    .contains(Placed.class.getName() + " has no int or float of its own"));
  }

  @Test
  void whatCannotChangeIsSaid() {
    assertThat(changed(State.class).obstacle().orElseThrow()).contains("is an enum");
    assertThat(changed(Open.class).obstacle().orElseThrow()).contains("is abstract");
    assertThat(changed(String.class).obstacle().orElseThrow())
        .contains("is not one of your classes");
    assertThat(new ChangedClasses(OwnType.JSON, UserClassPath.NONE, 17).obstacle().orElseThrow())
        .contains("pass -type=CLASS");
    assertThat(changed(Fields.class).obstacle().orElseThrow()).contains("has no members");
  }

  /** Has constants alone. */
  public static final class Fields {
    static final Field NONE = null;
  }
}
