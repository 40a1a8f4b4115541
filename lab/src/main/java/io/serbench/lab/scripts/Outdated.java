package io.serbench.lab.scripts;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Comment;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Finds reasons not to upgrade what has a newer release: comments in a POM, right before a version
 * or the property that holds it. See {@code scripts/outdated.sh}, which starts this without a
 * build, so it uses nothing but the JDK.
 */
final class Outdated {
  private static final String MAVENS_OWN = "org.apache.maven.plugins";
  private static final String REASON = "Not ([^:]+): (.*)";

  /** A line of Maven's: {@code group:artifact ... 1 -> 2}, or the versions alone. */
  private static final Pattern UPDATE =
      Pattern.compile("(?:(\\$?[\\w.{}:-]+)[ .]*\\s)?\\s*([\\w.-]+) -> ([\\w.-]+)");

  /**
   * What may be upgraded.
   *
   * @param name {@code group:artifact}, the artifact of one of Maven's own plugins, or a property
   */
  record Update(String name, String version, String newer) {
    private static Map<String, Update> in(List<String> printed) {
      Map<String, Update> updates = new TreeMap<>();
      String before = "";
      for (String line : printed) {
        String text = line.replaceFirst("^\\[[A-Z]+\\]", "").strip();
        Matcher found = UPDATE.matcher(text);
        if (found.matches()) {
          // After a long name, the versions are on the next line.
          String name = Optional.ofNullable(found.group(1)).orElse(before);
          updates.put(name, new Update(name, found.group(2), found.group(3)));
        }
        before = text.replaceFirst("[ .]+$", "");
      }
      return updates;
    }
  }

  /** A version as the POM has it, perhaps by a property, and the comment before it. */
  private record Written(String version, Optional<String> comment) {}

  private final Map<String, String> properties = new HashMap<>();
  private final Map<String, Written> versions = new LinkedHashMap<>();

  /** The versions of imported bills of materials, by group. */
  private final Map<String, String> bills = new HashMap<>();

  /** Reads a POM, including its profiles. */
  Outdated(String pom) throws IOException {
    for (Element element : elements(pom)) {
      if (element.getTagName().equals("properties")) {
        for (Element property : children(element)) {
          comment(property)
              .ifPresent(why -> properties.putIfAbsent("${" + property.getTagName() + "}", why));
        }
      }
      Optional<Element> version = child(element, "version");
      Optional<String> artifact = child(element, "artifactId").map(Element::getTextContent);
      if (version.isPresent() && artifact.isPresent()) {
        String group = child(element, "groupId").map(Element::getTextContent).orElse(MAVENS_OWN);
        String text = version.get().getTextContent();
        versions.putIfAbsent(
            group + ":" + artifact.get(), new Written(text, comment(version.get())));
        if (child(element, "scope")
            .filter(scope -> scope.getTextContent().equals("import"))
            .isPresent()) {
          bills.put(group, text);
        }
      }
    }
  }

