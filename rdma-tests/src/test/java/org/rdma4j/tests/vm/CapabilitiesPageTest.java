package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.capability.Capability;

/**
 * {@code docs/internals/capabilities.md} lists the capabilities and the tests that show them. {@code -Drdma4j.rewrite}
 * writes the page. {@link GuestTests} checks that the tests ran.
 */
class CapabilitiesPageTest {
    private static final Path PAGE = Vm.root().resolve("docs/internals/capabilities.md");

    @Test
    void pageListsTheCapabilities() throws IOException {
        String expected = CapabilitiesPage.text(ShownCapabilities.ofTests());
        if (System.getProperty("rdma4j.rewrite") != null) {
            Files.writeString(PAGE, expected);
        }
        assertThat(Files.readString(PAGE).equals(expected))
                .as("%s lists the capabilities; -Drdma4j.rewrite regenerates it", PAGE.getFileName())
                .isTrue();
    }

    @Test
    void capabilitiesHaveTestsAndExistingNames() {
        assertThat(ShownCapabilities.ofTests().errors()).isEmpty();
    }

    @Test
    void descriptionsAreUnique() {
        assertThat(Stream.of(Capability.values()).map(capability -> capability.area() + " " + capability.text()))
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(200);
    }
}
