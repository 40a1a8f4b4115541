package io.serbench.e2e;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Gives a JVM a drive {@code C:} in memory in place of its files: every {@code Path.of} there is a
 * path of Windows. The drive begins with what is in a real folder, and goes back there when the JVM
 * ends. What the JVM itself opens as a {@code java.io.File}, such as its class path, stays real.
 */
public final class WindowsFiles extends FileSystemProvider {
  /** The property that names the real folder. */
  static final String FOLDER = "serbench.test.drive";

  private final FileSystemProvider real;
  private final FileSystem files = new Drive();

  /** As the property {@code java.nio.file.spi.DefaultFileSystemProvider} wants it. */
  public WindowsFiles(FileSystemProvider real) {
    this.real = real;
  }

  /** Made at the first use, since Jimfs asks for all providers, of which this is one. */
  private static final class Memory {
    static final FileSystem C =
        Jimfs.newFileSystem(
            Configuration.windows().toBuilder()
                .setWorkingDirectory("C:\\work")
                .setAttributeViews("basic", "owner", "dos", "acl", "user")
                .build());
  }

  private final class Drive extends FileSystem {
    private boolean asked;
    private boolean made;

    /** While it is made, the JVM looks for providers in its class path: in real files. */
    private FileSystem drive() {
      synchronized (this) {
        if (asked && !made) {
          return real.getFileSystem(URI.create("file:///"));
        }
        if (!made) {
          asked = true;
          Path root = Memory.C.getPath("C:\\");
          made = true;
          Path folder = real.getPath(URI.create("file://" + System.getProperty(FOLDER)));
          copy(folder, root);
          Runtime.getRuntime().addShutdownHook(new Thread(() -> copy(root, folder)));
        }
      }
      return Memory.C;
    }

    private static void copy(Path from, Path to) {
      try (Stream<Path> all = Files.walk(from)) {
        for (Path each : all.toList()) {
          Path target = to.resolve(from.relativize(each).toString().replace('\\', '/'));
          if (Files.isDirectory(each)) {
            Files.createDirectories(target);
          } else {
            Files.write(target, Files.readAllBytes(each));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Jimfs has no current drive. */
    @Override
    public Path getPath(String first, String... more) {
      FileSystem drive = drive();
      boolean onCurrentDrive = first.startsWith("/") || first.startsWith("\\");
      return drive.getPath(onCurrentDrive && made ? "C:" + first : first, more);
    }

    @Override
    public FileSystemProvider provider() {
      return WindowsFiles.this;
    }

    @Override
    public void close() {
      throw new UnsupportedOperationException("the default file system");
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public String getSeparator() {
      return drive().getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
      return drive().getRootDirectories();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
      return drive().getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
      return drive().supportedFileAttributeViews();
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
      return drive().getPathMatcher(syntaxAndPattern);
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
      return drive().getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() throws IOException {
      return drive().newWatchService();
    }
  }

  @Override
  public String getScheme() {
    return "file";
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return files;
  }

  /** Addresses of classes are those of real files. */
  @Override
  public Path getPath(URI uri) {
    return real.getPath(uri);
  }

  // The paths of the drive are Jimfs's, which has a provider of its own: what follows is about real
  // files.

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) throws IOException {
    return real.newFileSystem(uri, environment);
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return real.newByteChannel(path, options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
    return real.newDirectoryStream(path, filter);
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    real.createDirectory(path, attributes);
  }

  @Override
  public void delete(Path path) throws IOException {
    real.delete(path);
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    real.copy(from, to, options);
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    real.move(from, to, options);
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return real.isSameFile(one, other);
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return real.isHidden(path);
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return real.getFileStore(path);
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    real.checkAccess(path, modes);
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(path, type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return real.readAttributes(path, type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return real.readAttributes(path, attributes, options);
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException {
    real.setAttribute(path, attribute, value, options);
  }
}
