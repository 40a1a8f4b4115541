package io.serbench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rules of the house: who may use whom, and what nobody does. */
class ArchitectureTest {
  /**
   * What annotation processors write beside the data's classes, for the libraries that they serve.
   */
  private static final String GENERATED_BESIDE_DATA =
      "io\\.serbench\\.dataset\\..*(JsonAdapter|GeneratedJsonComponent|_DslJsonConverter(\\$.*)?)";

  /** What the tool itself is made of. */
  private static final String[] TOOLS = {
    "io.serbench..",
    "java..",
    "javax.management..",
    "javax.tools..",
    "jdk.jfr..",
    "com.sun.management..",
    "com.fasterxml.jackson..",
    "one.convert..",
    "one.jfr..",
    "one.profiler..",
    "picocli..",
    "org.apache.commons.compress..",
    "org.apache.commons.csv..",
    "org.apache.commons.statistics..",
    "org.apache.commons.text..",
    "org.instancio..",
    "org.objectweb.asm..",
    "oshi.."
  };

  /**
   * Names that more than one type may have, and why: those of beans are in bytes that are stored or
   * recorded, and the bean of one family may be called like that of another.
   */
  private static final Set<String> SHARED_NAMES =
      Set.of(
          "Box", // A bean of the types, and one that hostile messages are forged from.
          "Payment" // A bean of the types, and one of the orders.
          );

  private static JavaClasses classes;

  @BeforeAll
  static void readOwnClasses() {
    classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.serbench");
  }

  @Test
  void packagesUseOnlyWhatIsBelowThem() {
    Map<String, List<String>> uses = new LinkedHashMap<>();
    uses.put(
        "cli",
        List.of(
            "compare",
            "choose",
            "site",
            "report",
            "check",
            "shard",
            "run",
            "process",
            "protocol",
            "measure",
            "result",
            "catalog",
            "compress",
            "dataset",
            "files",
            "serializer"));
    uses.put("compare", List.of("report", "statistics", "result", "catalog", "serializer"));
    uses.put(
        "choose",
        List.of(
            "report",
            "check",
            "run",
            "measure",
            "statistics",
            "result",
            "catalog",
            "dataset",
            "serializer"));
    uses.put(
        "site",
        List.of("report", "statistics", "result", "catalog", "dataset", "files", "serializer"));
    uses.put(
        "report", List.of("statistics", "result", "catalog", "compress", "dataset", "serializer"));
    uses.put(
        "check",
        List.of(
            "report",
            "run",
            "process",
            "protocol",
            "result",
            "catalog",
            "dataset",
            "files",
            "serializer"));
    uses.put("shard", List.of("run", "statistics", "result", "catalog", "dataset"));
    uses.put(
        "run",
        List.of(
            "process",
            "protocol",
            "machine",
            "measure",
            "statistics",
            "result",
            "catalog",
            "dataset",
            "witness",
            "serializer"));
    uses.put(
        "process",
        List.of(
            "fork",
            "protocol",
            "machine",
            "measure",
            "result",
            "catalog",
            "dataset",
            "files",
            "serializer"));
    uses.put(
        "fork",
        List.of(
            "protocol",
            "measure",
            "result",
            "catalog",
            "compress",
            "dataset",
            "files",
            "serializer",
            "witness"));
    uses.put(
        "protocol",
        List.of("measure", "witness", "result", "catalog", "compress", "dataset", "serializer"));
    uses.put("machine", List.of("result"));
    uses.put("statistics", List.of("result", "catalog", "witness"));
    uses.put("result", List.of("catalog", "compress", "dataset", "files", "serializer"));
    uses.put("library", List.of("catalog", "dataset", "serializer"));
    uses.put("measure", List.of("witness"));
    uses.put("catalog", List.of("dataset", "serializer"));
    uses.put("witness", List.of());
    uses.put("compress", List.of());
    uses.put("dataset", List.of());
    uses.put("serializer", List.of());
    uses.put("files", List.of());

    LayeredArchitecture house =
        layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
    for (String name : uses.keySet()) {
      house = house.layer(name).definedBy("io.serbench." + name + "..");
    }
    house = house.whereLayer("cli").mayNotBeAccessedByAnyLayer();
    for (Map.Entry<String, List<String>> use : uses.entrySet()) {
      var layer = house.whereLayer(use.getKey());
      house =
          use.getValue().isEmpty()
              ? layer.mayNotAccessAnyLayer()
              : layer.mayOnlyAccessLayers(use.getValue().toArray(String[]::new));
    }
    house.allowEmptyShould(true).check(classes);
  }

