package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.Example;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** rdma-sys as a module. */
class ModuleTest {
    private static final String NAME = "org.rdma4j.sys";

    private static Path location() throws URISyntaxException {
        return Path.of(
                Errno.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static Run onTheModulePath(String... options) throws URISyntaxException {
        List<String> all = new ArrayList<>(List.of("-p", location().toString(), "--add-modules", NAME));
        all.addAll(List.of(options));
        return ChildJvm.start(Example.class, all).expectOk();
    }

    @Test
    void itExportsTheBindingsAndNotTheirRuntime() throws URISyntaxException {
        ModuleDescriptor descriptor =
                ModuleFinder.of(location()).find(NAME).orElseThrow().descriptor();
        Set<String> expected = new TreeSet<>(Set.of(NAME, NAME + ".report"));
        for (String type : Emitted.classes()) {
            expected.add(type.substring(0, type.lastIndexOf('.')));
        }
        // Behind the inline functions of the others.
        expected.remove(NAME + ".wrapper");
        Set<String> exported = new TreeSet<>();
        Set<String> toProviders = new TreeSet<>();
        descriptor.exports().forEach(export -> (export.isQualified() ? toProviders : exported).add(export.source()));
        assertThat(exported).isEqualTo(expected).noneMatch(name -> name.contains("runtime"));
        assertThat(toProviders).isNotEmpty().allMatch(name -> name.startsWith(NAME + ".runtime."));
    }

    @Test
    void nativeAccessIsGrantedToItByName() throws URISyntaxException {
        Run run = onTheModulePath("--enable-native-access=" + NAME + ",ALL-UNNAMED", "--illegal-native-access=deny");
        // The example is on the class path, and where there are devices it calls a restricted method too.
        assertThat(run.out()).contains("IBVERBS: /").contains("WRAPPER: jar:");
    }

    @Test
    void aRefusalNamesTheModule() throws URISyntaxException {
        assertThat(onTheModulePath("--illegal-native-access=deny").out())
                .contains("Start java with --enable-native-access=" + NAME + " ");
    }
}
