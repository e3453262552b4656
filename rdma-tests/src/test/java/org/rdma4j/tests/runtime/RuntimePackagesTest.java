package org.rdma4j.tests.runtime;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;

/** Dependencies between the hand-written packages of rdma-sys: only the listed ones exist, and they have no cycles. */
class RuntimePackagesTest {
    private static final String ROOT = "org.rdma4j.sys";

    /** Packages ({@code .} is the root) and the other packages of the project that each may use. */
    private static final Map<String, Set<String>> ARROWS = Map.of(
            "runtime.loading", Set.of(),
            "runtime.checking", Set.of("runtime.loading"),
            "runtime.calling", Set.of("runtime.loading", "runtime.checking"),
            "runtime.printing", Set.of("runtime.loading", "runtime.checking", "runtime.calling"),
            ".", Set.of("runtime.loading", "runtime.checking", "runtime.calling", "runtime.printing"),
            "report",
                    Set.of(
                            "runtime.loading",
                            "runtime.checking",
                            "runtime.calling",
                            "runtime.printing",
                            ".",
                            "ibverbs"));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(Errno.class.getProtectionDomain().getCodeSource().getLocation());

    private static String room(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(ROOT) ? "." : name.replace(ROOT + ".", "");
    }

    @Test
    void everyPackageIsListed() {
        Set<String> rooms = CLASSES.stream().map(RuntimePackagesTest::room).collect(toCollection(TreeSet::new));
        rooms.removeIf(room -> !room.startsWith("runtime."));
        assertThat(ARROWS.keySet()).containsAll(rooms);
        assertThat(rooms).hasSize(4);
    }

    @Test
    void packagesUseOnlyListedPackages() {
        Set<String> wrong = new TreeSet<>();
        int used = 0;
        for (JavaClass type : CLASSES) {
            Set<String> allowed = ARROWS.get(room(type));
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (allowed != null && target.getPackageName().startsWith(ROOT)) {
                    used++;
                    if (!room(target).equals(room(type)) && !allowed.contains(room(target))) {
                        wrong.add(type.getName() + " uses " + target.getName());
                    }
                }
            }
        }
        assertThat(used).isGreaterThan(100);
        assertThat(wrong).isEmpty();
    }

    /** Neither emitted nor hand-written code may depend on the report package. */
    @Test
    void nothingUsesTheReport() {
        assertThat(CLASSES.stream()
                        .filter(type -> !room(type).equals("report"))
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(dependency -> room(dependency.getTargetClass().getBaseComponentType()))
                        .filter("report"::equals))
                .isEmpty();
    }
}