  /**
   * Prints what is outdated, and why, and exits with 1 if something has no reason; or prints a POM
   * whose dependencies are the annotation processors, which the versions plugin ignores.
   *
   * @param args a file with what Maven printed, and perhaps {@code -upgrades}, to print these for a
   *     script; or {@code -processors}
   */
  public static void main(String[] args) throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    if (args[0].equals("-processors")) {
      System.out.print(processors(pom));
      return;
    }
    List<String> printed = Files.readAllLines(Path.of(args[0]));
    List<String> errors = printed.stream().filter(line -> line.startsWith("[ERROR] ")).toList();
    errors.forEach(System.err::println);
    if (args.length > 1) {
      new Outdated(pom).upgrades(printed).forEach(System.out::println);
      return;
    }
    List<String> report = new Outdated(pom).report(printed);
    report.forEach(System.out::println);
    if (!errors.isEmpty() || report.stream().anyMatch(line -> line.endsWith(": NO REASON"))) {
      System.err.println(
          "outdated.sh: upgrade what has NO REASON, or give one in pom.xml; fix any errors above");
      System.exit(1);
    }
  }

  /** Returns a line for each update, with the reason against it. */
  List<String> report(List<String> printed) {
    List<String> lines = new ArrayList<>();
    for (Update update : Update.in(printed).values()) {
      String why = reason(update).orElse("NO REASON");
      lines.add("%s  %s -> %s: %s".formatted(update.name(), update.version(), update.newer(), why));
    }
    return lines.isEmpty() ? List.of("Nothing is outdated.") : lines;
  }

  /**
   * Returns what may be upgraded by changing one version in the POM, as {@code PROPERTY
   * GROUP:ARTIFACT OLD NEW}: the property is {@code -} if the version is that of the artifact
   * alone, else the artifact is the first with its version.
   */
  List<String> upgrades(List<String> printed) {
    List<String> lines = new ArrayList<>();
    for (Update update : Update.in(printed).values()) {
      boolean property = update.name().startsWith("$");
      String name = property ? update.name() : full(update.name());
      Written written = versions.getOrDefault(name, new Written("$", Optional.empty()));
      if (reason(update).isEmpty() && (property || !written.version().startsWith("$"))) {
        String artifact =
            versions.keySet().stream()
                .filter(key -> versions.get(key).version().equals(name))
                .findFirst()
                .orElse(name);
        String changed = property ? name.substring(2, name.length() - 1) : "-";
        lines.add(String.join(" ", changed, artifact, update.version(), update.newer()));
      }
    }
    return lines;
  }

  private Optional<String> reason(Update update) {
    Matcher said = Pattern.compile(REASON).matcher(comment(update.name()).orElse(""));
    return said.matches() && isAmong(update.newer(), said.group(1))
        ? Optional.of(said.group(2))
        : Optional.empty();
  }

  /** Returns whether a version is one of a list such as {@code 2.1.0, 3.*}. */
  private static boolean isAmong(String version, String list) {
    for (String pattern : list.split(",", -1)) {
      String regex = Pattern.quote(pattern.strip()).replace("*", "\\E.*\\Q");
      if (version.matches(regex)) {
        return true;
      }
    }
    return false;
  }

  private Optional<String> comment(String name) {
    if (name.startsWith("$")) {
      return Optional.ofNullable(properties.get(name));
    }
    String full = full(name);
    String group = full.substring(0, full.lastIndexOf(':'));
    Written written =
        Optional.ofNullable(versions.get(full))
            .orElseGet(() -> new Written(versionOfBill(group), Optional.empty()));
    return written.comment().or(() -> Optional.ofNullable(properties.get(written.version())));
  }

  private static String full(String name) {
    return name.contains(":") ? name : MAVENS_OWN + ":" + name;
  }

  /** Returns the version of the imported bill with the longest group that has this one. */
  private String versionOfBill(String group) {
    return bills.keySet().stream()
        .filter(bill -> (group + ".").startsWith(bill + "."))
        .max((one, other) -> Integer.compare(one.length(), other.length()))
        .map(bills::get)
        .orElse("");
  }

  /** Returns a POM that depends on the annotation processors, also those of profiles. */
  static String processors(String pom) throws IOException {
    StringBuilder text =
        new StringBuilder(
            """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>none</groupId>
              <artifactId>processors</artifactId>
              <version>0</version>
              <properties>
            """);
    List<Element> all = elements(pom);
    Map<String, String> usual = new LinkedHashMap<>();
    all.stream()
        .filter(element -> element.getTagName().equals("properties"))
        .flatMap(properties -> children(properties).stream())
        .filter(property -> property.getTagName().endsWith(".version"))
        .forEach(property -> usual.putIfAbsent(property.getTagName(), property.getTextContent()));
    usual.forEach((name, version) -> text.append(line(name, version)));
    text.append("  </properties>\n  <dependencies>\n");
    for (Element path : all) {
      if (path.getTagName().equals("path") && child(path, "groupId").isPresent()) {
        text.append("    <dependency>\n");
        for (Element part : children(path)) {
          text.append(line(part.getTagName(), part.getTextContent()));
        }
        text.append("    </dependency>\n");
      }
    }
    return text + "  </dependencies>\n</project>\n";
  }

  private static String line(String name, String text) {
    return "      <%s>%s</%s>\n".formatted(name, text, name);
  }

  /** Returns all elements, in the order of the text. */
  private static List<Element> elements(String pom) throws IOException {
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(pom)))
              .getDocumentElement();
      List<Element> all = new ArrayList<>();
      add(root, all);
      return all;
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("pom.xml is no XML", e);
    }
  }

  private static void add(Element element, List<Element> all) {
    all.add(element);
    children(element).forEach(child -> add(child, all));
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }

  private static Optional<Element> child(Element parent, String name) {
    return children(parent).stream().filter(child -> child.getTagName().equals(name)).findFirst();
  }

  /** Returns the comment right before an element; empty if there is none. */
  private static Optional<String> comment(Element element) {
    Node before = element.getPreviousSibling();
    while (before != null && !(before instanceof Element) && !(before instanceof Comment)) {
      before = before.getPreviousSibling();
    }
    return before instanceof Comment comment
        ? Optional.of(comment.getData().strip().replaceAll("\\s+", " "))
        : Optional.empty();
  }
}
