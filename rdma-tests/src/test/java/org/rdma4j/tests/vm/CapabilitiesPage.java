package org.rdma4j.tests.vm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.tests.capability.Area;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.ComparedLibrary;

/** Text of docs/internals/capabilities.md. */
final class CapabilitiesPage {
    private static final String NOTHING = "–";

    private static final String HEAD = """
            # Capabilities

            This page lists the capabilities of `rdma-io` and `rdma-network`, the classes and methods that provide them, the tests that show them, and the other libraries that have them. `CapabilitiesPageTest` generates this page from the class `Capability` and from the annotations of the tests, `@Shows` and `@ShowsRefusal`. To regenerate the page, run:

            ```sh no-run
            mvn test -pl rdma-gen,rdma-sys,rdma-sys-mlx5,rdma-sys-efa,rdma-io,rdma-network,rdma-tools,rdma-examples,rdma-tests -Dtest=CapabilitiesPageTest -Dsurefire.failIfNoSpecifiedTests=false -Drdma4j.rewrite
            ```

            The column *Libraries* shows which of the following libraries have the capability at the same level of abstraction, according to their public sources. Each library is represented by a letter:

            | Letter | Library | Language | Version | Features at higher levels |
            |---|---|---|---|---|
            """;

    private static final String DEVICES = """

            The column *Devices* lists the devices on which the tests run: rxe is soft-RoCE and siw is soft-iWARP, both in the [virtual machine](../reference/vm.md). *host* marks tests that need no device. *Refused by* means that the device does not support the capability; the test expects an exception that reports this. `GuestTests` checks that each test succeeded and used these devices. In the last three sections, the capabilities that ibverbs-rs also has are listed by the names of its types and methods.
            """;

    private CapabilitiesPage() {}

    /** Returns the page. */
    static String text(ShownCapabilities capabilities) {
        StringBuilder page = new StringBuilder(HEAD);
        for (ComparedLibrary library : ComparedLibrary.values()) {
            row(
                    page,
                    String.valueOf(library.letter()),
                    library.link(),
                    library.language(),
                    library.version(),
                    library.above());
        }
        page.append(DEVICES);
        for (Area area : Area.values()) {
            page.append("\n## ").append(area.title()).append("\n\n");
            page.append("| Capability | Libraries | rdma4j | Tests | Devices |\n|---|---|---|---|---|\n");
            capabilities.rows().stream()
                    .filter(row -> row.capability().area() == area)
                    .forEach(row -> row(
                            page,
                            row.capability().text(),
                            peers(row.capability()),
                            row.capability().here(),
                            tests(row),
                            devices(row)));
        }
        return page.toString();
    }

    private static void row(StringBuilder page, String... cells) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static String peers(Capability capability) {
        return Stream.of(ComparedLibrary.values())
                .map(library -> capability.peers().contains(library) ? String.valueOf(library.letter()) : "·")
                .collect(Collectors.joining(" "));
    }

    private static String tests(ShownCapabilities.Row row) {
        return row.tests().isEmpty()
                ? NOTHING
                : row.tests().stream().map(test -> "`" + test.text() + "`").collect(Collectors.joining(", "));
    }

    private static String devices(ShownCapabilities.Row row) {
        if (row.tests().isEmpty()) {
            return NOTHING;
        }
        List<String> devices = new ArrayList<>();
        if (row.guestTests().size() < row.tests().size()) {
            devices.add("host");
        }
        row.devices(false).forEach(device -> devices.add(kind(device)));
        row.devices(true).forEach(device -> devices.add("refused by " + kind(device)));
        return String.join(", ", devices);
    }

    /** Returns the name of a device without its number. */
    private static String kind(String device) {
        return device.replaceFirst("\\d+$", "");
    }
}
