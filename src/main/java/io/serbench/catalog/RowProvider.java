package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A {@link LibraryRows} that a user's jar offers. It is known by what the jar's list of services
 * says; none of its code has run.
 *
 * @param place the jar or the folder
 * @param className its class
 */
public record RowProvider(Path place, String className) {
  private static final String LIST = "META-INF/services/" + LibraryRows.class.getName();

  /** Bytes. */
  private static final int LONGEST_LIST = 1 << 20;

  /**
   * All that the entries offer, in their order; each class once, as it is loaded once.
   *
   * @throws IOException where an entry cannot be read
   */
  public static List<RowProvider> in(UserClassPath classPath) throws IOException {
    Set<String> seen = new LinkedHashSet<>();
    List<RowProvider> providers = new ArrayList<>();
    for (Path place : classPath.entries()) {
      for (String line : lines(place)) {
        String name = line.split("#", 2)[0].strip();
        if (!name.isEmpty() && seen.add(name)) {
          providers.add(new RowProvider(place, name));
        }
      }
    }
    return providers;
  }

  /** The origin of its rows. */
  public Origin origin() {
    return new Origin(Optional.of(className), Optional.of(place));
  }

  private static List<String> lines(Path place) throws IOException {
    if (Files.isDirectory(place)) {
      Path list = place.resolve(LIST);
      return Files.exists(list) ? lines(SmallFile.read(list, LONGEST_LIST)) : List.of();
    }
    try (ZipFile jar = new ZipFile(place.toFile())) {
      ZipEntry list = jar.getEntry(LIST);
      if (list == null) {
        return List.of();
      }
      try (InputStream in = jar.getInputStream(list)) {
        return lines(
            SmallFile.read(in, LONGEST_LIST)
                .orElseThrow(() -> new IOException(place + ": " + LIST + " is too long")));
      }
    }
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).lines().toList();
  }
}
