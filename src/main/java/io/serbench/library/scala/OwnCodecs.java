package io.serbench.library.scala;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.CodecMember;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.DataType;
import io.serbench.serializer.MissingModuleException;
import java.util.Optional;

/**
 * A library's code for a user's class, which a member of the user's object gives: that of {@code
 * -codec=}, or else the companion of the class. As in Scala, the type of the member counts, and not
 * its name.
 */
final class OwnCodecs {
  private OwnCodecs() {}

  /**
   * Returns what a member gives that is of a kind, for the type.
   *
   * @param kind the binary name of the library's interface or class
   * @throws MissingModuleException if there is no such member
   */
  static Object find(String kind, DataType<?> type) throws Exception {
    String object = System.getProperty(CodecMember.PROPERTY, type.root().getName());
    CodecMember member =
        CodecMember.of(new Ancestry(UserClassPath.NONE), type.root().getName(), Optional.of(object))
            .stream()
            .filter(codec -> codec.types().contains(kind))
            .findFirst()
            .orElseThrow(
                () ->
                    new MissingModuleException(
                        "needs a member of type %s[%s] in %s"
                            .formatted(
                                kind.substring(kind.lastIndexOf('.') + 1),
                                type.root().getSimpleName(),
                                CodecMember.object(
                                    object.substring(object.lastIndexOf('.') + 1)))));
    Class<?> found = Class.forName(member.object());
    return found.getMethod(member.name()).invoke(found.getField("MODULE$").get(null));
  }
}
