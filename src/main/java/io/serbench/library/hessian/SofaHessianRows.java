package io.serbench.library.hessian;

import com.caucho.hessian.io.SerializerFactory;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Rows of SOFA Hessian, a descendant of Caucho's Hessian that kept its packages and class names. So
 * it uses the same adapter, with a class path on which its classes come first.
 */
public final class SofaHessianRows implements LibraryRows, Opener {
  private static final String COORDINATES = "com.alipay.sofa:hessian";
  private static final String SITE = "https://github.com/sofastack/sofa-hessian";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("hessian-sofa")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BIN_CROSSLANG, Structure.FULL_GRAPH)
            .description("Hessian 2 as SOFA continues it: any class, names of classes and fields")
            .library(new LibraryInfo("SOFA Hessian", List.of(COORDINATES), "Apache-2.0", SITE))
            .ownJars(COORDINATES)
            // It takes fields of the JDK's classes, such as UUID, for which it has nothing of its
            // own.
            .opens("java.base/java.lang", "java.base/java.util")
            .usesUnsafe()
            .withoutUnsafe(HessianRows.WITHOUT_UNSAFE)
            .also(Transport.STREAM)
            .settings("Hessian 2; the defaults, so fields are read and written through Unsafe")
            .calls(
                "as the row hessian: one SerializerFactory, one Hessian2Output and one"
                    + " Hessian2Input for all values; for each init, writeObject, flush into a byte"
                    + " stream that is reset; init, readObject; on a stream one of each, with"
                    + " resetReferences after each value",
                "https://github.com/sofastack/sofa-bolt/blob/master/src/main/java/com/alipay/remoting/"
                    + "serialization/HessianSerializer.java")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new HessianObjects<>(type, new SerializerFactory(), true);
  }
}
