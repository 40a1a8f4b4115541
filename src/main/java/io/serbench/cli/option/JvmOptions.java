package io.serbench.cli.option;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.CodecMember;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.own.OwnMapper;
import io.serbench.process.ForkLauncher;
import io.serbench.process.InstalledJdks;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.Usage;
import io.serbench.run.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that select the JVMs to measure in. */
@Command(optionListHeading = Options.MEASURING)
public final class JvmOptions extends Options {
  private static final int FIRST = 17; // That loads serbench's classes.
  private static final int FIRST_WITH_VIRTUAL_THREADS = 21;

  /** How long a fork may be silent. */
  private static final int TIMEOUT_MINUTES = 2;

  @Loads
  @Option(
      names = "-jvm",
      paramLabel = "JVMS",
      type = Path.class,
      converter = Programs.class,
      description = "java programs or versions (17,25); default: this one")
  private Optional<List<Path>> jvm = Optional.empty();

  @Loads
  @Rare
  @Option(
      names = "-jvm-args",
      paramLabel = "ARGS",
      converter = ArgumentList.class,
      description = "options for these JVMs; quote several")
  private Optional<List<String>> jvmArgs = Optional.empty();

  /** Classes of mappers, and Scala's objects with codecs. */
  @Loads
  @Rare
  @Option(
      names = {"-mapper", "-codec"},
      paramLabel = "CLASS",
      description = "your ObjectMapper, Gson, Moshi or Scala codecs")
  private List<String> mappers = List.of();

  @Loads
  @Rare
  @Option(
      names = "-env",
      paramLabel = "NAMES",
      split = ",",
      description = "more environment variables that forks get, by name")
  private List<String> env = List.of();

  @Range(max = 86_400)
  @Rare
  @Option(
      names = "-timeout",
      description = "kill a fork that is silent for this long; default: " + TIMEOUT_MINUTES + "m")
  private Optional<Duration> timeout = Optional.empty();

  @Mixin private final ClassPathOptions jars;

  public JvmOptions() {
    this(new ClassPathOptions());
  }

  public JvmOptions(ClassPathOptions jars) {
    this.jars = jars;
  }

  public UserClassPath classPath() {
    return jars.classPath();
  }

  /** Returns the JVM. Refuses several. */
  public JvmChoice choice() {
    List<JvmChoice> choices = choices();
    if (choices.size() > 1) {
      throw new UsageException("-jvm: expected one JVM, found several");
    }
    return choices.get(0);
  }

  /** Returns the JVM that the user names, or else the newest on this machine. Refuses several. */
  public JvmChoice newest() {
    SortedMap<Integer, Path> found =
        jvm.isPresent() ? new TreeMap<>() : InstalledJdks.ofThisMachine().programs();
    return found.isEmpty() ? choice() : choice(Optional.of(found.get(found.lastKey())));
  }

  public List<JvmChoice> choices() {
    return jvm.isEmpty()
        ? List.of(choice(Optional.empty()))
        : jvm.get().stream().map(program -> choice(Optional.of(program))).toList();
  }

  private JvmChoice choice(Optional<Path> program) {
    List<String> options = new ArrayList<>(jvmArgs.orElse(List.of()));
    List<String> made = new ArrayList<>(mappers);
    Optional<String> codec = codecNamed();
    codec.ifPresent(made::remove);
    if (made.size() > 1) {
      throw new UsageException("-mapper: expected one mapper, found %s", String.join(", ", made));
    }
    made.forEach(
        name -> options.add("-D" + OwnMapper.PROPERTY + "=" + checkedMapper(name, classPath())));
    codec.ifPresent(name -> options.add("-D" + CodecMember.PROPERTY + "=" + classOfObject(name)));
    return new JvmChoice(
        program, options, env, classPath(), timeout.orElse(Duration.ofMinutes(TIMEOUT_MINUTES)));
  }

  /** Returns the class of the user's object with codecs, if there is one. */
  public Optional<String> codec() {
    return codecNamed().map(this::classOfObject);
  }

  private String classOfObject(String name) {
    return new Ancestry(classPath()).className(CodecMember.object(name));
  }

  /** Returns what names an object of Scala, which is no mapper. */
  private Optional<String> codecNamed() {
    Ancestry files = new Ancestry(classPath());
    return mappers.stream()
        .filter(name -> !files.of(CodecMember.object(name)).isEmpty())
        .filter(name -> files.of(name).isEmpty() || !files.makes(name, OwnMapper.KINDS))
        .findFirst();
  }

  private static String checkedMapper(String name, UserClassPath added) {
    Ancestry files = new Ancestry(added);
    if (files.of(name).isEmpty()) {
      throw new UsageException(
          "-mapper or -codec=%s: class not found; pass its full name, and its jar with"
              + " -classpath=%s",
          name, ClassPathOptions.suggest(name, added));
    }
    if (!files.makes(name, OwnMapper.KINDS)) {
      throw new UsageException(
          "-mapper=%s: expected a public class that extends ObjectMapper or implements Supplier of"
              + " one, or of a Gson or Moshi, with a public constructor without parameters",
          name);
    }
    return files.className(name);
  }

