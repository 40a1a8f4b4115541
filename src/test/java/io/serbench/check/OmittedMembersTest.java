package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Environment.Omitted;
import io.serbench.run.Variant.Omission;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class OmittedMembersTest {
  /** A member as a supertype promises it. */
  public interface Priced {
    int getPrice();
  }

  public static class Base {
    public String note;
  }

  public static class Order extends Base implements Priced {
    public List<Line> lines;
    public Line first;
    private int price;

    @Override
    public int getPrice() {
      return price;
    }
  }

  /** A record, whose constructor has a parameter for each member. */
  public record Line(String article, int count) {}

  @TempDir private Path folder;

  private OmittedMembers.MembersToOmit found(String... paths) throws Exception {
    return found(OwnType.of(Order.class.getName()), "{}", paths);
  }

  private OmittedMembers.MembersToOmit found(OwnType type, String json, String... paths)
      throws Exception {
    Bytes text = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    Recipe.JsonFile values = new Recipe.JsonFile(type, "order.json", text, FileReading.DEFAULT);
    return OmittedMembers.write(values, UserClassPath.NONE, 17, List.of(paths), folder);
  }

  private static List<String> names(OmittedMembers.MembersToOmit found) {
    return found.members().stream().map(each -> each.omitted().member()).toList();
  }

  @Test
  void membersAreNamedByPaths() throws Exception {
    assertThat(names(found("*"))).containsExactly("note", "lines", "first");
    assertThat(names(found("lines.*"))).containsExactly("lines.article", "lines.count");
    assertThat(names(found("n*", "first.count"))).containsExactly("note", "first.count");
  }

  @Test
  void aMemberOfOneClassIsLeftOutOnce() throws Exception {
    assertThat(names(found("lines.count", "first.count"))).containsExactly("lines.count");
  }

  @Test
  void membersHaveTypes() throws Exception {
    assertThat(found("*").members())
        .extracting(each -> each.omitted().type())
        .containsExactly("String", "List<OmittedMembersTest$Line>", "OmittedMembersTest$Line");
  }

  @Test
  void whatStaysIsTold() throws Exception {
    OmittedMembers.MembersToOmit found = found("price", "prize");
    assertThat(found.members()).isEmpty();
    assertThat(found.refusals())
        .containsExactly(
            "prize: no such member of %s; did you mean price? (members: note, lines, first, price)"
                .formatted(Order.class.getName()),
            "price stays: a supertype promises its accessors");
    assertThat(found(OwnType.JSON, "{}", "*").refusals())
        .singleElement()
        .asString()
        .contains("JSON without a class");
  }

  @Test
  void membersOfKotlinClassesAreEmptied() throws Exception {
    OmittedMembers.MembersToOmit found =
        found(
            OwnType.of("com.acme.kotlin.Order"),
            "[{\"id\": \"a\", \"coupon\": null}, {\"lines\": [{\"count\": 3}]}]",
            "*",
            "lines.count",
            "nothing");

    assertThat(found.members())
        .containsExactly(
            new Omission(new Omitted("id", "string", true), Optional.empty()),
            new Omission(new Omitted("lines", "list", true), Optional.empty()),
            new Omission(new Omitted("lines.count", "number", true), Optional.empty()));
    assertThat(found.refusals()).containsExactly("nothing: no such member in order.json");
  }

  @Test
  void classesLackTheMemberAlone() throws Exception {
    Omission omission = found("lines.count").members().get(0);
    Path file = omission.classes().get().resolve(Line.class.getName().replace('.', '/') + ".class");
    ClassNode line = new ClassNode();
    new ClassReader(Files.readAllBytes(file)).accept(line, 0);
    assertThat(line.fields).extracting(field -> field.name).containsExactly("article");
    assertThat(line.recordComponents).hasSize(1);
  }
}
