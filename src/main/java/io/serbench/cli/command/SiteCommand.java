package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.Reporting;
import io.serbench.files.WholeFile;
import io.serbench.report.Report;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import io.serbench.site.Site;
import io.serbench.site.SiteFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "site",
    headerHeading = Group.PUBLISH,
    customSynopsis = "serbench site [options] FILE ...",
    description = "makes a static site of result files")
final class SiteCommand extends Subcommand {
  @Parameters(arity = "1..*")
  private List<Path> files = List.of();

  @Option(
      names = "-out",
      paramLabel = "FOLDER",
      description = "the folder of the site; default: site")
  private Path out = Path.of("site");

  @Option(names = "-title", paramLabel = "TEXT", description = "the heading of its first page")
  private String title = "Serializers on the JVM, measured";

  @Override
  ExitCode execute() {
    SiteFolder folder = new SiteFolder(out);
    try {
      folder.check();
      Map<String, WholeFile.Writing> pages = site().files();
      folder.write(pages);
      console()
          .say(
              "%s files are in %s; open %s"
                  .formatted(pages.size(), out, out.resolve("index.html")));
      return ExitCode.OK;
    } catch (SiteFolder.RefusedException e) {
      throw new UsageException("-out=" + out + " " + e.getMessage());
    } catch (IOException e) {
      console().say("-out=" + out + " cannot be written: " + e);
      return ExitCode.FAILED_ROWS;
    }
  }

  /** Reads one file after the other, since the samples of all files would take much memory. */
  private Site site() {
    Site site = new Site(services().catalog(), title);
    OutputFormat html = Formats.byName("html").orElseThrow();
    TableOptions.TableView view = new TableOptions().view(Optional.empty());
    for (Path file : files) {
      refuseOwnCopy(file);
      Run run = services().reporting().readAll(List.of(file), console()::warn).get(0);
      if (run.course().ending() == Ending.RUNNING) {
        throw new UsageException("%1$s is unfinished; finish it with serbench -resume=%1$s", file);
      }
      // The page links to the file beside it.
      Reporting.Source source = Reporting.Source.whole(file.getFileName(), run);
      Report report = services().reporting().report(html, source, view);
      if (!site.add(file, report)) {
        throw new UsageException(
            file + ": pages are named after files, and two have this name; rename one");
      }
    }
    return site;
  }

  /** Refuses a file in the site's folder, which would be removed with the site. */
  private void refuseOwnCopy(Path file) {
    try {
      if (WholeFile.target(file).startsWith(WholeFile.target(out))) {
        throw new UsageException(
            file + " is in the site's own folder; pass the file that it was copied from");
      }
    } catch (IOException e) {
      throw new UsageException(file + " cannot be read: " + e);
    }
  }
}
