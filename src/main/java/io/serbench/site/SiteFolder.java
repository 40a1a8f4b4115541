package io.serbench.site;

import io.serbench.dataset.Bytes;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a site. A list of its files and their hashes, which {@code sha256sum -c} reads,
 * records what serbench wrote there: nothing else is replaced or removed.
 */
public record SiteFolder(Path folder) {
  static final String LIST = "serbench-site.sha256";

  /** A line of the list; no address that {@link Links} makes leads out of the folder. */
  private static final Pattern LINE =
      Pattern.compile("(?<hash>[0-9a-f]{64})  (?<address>([a-z]+/)?[a-z0-9_~-][a-z0-9_.~-]*)");

  /**
   * Thrown if a folder cannot be written; the message is one line that follows the folder's name.
   */
  public static final class RefusedException extends Exception {
    private static final long serialVersionUID = 1;

    RefusedException(String message) {
      super(message);
    }
  }

  /**
   * Checks that a site may be written here, before one is made: the folder is empty, missing or a
   * site.
   */
  public void check() throws RefusedException, IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new RefusedException("is not a directory; pass a directory");
    }
    try (Stream<Path> entries = Files.list(folder)) {
      if (!Files.exists(folder.resolve(LIST), LinkOption.NOFOLLOW_LINKS)
          && entries.findAny().isPresent()) {
        throw new RefusedException(
            "exists, is not empty and is not a site of serbench; pass another directory");
      }
    }
    written();
  }

  /**
   * Writes a site, and removes the files of an earlier site that this one lacks. After an
   * interruption, writing again completes the site.
   *
   * @param files what to write to each file, by its address
   * @throws RefusedException if a file that serbench did not write is in the way, or another
   *     process is writing the site; nothing is written then
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
      Map<String, Set<String>> after = new TreeMap<>();
      for (Map.Entry<String, WholeFile.Writing> file : files.entrySet()) {
        after.put(file.getKey(), Set.of(hash(file.getValue())));
      }
      for (String address : after.keySet()) {
        refuseForeign(address, before);
      }
      // Until the last file is written, both old and new content counts as serbench's.
      list(list, List.of(before, after));
      for (Map.Entry<String, WholeFile.Writing> file : files.entrySet()) {
        WholeFile.write(folder.resolve(file.getKey()), file.getValue());
      }
      for (String address : new TreeSet<>(before.keySet())) {
        if (!after.containsKey(address) && isOwn(address, before)) {
          Files.deleteIfExists(folder.resolve(address));
        }
      }
      list(list, List.of(after));
    }
  }

  private static String hash(WholeFile.Writing content) throws IOException {
    MessageDigest digest = Bytes.newSha256();
    content.writeTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the hashes that serbench's files may have, by their addresses. */
  private Map<String, Set<String>> written() throws RefusedException, IOException {
    Map<String, Set<String>> hashes = new HashMap<>();
    Path list = folder.resolve(LIST);
    if (!Files.exists(list, LinkOption.NOFOLLOW_LINKS)) {
      return hashes;
    }
    if (!Files.isRegularFile(list, LinkOption.NOFOLLOW_LINKS)) {
      throw new RefusedException("has a " + LIST + " that is not a file; pass another directory");
    }
    for (String line : Files.readAllLines(list, StandardCharsets.ISO_8859_1)) {
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
          "has a file "
              + address
              + " that serbench did not write, or that was changed; move it away");
    }
  }

  private boolean isOwn(String address, Map<String, Set<String>> before) throws IOException {
    Path file = folder.resolve(address);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || leadsAway(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return before.getOrDefault(address, Set.of()).contains(hash(in::transferTo));
    }
  }

  /** Returns whether the file's folder is a link, so that it would be written elsewhere. */
  private boolean leadsAway(Path file) {
    return !file.getParent().equals(folder) && Files.isSymbolicLink(file.getParent());
  }

  private static void list(Path list, List<Map<String, Set<String>>> sites) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Map<String, Set<String>> site : sites) {
      site.forEach(
          (address, hashes) -> hashes.forEach(hash -> lines.append(hash + "  " + address + "\n")));
    }
    byte[] bytes = lines.toString().getBytes(StandardCharsets.ISO_8859_1);
    WholeFile.write(list, out -> out.write(bytes));
  }
}