  /** Returns a variant for each JVM, marked {@code @jdk17} and so on; a single JVM has no mark. */
  public List<Variant> variants(ForkLauncher.LauncherFactory launchers) {
    List<JvmChoice> jvms = choices();
    if (jvms.size() == 1) {
      return List.of(Variant.usual(jvms.get(0)));
    }
    List<String> names = names(jvms.stream().map(jvm -> build(jvm, launchers)).toList());
    return IntStream.range(0, jvms.size())
        .mapToObj(i -> Variant.ofJvm(Optional.of("@" + names.get(i)), jvms.get(i)))
        .toList();
  }

  /** Names builds by their feature versions, and numbers those of one version: jdk17, jdk17-2. */
  static List<String> names(List<JvmBuild> builds) {
    Map<Integer, Integer> seen = new HashMap<>();
    return builds.stream()
        .map(JvmBuild::feature)
        .map(
            feature -> {
              int number = seen.merge(feature, 1, Integer::sum);
              return "jdk" + feature + (number == 1 ? "" : "-" + number);
            })
        .toList();
  }

  /** Refuses virtual threads on JVMs that are too old. Starts JVMs only if there are any. */
  public static void refuseOldJvms(
      List<Usage> usages, List<Variant> variants, ForkLauncher.LauncherFactory launchers) {
    Optional<Usage> virtual = usages.stream().filter(Usage::virtual).findFirst();
    if (virtual.isEmpty()) {
      return;
    }
    for (Variant variant : variants) {
      JvmBuild build = build(variant.jvm(), launchers);
      if (build.feature() < FIRST_WITH_VIRTUAL_THREADS) {
        throw new UsageException(
            "-threads=virtual:%d needs JDK %d or later, and rows would run on %s; pass -jvm=25, or"
                + " the path of another",
            virtual.get().threads(), FIRST_WITH_VIRTUAL_THREADS, build.version());
      }
    }
  }

  /** Starts a JVM and returns its build. */
  public static JvmBuild build(JvmChoice jvm, ForkLauncher.LauncherFactory launchers) {
    try (ForkLauncher launcher = launchers.open(jvm, false)) {
      return launcher.jvm().build();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot use the port or the folder for forks", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking a JVM for its version", e);
    }
  }

  /** Reads java programs as absolute paths, given as programs, JDK folders or version numbers. */
  private static final class Programs implements ITypeConverter<List<Path>> {
    private static final Pattern FEATURE = Pattern.compile("\\d{1,4}");

    @Override
    public List<Path> convert(String text) {
      return Stream.of(text.split(",", -1))
          .map(
              name ->
                  FEATURE.matcher(name.strip()).matches()
                      ? installed(Integer.parseInt(name.strip()))
                      : program(name))
          .toList();
    }

    private static Path installed(int feature) {
      SortedMap<Integer, Path> found = InstalledJdks.ofThisMachine().programs();
      if (!found.containsKey(feature)) {
        String known = found.keySet().toString().replaceAll("[\\[\\]]", "");
        throw new UsageException(
            "no JDK %s found, only %s; pass one of these, or the path of another", feature, known);
      }
      return young(found.get(feature));
    }

    private static Path program(String name) {
      Path file = Values.file(name);
      List<Path> folders = new ArrayList<>(List.of(Path.of("")));
      if (file.getNameCount() == 1 && !file.isAbsolute()) {
        folders.addAll(InstalledJdks.searchPath());
      }
      for (Path folder : folders) {
        // Users on Windows leave out the extension.
        for (String end : List.of("", ".exe", "/bin/java", "/bin/java.exe")) {
          Path program = folder.resolve(Values.file(name + end));
          if (Files.isRegularFile(program) && Files.isExecutable(program)) {
            return young(program.toAbsolutePath()); // Forks run in another folder.
          }
        }
      }
      throw new UsageException(
          "no program is there; expected the java of a JDK, such as /opt/jdk-25/bin/java, or its"
              + " version, such as 25");
    }
  }

  /** Refuses a JVM that cannot load serbench's classes; returns any other. */
  private static Path young(Path program) {
    InstalledJdks.feature(program)
        .filter(feature -> feature < FIRST)
        .ifPresent(
            feature -> {
              throw new UsageException(
                  "%s is Java %d; serbench needs %d or later", program, feature, FIRST);
            });
    return program;
  }

  /** Reads JVM options separated by white space, unless it is within single or double quotes. */
  private static final class ArgumentList implements ITypeConverter<List<String>> {
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");
    private static final Pattern ARGUMENT =
        Pattern.compile("(?:[^\\p{javaWhitespace}\"']++|\"[^\"]*+\"|'[^']*+')++");

    @Override
    public List<String> convert(String text) {
      if (!ARGUMENT.matcher(text).replaceAll("").isBlank()) {
        throw new UsageException("a quote is not closed");
      }
      return ARGUMENT
          .matcher(text)
          .results()
          .map(argument -> QUOTED.matcher(argument.group()).replaceAll("$1$2"))
          .toList();
    }
  }
}
