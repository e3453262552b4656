package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** Behavior of the bindings if rdma-core is missing completely or in part. */
class HiddenLibrariesTest {
    private static final String INSTALL_VERBS =
            "apt-get install libibverbs1 (Debian, Ubuntu) or dnf install libibverbs (Fedora, RHEL)";

    private static Run probe(String... options) {
        return ChildJvm.run(
                        ClassesProbe.class,
                        List.of(options),
                        EmittedBindings.classes().toArray(String[]::new))
                .expectOk();
    }

    @Test
    void withoutLibrariesTheFirstCallSaysWhatToInstall() {
        String out = probe("-Dorg.rdma4j.ibverbs.path=/nonexistent").out();
        assertThat(out).containsPattern("initialised \\d{3,}");
        assertThat(out).contains("verbs threw java.lang.UnsatisfiedLinkError: Cannot load libibverbs.so.1");
        assertThat(out).contains("inline threw java.lang.UnsatisfiedLinkError: librdma_wrapper.so");
        assertThat(out).contains("cm threw java.lang.UnsatisfiedLinkError: librdmacm.so.1");
        assertThat(out).contains("verbs again threw java.lang.UnsatisfiedLinkError: Cannot load libibverbs.so.1");
        assertThat(out.split(Pattern.quote(INSTALL_VERBS), -1)).hasSize(5);
    }

    @Test
    void withoutConnectionManagerVerbsWork() {
        String out = probe("-Dorg.rdma4j.rdmacm.path=/nonexistent").out();
        assertThat(out).contains("verbs gave success").contains("inline gave ");
        assertThat(out)
                .contains("cm threw java.lang.UnsatisfiedLinkError: Cannot load librdmacm.so.1")
                .contains("apt-get install librdmacm1");
    }

    @Test
    void withoutWrapperExternFunctionsWork() {
        String out = probe("-Dorg.rdma4j.wrapper.path=/nonexistent").out();
        assertThat(out).contains("verbs gave success").contains("cm gave RDMA_CM_EVENT_ADDR_RESOLVED");
        assertThat(out).contains("inline threw java.lang.UnsatisfiedLinkError: Cannot load librdma_wrapper.so");
    }

    @Test
    void withoutNativeAccessTheFirstCallNamesTheFlag() {
        String out = ChildJvm.start(ClassesProbe.class, List.of("--illegal-native-access=deny"))
                .expectOk()
                .out();
        assertThat(out)
                .contains("verbs threw java.lang.IllegalCallerException")
                .contains("--enable-native-access=ALL-UNNAMED");
    }
}
