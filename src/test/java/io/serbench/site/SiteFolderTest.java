package io.serbench.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.dataset.Bytes;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.site.SiteFolder.RefusedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What serbench did not write stays as it is. */
class SiteFolderTest {
  @TempDir private Path folder;

  @Test
  void aSiteIsReplacedAndWhatItLacksGoes() throws Exception {
    Path site = folder.resolve("site");
    write(site, "index.html", "1", "rows/a.html", "a", "rows/b.html", "b");
    write(site, "index.html", "2", "rows/b.html", "b");
    assertThat(site.resolve("index.html")).hasContent("2");
    assertThat(site.resolve("rows/a.html")).doesNotExist();
    assertThat(site.resolve("rows/b.html")).hasContent("b");
    assertThat(site.resolve(SiteFolder.LIST)).content().hasLineCount(2).contains("  rows/b.html\n");
  }

  @Test
  void anEmptyFolderWillDo() throws Exception {
    write(folder, "index.html", "1");
    assertThat(folder.resolve("index.html")).hasContent("1");
  }

  @Test
  void aFolderOfSomethingElseIsRefused() throws IOException {
    Files.writeString(folder.resolve("thesis.tex"), "mine");
    assertThatThrownBy(() -> new SiteFolder(folder).check())
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("is not a site of serbench");
    assertThatThrownBy(() -> write(folder, "index.html", "1")).isInstanceOf(RefusedException.class);
    assertThat(folder.resolve("index.html")).doesNotExist();
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertThatThrownBy(() -> new SiteFolder(file).check()).isInstanceOf(RefusedException.class);
  }

  @Test
  void whatSomebodyPutThereStays() throws Exception {
    write(folder, "index.html", "1", "rows/a.html", "a");
    Files.writeString(folder.resolve("CNAME"), "example.org");
    Files.writeString(folder.resolve("rows/a.html"), "changed");
    write(folder, "index.html", "2");
    assertThat(folder.resolve("CNAME")).hasContent("example.org");
    assertThat(folder.resolve("rows/a.html")).hasContent("changed");
  }

  @Test
  void nothingIsWrittenWhereSomebodysFileIsInTheWay() throws Exception {
    write(folder, "index.html", "1");
    Files.createDirectories(folder.resolve("rows"));
    Files.writeString(folder.resolve("rows/a.html"), "mine");
    assertThatThrownBy(() -> write(folder, "index.html", "2", "rows/a.html", "a"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("rows/a.html");
    assertThat(folder.resolve("index.html")).hasContent("1");
    assertThat(folder.resolve("rows/a.html")).hasContent("mine");
  }

  @Test
  void aSiteThatWasInterruptedIsMadeAnew() throws Exception {
    write(folder, "index.html", "1", "rows/a.html", "a");
    Map<String, WholeFile.Writing> files = new HashMap<>(files("index.html", "2"));
    files.put(
        "rows/a.html",
        out -> {
          if (Files.readString(folder.resolve("index.html")).equals("2")) {
            throw new IOException("disk full");
          }
          out.write('b');
        });
    try {
      new SiteFolder(folder).write(files);
    } catch (IOException e) {
      assertThat(e).hasMessage("disk full");
    }
    write(folder, "index.html", "3", "rows/a.html", "c");
    assertThat(folder.resolve("index.html")).hasContent("3");
    assertThat(folder.resolve("rows/a.html")).hasContent("c");
  }

  @Test
  void aListThatLeadsElsewhereRemovesNothing() throws Exception {
    Path outside = Files.writeString(folder.resolve("outside.html"), "mine");
    Path site = Files.createDirectories(folder.resolve("site"));
    String hash = Bytes.of("mine".getBytes(StandardCharsets.UTF_8)).sha256();
    Files.writeString(site.resolve(SiteFolder.LIST), hash + "  ../outside.html\n");
    assertThatThrownBy(() -> write(site, "index.html", "1")).isInstanceOf(RefusedException.class);
    assertThat(outside).hasContent("mine");
  }

  @Test
  void aLinkIsNotFollowed() throws Exception {
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Path site = folder.resolve("site");
    write(site, "index.html", "1");
    Files.createSymbolicLink(site.resolve("rows"), elsewhere);
    assertThatThrownBy(() -> write(site, "index.html", "2", "rows/a.html", "a"))
        .isInstanceOf(RefusedException.class);
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void aListThatIsNoFileIsRefused() throws Exception {
    Path outside = Files.writeString(folder.resolve("outside"), "");
    Path site = folder.resolve("site");
    write(site, "index.html", "1");
    Path list = site.resolve(SiteFolder.LIST);
    for (String make : List.of("ln -s ../outside", "ln -s ../nothing", "mkdir", "mkfifo")) {
      Files.delete(list);
      List<String> command = new ArrayList<>(List.of(make.split(" ", -1)));
      command.add(list.toString());
      assumeTrue(new ProcessBuilder(command).start().waitFor() == 0);
      assertTimeoutPreemptively(
          Duration.ofSeconds(30),
          () ->
              assertThatThrownBy(() -> write(site, "index.html", "2"))
                  .as(make)
                  .isInstanceOf(RefusedException.class)
                  .hasMessageContaining("that is not a file"));
    }
    assertThat(outside).isEmptyFile();
    assertThat(folder.resolve("nothing")).doesNotExist();
    assertThat(site.resolve("index.html")).hasContent("1");
  }

  @Test
  void twoCommandsDoNotWriteOneSite() throws Exception {
    write(folder, "index.html", "1");
    try (FileLocks other = new FileLocks()) {
      assertThat(other.lock(folder.resolve(SiteFolder.LIST))).isTrue();
      assertThatThrownBy(() -> write(folder, "index.html", "2"))
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("another serbench");
    }
    write(folder, "index.html", "2");
    assertThat(folder.resolve("index.html")).hasContent("2");
  }

  private static void write(Path site, String... files) throws Exception {
    new SiteFolder(site).write(files(files));
  }

  private static Map<String, WholeFile.Writing> files(String... files) {
    Map<String, WholeFile.Writing> all = new HashMap<>();
    for (int i = 0; i < files.length; i += 2) {
      byte[] bytes = files[i + 1].getBytes(StandardCharsets.UTF_8);
      all.put(files[i], out -> out.write(bytes));
    }
    return all;
  }
}
