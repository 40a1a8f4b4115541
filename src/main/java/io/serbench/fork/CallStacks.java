package io.serbench.fork;

import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.Owned;
import io.serbench.result.CallProfile.Owner;
import java.net.URL;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sampled call stacks below the timed loop, and whose code they are in. They are read from
 * async-profiler's collapsed format with annotated frames: a line has the frames from caller to
 * callee, separated by semicolons, a blank, and the weight of all samples with this stack. The last
 * frame of an allocation is the class of the object.
 */
final class CallStacks {
  /** Places that a profile names; the others are in the sums of their owners alone. */
  private static final int MOST_PLACES = 60;

  /**
   * A copy of the timed loop, whose callee is the operation or, if calls are apart, other work.
   * Names of hidden classes have slashes or dots, depending on the profiler.
   */
  private static final Pattern LOOP =
      Pattern.compile("io[/.]serbench[/.]measure[/.](Timed|Apart)Loop.*\\.time(_\\[.])?");

  private static final String TIMED = "Timed";
  private static final String LOOP_ITSELF = "io/serbench/measure/TimedLoop.time_[j]";

  /** A method that is compiled, interpreted or inlined, or a class. Other frames are native. */
  private static final Pattern JAVA = Pattern.compile("(.*)_\\[[j01i]]");

  /** How a method was compiled, and which of the JVM's lambdas it is, differ within a fork. */
  private static final Pattern KINDS = Pattern.compile("(?<=_\\[)[01i](?=][; ])");

  private static final Pattern LAMBDAS = Pattern.compile("(?<=\\$\\$Lambda)\\$\\d+");

  /** What the JVM adds to the names of hidden classes, such as those of lambdas. */
  private static final Pattern HIDDEN = Pattern.compile("(\\$\\$Lambda|[+/]0x).*");

  /** Native code that comes with the JVM or the system, before a back quote. */
  private static final Pattern OF_JVM =
      Pattern.compile("(lib(jvm|java|jimage|nio|net|zip|c|m|pthread)\\.(so|dylib)|ld-|\\[).*");

  private static final Pattern OF_JDK = Pattern.compile("(java|jdk|sun)\\..*|[a-z]+");
  private static final String OWN = "io.serbench.";
  private static final Collector<Stack, ?, Long> SUM = Collectors.summingLong(Stack::weight);
  private static final int SEGMENTS = 3; // Of a package: com.fasterxml.jackson, org.apache.avro.

  private final List<Stack> stacks;
  private final Set<String> data;
  private final String library;

  /**
   * The methods below the loop, none if the sample is of the loop itself, and the class of which an
   * object is allocated, if any.
   */
  private record Stack(List<String> methods, Optional<String> allocated, long weight) {
    String last() {
      return methods.isEmpty() ? LOOP_ITSELF : methods.get(methods.size() - 1);
    }
  }

  private CallStacks(List<Stack> stacks, Set<String> data) {
    this.stacks = stacks;
    this.data = data;
    this.library = library();
  }

  /**
   * Reads stacks, and leaves out those that are not below the loop, or in other work between calls.
   *
   * @param allocations whether these are stacks of allocations
   * @param data the names of the classes that the values consist of
   */
  static CallStacks read(String collapsed, boolean allocations, Set<String> data) {
    List<Stack> stacks = new ArrayList<>();
    String alike = LAMBDAS.matcher(KINDS.matcher(collapsed).replaceAll("j")).replaceAll("");
    for (String line : alike.lines().toList()) {
      int blank = line.lastIndexOf(' ');
      List<String> frames = List.of(line.substring(0, Math.max(0, blank)).split(";", -1));
      int end = frames.size() - (allocations ? 1 : 0);
      for (int at = 0; at < end; at++) {
        Matcher loop = LOOP.matcher(frames.get(at));
        if (loop.matches()) {
          List<String> below = frames.subList(at + 1, end);
          boolean isCall = !below.isEmpty() && java(below.get(0)).endsWith(".call");
          if (isCall || loop.group(1).equals(TIMED)) {
            Optional<String> allocated = frames.stream().skip(end).findFirst();
            long weight = Long.parseLong(line.substring(blank + 1));
            stacks.add(new Stack(below, allocated, weight));
          }
          break;
        }
      }
    }
    return new CallStacks(stacks, data);
  }

  long weight() {
    return stacks.stream().mapToLong(Stack::weight).sum();
  }

