package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.network.Node;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.Example;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;
import org.rdma4j.verbs.Device;
import tools.jackson.core.json.JsonFactory;

/** rdma-sys as a Java module: exports, native access, and its error messages. */
class ModuleTest {
    private static final String NAME = "org.rdma4j.sys";

    private static Path location() {
        return location(Errno.class);
    }

    private static Path location(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private static Run onTheModulePath(String... options) {
        List<String> all = new ArrayList<>(List.of("-p", location().toString(), "--add-modules", NAME));
        all.addAll(List.of(options));
        return ChildJvm.start(Example.class, all).expectOk();
    }

    @Test
    void exportsTheBindingsOnly() {
        ModuleDescriptor descriptor =
                ModuleFinder.of(location()).find(NAME).orElseThrow().descriptor();
        Set<String> expected = new TreeSet<>(Set.of(NAME, NAME + ".report"));
        for (String type : EmittedBindings.classes()) {
            expected.add(type.substring(0, type.lastIndexOf('.')));
        }
        // Used by the inline functions of the other packages.
        expected.remove(NAME + ".wrapper");
        Set<String> exported = new TreeSet<>();
        Set<String> toProviders = new TreeSet<>();
        descriptor.exports().forEach(export -> (export.isQualified() ? toProviders : exported).add(export.source()));
        assertThat(exported).isEqualTo(expected).noneMatch(name -> name.contains("runtime"));
        assertThat(toProviders).isNotEmpty().allMatch(name -> name.startsWith(NAME + ".runtime."));
    }

    @Test
    void nativeAccessIsGrantedByModuleName() {
        Run run = onTheModulePath("--enable-native-access=" + NAME + ",ALL-UNNAMED", "--illegal-native-access=deny");
        // The example is on the class path and also calls a restricted method if there are devices.
        assertThat(run.out()).contains("IBVERBS: /").contains("WRAPPER: jar:");
    }

    @Test
    void deniedAccessNamesTheModule() {
        assertThat(onTheModulePath("--illegal-native-access=deny").out())
                .contains("Start java with --enable-native-access=" + NAME + " ");
    }

    /**
     * Granting native access to rdma-sys is sufficient for the modules built on it: the JDK lists the callers of
     * restricted methods.
     */
    @Test
    void higherModulesNeedNoNativeAccess() {
        Optional<ToolProvider> scan = ToolProvider.findFirst("jnativescan");
        assumeTrue(scan.isPresent(), "jnativescan comes with JDK 24");
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        String path = Stream.of(Errno.class, Device.class, Node.class, JsonFactory.class)
                .map(type -> location(type).toString())
                .collect(Collectors.joining(":"));
        int code = scan.orElseThrow()
                .run(printer, printer, "--module-path", path, "--add-modules", "org.rdma4j.io,org.rdma4j.network");
        assertThat(code).as(out.toString()).isZero();
        assertThat(out.toString().lines().filter(line -> !line.startsWith(" ")))
                .as("modules that call restricted methods")
                .singleElement()
                .asString()
                .endsWith("(" + NAME + "):");
    }
}
