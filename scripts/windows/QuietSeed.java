import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.MethodModel;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes a class of the JDK that does not ask for network adapters, which wine does not list. The argument is the folder
 * for {@code --patch-module}. It runs from source on JDK 25.
 */
public class QuietSeed {
  public static void main(String[] args) throws Exception {
    String name = "sun/security/provider/SeedGenerator.class";
    Path original =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base", name);
    ClassTransform quiet =
        (builder, element) -> {
          if (element instanceof MethodModel method
              && method.methodName().equalsString("addNetworkAdapterInfo")) {
            builder.withMethodBody(
                method.methodName(),
                method.methodType(),
                method.flags().flagsMask(),
                code -> code.return_());
          } else {
            builder.with(element);
          }
        };
    ClassFile file = ClassFile.of();
    Path patched = Path.of(args[0]).resolve(name);
    Files.createDirectories(patched.getParent());
    Files.write(patched, file.transformClass(file.parse(Files.readAllBytes(original)), quiet));
  }
}