  /**
   * Returns the stacks in collapsed format.
   *
   * @param annotated with the annotations of frames, which flame graphs show as colours; other
   *     programs do not know them
   */
  String collapsed(boolean annotated) {
    return stacks.stream()
        .map(
            stack ->
                Stream.concat(stack.methods().stream(), stack.allocated().stream())
                    .map(frame -> annotated ? frame : java(frame))
                    .collect(Collectors.joining(";", "timed loop;", " " + stack.weight() + "\n")))
        .collect(Collectors.joining());
  }

  /** Returns the methods that were running, or were allocating, by their shares. */
  List<CodePlace> methods() {
    return places(
        stacks.stream().collect(Collectors.groupingBy(Stack::last, SUM)), this::ownerOfMethod);
  }

  /** Returns the classes of which objects were allocated, by their shares. */
  List<CodePlace> classes() {
    return places(
        stacks.stream().collect(Collectors.groupingBy(stack -> stack.allocated().orElse("?"), SUM)),
        allocated -> ownerOfClass(java(allocated).replaceFirst("(\\[])+$", "")));
  }

  private List<CodePlace> places(Map<String, Long> weights, Function<String, Owner> owner) {
    double all = Math.max(1, weight());
    return weights.entrySet().stream()
        .map(
            entry ->
                new CodePlace(
                    name(entry.getKey()), owner.apply(entry.getKey()), entry.getValue() / all))
        .sorted(Comparator.comparing(CodePlace::share).reversed().thenComparing(CodePlace::name))
        .toList();
  }

  /** Returns the first places, which have the largest shares. */
  static List<CodePlace> largest(List<CodePlace> places) {
    return places.subList(0, Math.min(MOST_PLACES, places.size()));
  }

  /** Returns the shares of owners, in descending order. */
  static List<Owned> owners(List<CodePlace> places) {
    Map<Owner, Double> shares = new EnumMap<>(Owner.class);
    places.forEach(place -> shares.merge(place.owner(), place.share(), Double::sum));
    return shares.entrySet().stream()
        .map(entry -> new Owned(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparing(Owned::share).reversed())
        .toList();
  }

  private static String java(String frame) {
    Matcher java = JAVA.matcher(frame);
    return java.matches() ? java.group(1) : frame;
  }

  private static boolean isJava(String frame) {
    return JAVA.matcher(frame).matches();
  }

  private static String name(String frame) {
    return isJava(frame) ? java(frame).replace('/', '.') : frame.replaceFirst("_\\[k]$", "");
  }

  /** Returns the class of a Java method. */
  private static String type(String method) {
    String name = name(method);
    String type = name.substring(0, Math.max(0, name.lastIndexOf('.')));
    return HIDDEN.matcher(type).replaceFirst("");
  }

  private Owner ownerOfMethod(String frame) {
    if (isJava(frame)) {
      return ownerOfClass(type(frame));
    }
    boolean ofJvm = !frame.contains("`") || OF_JVM.matcher(frame).matches();
    return ofJvm ? Owner.JVM : Owner.OTHER_LIBRARIES;
  }

  private Owner ownerOfClass(String type) {
    if (isOfJdk(type)) {
      return Owner.JDK;
    } else if (data.contains(type)) {
      return Owner.DATA;
    }
    URL file = ClassLoader.getSystemResource(type.replace('.', '/') + ".class");
    if (file == null) {
      return Owner.LIBRARY; // It was generated while the program ran.
    } else if (file.getProtocol().equals("jrt")) {
      return Owner.JDK;
    } else if (type.startsWith(OWN)) {
      return Owner.SERBENCH;
    }
    return type.startsWith(library) ? Owner.LIBRARY : Owner.OTHER_LIBRARIES;
  }

  private static boolean isOfJdk(String type) {
    return OF_JDK.matcher(type).matches();
  }

  /**
   * Returns the beginning of the library's package: of what most stacks call first after serbench's
   * own code. In a row of the user's, that is the row itself.
   */
  private String library() {
    Map<String, Long> entered = new HashMap<>();
    for (Stack stack : stacks) {
      stack.methods().stream()
          .filter(CallStacks::isJava)
          .map(CallStacks::type)
          .filter(type -> !type.startsWith(OWN) && !isOfJdk(type) && !data.contains(type))
          .findFirst()
          .ifPresent(type -> entered.merge(root(type), stack.weight(), Long::sum));
    }
    return entered.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(OWN);
  }

  private static String root(String type) {
    List<String> words = List.of(type.split("\\.", -1));
    int packages = Math.min(SEGMENTS, words.size() - 1);
    return packages == 0 ? type : String.join(".", words.subList(0, packages)) + ".";
  }
}
