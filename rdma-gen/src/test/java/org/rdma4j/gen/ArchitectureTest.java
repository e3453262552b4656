package org.rdma4j.gen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dependencies allowed between packages of the generator, and on libraries. */
class ArchitectureTest {

    private static final String ROOT = "org.rdma4j.gen";

    /** The packages that each package of the generator may use. */
    private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
            Map.entry("problem", Set.of()),
            Map.entry("model", Set.of()),
            Map.entry("tree", Set.of("problem")),
            Map.entry("syntax", Set.of("problem", "tree")),
            Map.entry("process", Set.of("problem")),
            Map.entry("config", Set.of("problem", "tree", "syntax")),
            Map.entry("metadata", Set.of("problem", "tree", "syntax", "model")),
            Map.entry("layout", Set.of("problem", "model")),
            // The configuration lists the sequences of calls that the wrapper library performs in one call.
            Map.entry("cprint", Set.of("problem", "config", "model")),
            Map.entry("symbols", Set.of("problem", "process")),
            Map.entry("preprocess", Set.of("problem", "process", "config", "model")),
            Map.entry("parse", Set.of("problem", "process", "config", "model", "preprocess")),
            // The spelling of a JSON string is tree's.
            Map.entry("dump", Set.of("problem", "tree", "model", "cprint")),
            // The configuration states who allocates a record.
            Map.entry("diff", Set.of("problem", "tree", "model", "config", "dump", "cprint")),
            // Conflicts between releases are described in the terms of a dump.
            Map.entry("merge", Set.of("problem", "config", "model", "dump")),
            // A second reader reads headers with the C compiler alone, so that the front end is not compared with
            // itself.
            Map.entry("verify", Set.of("problem", "process", "config", "model", "cprint", "symbols")),
            // The spelling of a JSON string is tree's.
            Map.entry("emit", Set.of("problem", "tree", "config", "model", "cprint")),
            Map.entry(
                    "pipeline",
                    Set.of(
                            "problem",
                            "process",
                            "config",
                            "model",
                            "metadata",
                            "layout",
                            "cprint",
                            "symbols",
                            "preprocess",
                            "parse",
                            "merge",
                            "verify",
                            "emit")),
            Map.entry(
                    "cli",
                    Set.of(
                            "problem",
                            "config",
                            "model",
                            "metadata",
                            "preprocess",
                            "merge",
                            "diff",
                            "dump",
                            "verify",
                            "pipeline")));

    /** The packages of {@code emit} that each package of it may use; the top-level package uses all of them. */
    private static final Map<String, Set<String>> ALLOWED_IN_EMIT = Map.ofEntries(
            Map.entry("name", Set.of()),
            Map.entry("unsupported", Set.of()),
            Map.entry("doc", Set.of()),
            Map.entry("fact", Set.of("unsupported")),
            Map.entry("value", Set.of("name", "unsupported")),
            Map.entry("call", Set.of("name", "unsupported", "value")),
            Map.entry("resource", Set.of("value", "call")),
            Map.entry("context", Set.of("name", "unsupported", "doc", "fact", "value")),
            Map.entry("enumeration", Set.of("context", "name", "unsupported", "doc", "fact", "value")),
            Map.entry("callback", Set.of("context", "name", "unsupported", "doc", "value", "call")),
            // A member may point to a function, and its text form contains names of enumerators.
            Map.entry(
                    "record",
                    Set.of("context", "name", "unsupported", "doc", "fact", "value", "enumeration", "callback")),
            Map.entry("function", Set.of("context", "name", "unsupported", "doc", "fact", "value", "call")));

    /** A library, identified by a package pattern, and the packages that may use it. */
    private record RestrictedLibrary(String library, Set<String> packages) {
        @Override
        public String toString() {
            return library;
        }
    }

    private static final List<RestrictedLibrary> RESTRICTED_LIBRARIES = List.of(
            new RestrictedLibrary("org.eclipse..", Set.of("parse")),
            new RestrictedLibrary("com.palantir.javapoet..", Set.of("emit")),
            new RestrictedLibrary("tools.jackson..", Set.of("syntax", "metadata")),
            new RestrictedLibrary("com.fasterxml.jackson..", Set.of("syntax", "metadata")),
            new RestrictedLibrary("picocli..", Set.of("cli")));

    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(ROOT);

    @Test
    void tableListsEveryPackage() {
        assertThat(CLASSES).hasSizeGreaterThan(100);
        Set<String> packages = CLASSES.stream().map(ArchitectureTest::slice).collect(toSet());
        assertThat(ALLOWED.keySet())
                .as("add the new package and its dependencies to this table")
                .containsAll(packages);
    }

    static Stream<String> packages() {
        return ALLOWED.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void packagesUseOnlyAllowedPackages(String name) {
        String[] allowed = Stream.concat(Stream.of(name), ALLOWED.get(name).stream())
                .map(p -> ROOT + "." + p + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(ROOT + "." + name + "..")
                .should()
                .dependOnClassesThat(new DescribedPredicate<>("are ours and not in " + ALLOWED.get(name)) {
                    @Override
                    public boolean test(JavaClass used) {
                        return used.getPackageName().startsWith(ROOT + ".")
                                && Stream.of(allowed)
                                        .noneMatch(a -> JavaClass.Predicates.resideInAPackage(a)
                                                .test(used));
                    }
                })
                // The table may list a package that does not exist yet.
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void tableListsEveryPackageOfEmit() {
        Set<String> parts = CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(ROOT + ".emit."))
                .map(name -> name.substring((ROOT + ".emit.").length()))
                .collect(toSet());
        assertThat(ALLOWED_IN_EMIT.keySet())
                .as("add the new package and its dependencies to this table")
                .isEqualTo(parts);
    }

    static Stream<String> partsOfEmit() {
        return ALLOWED_IN_EMIT.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("partsOfEmit")
    void packagesOfEmitUseOnlyAllowedPackages(String name) {
        String own = ROOT + ".emit." + name;
        Set<String> allowed = Stream.concat(Stream.of(name), ALLOWED_IN_EMIT.get(name).stream())
                .map(part -> ROOT + ".emit." + part)
                .collect(toSet());
        noClasses()
                .that()
                .resideInAPackage(own)
                .should()
                .dependOnClassesThat(
                        new DescribedPredicate<>("are emit's and neither its own nor in " + ALLOWED_IN_EMIT.get(name)) {
                            @Override
                            public boolean test(JavaClass used) {
                                String place = used.getPackageName();
                                return (place + ".").startsWith(ROOT + ".emit.") && !allowed.contains(place);
                            }
                        })
                .check(CLASSES);
    }

    @Test
    void emitIsFreeOfCycles() {
        slices().matching(ROOT + ".emit.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    static Stream<RestrictedLibrary> restrictedLibraries() {
        return RESTRICTED_LIBRARIES.stream();
    }

    @ParameterizedTest
    @MethodSource("restrictedLibraries")
    void librariesAreUsedOnlyByTheirPackages(RestrictedLibrary restricted) {
        String[] users =
                restricted.packages().stream().map(p -> ROOT + "." + p + "..").toArray(String[]::new);
        noClasses()
                .that()
                .resideOutsideOfPackages(users)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(restricted.library())
                .check(CLASSES);
    }

    @Test
    @DisplayName("nothing depends on cli")
    void noPackageDependsOnTheCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".cli..")
                .check(CLASSES);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** "Go to class" in an IDE must be unambiguous. */
    @Test
    void simpleNamesAreUnique() {
        // Includes test classes.
        Map<String, List<String>> byName = new ClassFileImporter()
                .importPackages(ROOT).stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));
        byName.values().removeIf(names -> names.size() == 1);
        assertThat(byName).isEmpty();
    }

    @Test
    void generatorDoesNotUseTheBindings() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.rdma4j.sys..", "java.lang.foreign..")
                .check(CLASSES);
    }

    @Test
    void onlyTheCommandLineWritesToTheConsole() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    /** The rules must fail for a forbidden dependency: otherwise they have examined no class. */
    @Test
    void rulesDetectAForbiddenDependency() {
        assertThatThrownBy(() -> noClasses()
                        .that()
                        .resideInAPackage(ROOT + ".emit..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("com.palantir.javapoet..")
                        .check(CLASSES))
                .isInstanceOf(AssertionError.class);
        classes()
                .that()
                .resideInAPackage(ROOT + ".model..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + ".model..", "java..", "org.jspecify..")
                .check(CLASSES);
    }

    private static String slice(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length());
        return rest.isEmpty() ? "" : rest.substring(1).split("\\.")[0];
    }
}
