package io.serbench.library.scala;

import io.serbench.catalog.CodecMembers;
import io.serbench.dataset.DataType;
import io.serbench.serializer.MissingModuleException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

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
   * @param kind the name of the library's interface or class
   * @throws MissingModuleException if there is no such member
   */
  static Object find(String kind, DataType<?> type) throws Exception {
    Class<?> wanted = Class.forName(kind);
    Class<?> object =
        Class.forName(
            CodecMembers.object(System.getProperty(CodecMembers.PROPERTY, type.root().getName())));
    List<Method> members =
        Stream.of(object.getMethods())
            .filter(
                method ->
                    method.getParameterCount() == 0
                        && !Modifier.isStatic(method.getModifiers())
                        && wanted.isAssignableFrom(method.getReturnType())
                        && isFor(type.root(), method.getGenericReturnType()))
            .toList();
    if (members.isEmpty()) {
      throw new MissingModuleException(
          "needs a member of type %s[%s] in %s"
              .formatted(
                  wanted.getSimpleName(), type.root().getSimpleName(), object.getSimpleName()));
    }
    return members.get(0).invoke(object.getField("MODULE$").get(null));
  }

  private static boolean isFor(Class<?> type, Type member) {
    return member instanceof ParameterizedType generic
        && generic.getActualTypeArguments().length == 1
        && generic.getActualTypeArguments()[0].equals(type);
  }
}