  @Test
  void noPackagesFormACycle() {
    slices().matching("io.serbench.(**)").should().beFreeOfCycles().check(classes);
  }

  /** Who searches for a type by its name finds one. */
  @Test
  void noTwoTypesHaveOneName() {
    Map<String, List<String>> types =
        classes.stream()
            .filter(type -> !type.getPackageName().startsWith("io.serbench.library"))
            .filter(type -> !type.getName().matches(GENERATED_BESIDE_DATA))
            .filter(type -> !type.isAnonymousClass())
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));
    types.values().removeIf(named -> named.size() == 1);
    assertThat(types).containsOnlyKeys(SHARED_NAMES);
  }

  /** What a report says does not depend on how it is written. */
  @Test
  void reportsKnowNoFormat() {
    noClasses()
        .that()
        .resideInAPackage("io.serbench.report..")
        .and()
        .resideOutsideOfPackage("io.serbench.report.format..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.serbench.report.format..")
        .check(classes);
    noClasses()
        .that()
        .resideInAnyPackage("io.serbench.report.metric..", "io.serbench.report.block..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.serbench.report")
        .check(classes);
  }

  /** In the command line, too, rooms use only what is below them. */
  @Test
  void roomsOfTheCommandLineUseOnlyWhatIsBelowThem() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("main")
        .definedBy("io.serbench.cli")
        .layer("command")
        .definedBy("io.serbench.cli.command..")
        .layer("work")
        .definedBy("io.serbench.cli.work..")
        .layer("option")
        .definedBy("io.serbench.cli.option..")
        .layer("console")
        .definedBy("io.serbench.cli.console..")
        .layer("progress")
        .definedBy("io.serbench.cli.progress..")
        .whereLayer("main")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("command")
        .mayOnlyBeAccessedByLayers("main")
        .whereLayer("work")
        .mayOnlyBeAccessedByLayers("command", "main")
        .whereLayer("option")
        .mayOnlyAccessLayers("console")
        .whereLayer("progress")
        .mayNotAccessAnyLayer()
        .whereLayer("console")
        .mayNotAccessAnyLayer()
        .check(classes);
  }

  /** What is compared does not depend on how it is shown. */
  @Test
  void comparisonsKnowNoPage() {
    noClasses()
        .that()
        .resideInAPackage("io.serbench.compare")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.serbench.compare.page..",
            "io.serbench.report.block..",
            "io.serbench.report.format..")
        .check(classes);
  }

  @Test
  void everyClassIsInAPackageThatTheRulesKnow() {
    classes()
        .should()
        .resideInAnyPackage(
            "io.serbench.cli..",
            "io.serbench.compare..",
            "io.serbench.choose..",
            "io.serbench.site..",
            "io.serbench.report..",
            "io.serbench.check..",
            "io.serbench.shard..",
            "io.serbench.run..",
            "io.serbench.process..",
            "io.serbench.fork..",
            "io.serbench.protocol..",
            "io.serbench.machine..",
            "io.serbench.statistics..",
            "io.serbench.result..",
            "io.serbench.library..",
            "io.serbench.measure..",
            "io.serbench.witness..",
            "io.serbench.catalog..",
            "io.serbench.compress..",
            "io.serbench.dataset..",
            "io.serbench.serializer..",
            "io.serbench.files..")
        .check(classes);
  }

  @Test
  void onlyTheMainClassesExit() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("io.serbench.cli.Main")
        .and()
        .doNotHaveFullyQualifiedName("io.serbench.fork.Worker")
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "exit", int.class)
        .allowEmptyShould(true)
        .check(classes);
  }

  @Test
  void noStaticFieldIsMutable() {
    fields()
        .that()
        .areStatic()
        .and()
        .areDeclaredInClassesThat()
        .resideOutsideOfPackage("..generated..")
        .should()
        .beFinal()
        .allowEmptyShould(true)
        .check(classes);
  }

  /** A library that does not link must cost its own rows and nothing else. */
  @Test
  void onlyAdaptersKnowTheLibrariesUnderTest() {
    classes()
        .that()
        .resideOutsideOfPackages("io.serbench.library..", "io.serbench.compress..")
        .and()
        .haveNameNotMatching(GENERATED_BESIDE_DATA)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(TOOLS)
        .check(classes);
  }

  /** Jackson is measured, and reads the tool's own JSON: in these places and no others. */
  @Test
  void onlyAdaptersAndJsonReadersKnowJackson() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "io.serbench.library..",
            "io.serbench.dataset..",
            "io.serbench.result..",
            "io.serbench.protocol..",
            "io.serbench.fork..",
            "io.serbench.report.format..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .allowEmptyShould(true)
        .check(classes);
  }
}
