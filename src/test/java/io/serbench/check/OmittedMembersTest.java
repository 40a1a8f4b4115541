package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.own.OwnType;
import io.serbench.run.Variant.Omission;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  private OmittedMembers.Found found(String... paths) throws Exception {
    OwnType type = OwnType.of(Order.class.getName());
    return OmittedMembers.write(type, UserClassPath.NONE, 17, List.of(paths), folder);
  }

  private static List<String> names(OmittedMembers.Found found) {
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
    OmittedMembers.Found found = found("price", "prize");
    assertThat(found.members()).isEmpty();
    assertThat(found.refusals())
        .containsExactly(
            "prize: no such member of " + Order.class.getName(),
            "price stays: a supertype promises its accessors");
    assertThat(
            OmittedMembers.write(OwnType.JSON, UserClassPath.NONE, 17, List.of("*"), folder)
                .refusals())
        .singleElement()
        .asString()
        .contains("JSON without a class");
  }

  @Test
  void classesLackTheMemberAlone() throws Exception {
    Omission omission = found("lines.count").members().get(0);
    Path file = omission.classes().resolve(Line.class.getName().replace('.', '/') + ".class");
    ClassNode line = new ClassNode();
    new ClassReader(Files.readAllBytes(file)).accept(line, 0);
    assertThat(line.fields).extracting(field -> field.name).containsExactly("article");
    assertThat(line.recordComponents).hasSize(1);
  }
}
