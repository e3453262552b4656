package org.rdma4j.tests.loading;

import static org.rdma4j.tests.loading.Bench.CM;
import static org.rdma4j.tests.loading.Bench.VERBS;

import java.nio.file.Path;
import java.util.List;
import org.rdma4j.tests.support.C;

/** Libraries that are missing, or not at the configured path. */
final class MissingLibraries {
    private final Bench bench;

    private MissingLibraries(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        MissingLibraries all = new MissingLibraries(bench);
        return List.of(
                new Situation("No libibverbs", all::noVerbs),
                new Situation("No librdmacm", all::noConnectionManager),
                new Situation("Neither libibverbs nor librdmacm", all::neither),
                new Situation("An option names a file that does not exist", all::namedFile),
                new Situation("An option names a directory without the library", all::namedDirectory),
                new Situation("An option names a file that the user may not read", all::unreadable),
                new Situation("A dependency of libibverbs is missing", all::needed),
                new Situation("An older rdma-core", all::older),
                new Situation("A librdmacm of a newer rdma-core than libibverbs", all::mixed));
    }

    private ChildJar without(Path... libraries) {
        return bench.java().behind(Host.mounting(Host.hiding(bench.directory("scratch"), libraries)));
    }

    private String noVerbs() {
        return without(Bench.verbs()).probe("verbs");
    }

    private String noConnectionManager() {
        return without(Bench.cm()).probe("verbs", "inline", "cm");
    }

    private String neither() {
        boolean together = Bench.cm().getParent().equals(Bench.verbs().getParent());
        ChildJar java = together
                ? bench.java()
                        .behind(Host.mounting(Host.hiding(bench.directory("scratch"), Bench.verbs()) + "rm "
                                + Bench.cm().getParent() + "/librdmacm.so*\n"))
                : without(Bench.verbs(), Bench.cm());
        return java.probe("inline", "cm");
    }

    private String namedFile() {
        return bench.java(VERBS + bench.directory() + "/absent/libibverbs.so.1").probe("verbs");
    }

    private String namedDirectory() {
        return bench.java(CM + bench.directory("empty")).probe("cm");
    }

    private String unreadable() {
        Path file = bench.file("unreadable", Bench.SONAME, Bench.bytes(Bench.verbs()));
        if (!file.toFile().setReadable(false, false)) {
            throw new AssertionError(file);
        }
        return bench.java(VERBS + file).behind(Host.asNobody()).probe("verbs");
    }

    private String needed() {
        Path other = C.library("empty", "-Wl,-soname,libnl-of-tomorrow.so.3");
        Path library = C.library("needs_symbol", "-Wl,--no-as-needed", other.toString());
        return bench.java(VERBS + bench.file("needed", Bench.SONAME, Bench.bytes(library)))
                .probe("verbs");
    }

    private String older() {
        return bench.java(VERBS + bench.olderVerbs()).probe("verbs", "newer");
    }

    private String mixed() {
        Path library = C.library("needs_symbol", Bench.newerVerbs().toString());
        Path cm = bench.file("mixed", "librdmacm.so.1", Bench.bytes(library));
        return bench.java(VERBS + bench.olderVerbs(), CM + cm).probe("cm");
    }
}
