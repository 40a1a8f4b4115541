package io.serbench.site;

import io.serbench.catalog.SmallFile;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a site. A list of its files and their hashes, which {@code sha256sum -c} reads,
 * says what serbench wrote there: nothing else is replaced or removed.
 */
public final class SiteFolder {
  static final String LIST = "serbench-site.sha256";

  /** Bytes: hundreds of thousands of pages. */
  private static final int LONGEST_LIST = 64 << 20;

  /** As {@link Links} makes addresses; none leads out of the folder. */
  private static final Pattern LINE =
      Pattern.compile("(?<hash>[0-9a-f]{64})  (?<address>([a-z]+/)?[a-z0-9_~-][a-z0-9_.~-]*)");

  /** What a site cannot be written over; the message is one line. */
  public static final class RefusedException extends Exception {
    private static final long serialVersionUID = 1;

    RefusedException(String message) {
      super(message);
    }
  }

  private final Path folder;

  /** It need not exist. */
  public SiteFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Sees whether a site may be written here, before that is made.
   *
   * @throws RefusedException where there is something that is no site of serbench's
   */
  public void check() throws RefusedException, IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new RefusedException("is not a directory; pass a directory");
    }
    if (!Files.exists(folder.resolve(LIST), LinkOption.NOFOLLOW_LINKS) && !isEmpty()) {
      throw new RefusedException(
          "exists, is not empty and is not a site of serbench; pass another directory");
    }
    written();
  }

  private boolean isEmpty() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isEmpty();
    }
  }

  /**
   * Writes a site, and removes what an earlier one had and this one lacks. Where that is
   * interrupted, the next one takes its place.
   *
   * @param files what is in each, by its address
   * @throws RefusedException where somebody else's file is in the way; nothing is written then
   */
  public void write(Map<String, WholeFile.Writing> files) throws RefusedException, IOException {
    check();
    Files.createDirectories(folder);
    Path list = folder.resolve(LIST);
    try (FileLocks locks = new FileLocks()) {
      if (!locks.lock(list)) {
        throw new RefusedException("is being written by another serbench; wait until that ends");
      }
      Map<String, Set<String>> before = written();
      Map<String, String> after = new TreeMap<>();
      for (Map.Entry<String, WholeFile.Writing> file : files.entrySet()) {
        after.put(file.getKey(), hash(file.getValue()));
      }
      for (String address : after.keySet()) {
        refuseForeign(address, before);
      }
      // Until the last file is written, both the old and the new ones are serbench's.
      list(list, before, after);
      for (Map.Entry<String, WholeFile.Writing> file : files.entrySet()) {
        WholeFile.write(folder.resolve(file.getKey()), file.getValue());
      }
      for (String address : new TreeSet<>(before.keySet())) {
        if (!after.containsKey(address) && isOwn(address, before)) {
          Files.deleteIfExists(folder.resolve(address));
        }
      }
      list(list, Map.of(), after);
    }
  }

  private static String hash(WholeFile.Writing content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    content.writeTo(bytes);
    return Links.sha256(bytes.toByteArray());
  }

  /** The hashes that each file may have that serbench wrote. */
  private Map<String, Set<String>> written() throws RefusedException, IOException {
    Map<String, Set<String>> hashes = new HashMap<>();
    Path list = folder.resolve(LIST);
    if (!Files.exists(list, LinkOption.NOFOLLOW_LINKS)) {
      return hashes;
    }
    if (!Files.isRegularFile(list, LinkOption.NOFOLLOW_LINKS)) {
      throw new RefusedException(
          "has something else than a file called " + LIST + "; pass another directory");
    }
    byte[] bytes = SmallFile.read(list, LONGEST_LIST, LinkOption.NOFOLLOW_LINKS);
    for (String line : new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1)) {
      Matcher entry = LINE.matcher(line);
      if (entry.matches()) {
        hashes
            .computeIfAbsent(entry.group("address"), none -> new HashSet<>())
            .add(entry.group("hash"));
      } else if (!line.isEmpty()) {
        throw new RefusedException(
            "has a " + LIST + " that is not serbench's; pass another directory");
      }
    }
    return hashes;
  }

  private void refuseForeign(String address, Map<String, Set<String>> before)
      throws RefusedException, IOException {
    Path file = folder.resolve(address);
    if (leadsAway(file)) {
      throw new RefusedException("has a link in place of " + file.getParent().getFileName());
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isOwn(address, before)) {
      throw new RefusedException(
          "has a file " + address + " that serbench did not write so; move it away");
    }
  }

  private boolean isOwn(String address, Map<String, Set<String>> before) throws IOException {
    Path file = folder.resolve(address);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || leadsAway(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return before.getOrDefault(address, Set.of()).contains(Links.sha256(in));
    }
  }

  /** Whether what is written there would come to be outside of the folder. */
  private boolean leadsAway(Path file) {
    return !file.getParent().equals(folder) && Files.isSymbolicLink(file.getParent());
  }

  private static void list(Path list, Map<String, Set<String>> before, Map<String, String> after)
      throws IOException {
    StringBuilder lines = new StringBuilder();
    before.forEach((address, hashes) -> hashes.forEach(hash -> lines.append(line(hash, address))));
    after.forEach((address, hash) -> lines.append(line(hash, address)));
    byte[] bytes = lines.toString().getBytes(StandardCharsets.ISO_8859_1);
    WholeFile.write(list, out -> out.write(bytes));
  }

  private static String line(String hash, String address) {
    return hash + "  " + address + "\n";
  }
}
