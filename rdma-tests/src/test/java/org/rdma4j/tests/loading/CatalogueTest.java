package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Creates every situation in docs/reference/loading.md, and compares the message with the document.
 * {@code -Dloading.rewrite=true} replaces the messages in the document.
 */
class CatalogueTest {
    private final Catalogue catalogue = new Catalogue();

    @TempDir
    static Path directory;

    private static List<Situation> situations(Bench bench) {
        List<Situation> all = new ArrayList<>();
        all.addAll(MissingLibraries.all(bench));
        all.addAll(WrongFiles.all(bench));
        all.addAll(TemporaryDirectories.all(bench));
        all.addAll(Jvms.all(bench));
        all.addAll(Machines.all(bench));
        return all;
    }

    private static Bench bench() {
        return Bench.in(Host.directory(directory.toAbsolutePath(), ""));
    }

    @TestFactory
    List<DynamicNode> messagesEqualTheDocument() {
        Bench bench = bench();
        List<DynamicNode> nodes = new ArrayList<>();
        for (Situation situation : situations(bench)) {
            nodes.add(dynamicTest(situation.title(), () -> check(bench, situation)));
        }
        return nodes;
    }

    private void check(Bench bench, Situation situation) {
        String said = bench.shown(situation.saying().get());
        if (Catalogue.REWRITE) {
            catalogue.replace(situation.title(), said);
        }
        assertThat(said)
                .as(
                        "%s: docs/reference/loading.md has another message; -Dloading.rewrite=true writes this one",
                        situation.title())
                .isEqualTo(catalogue.message(situation.title()).orElse("nothing: there is no such heading"));
    }

    @Test
    void documentListsExactlyTheSituations() {
        List<String> titles = situations(bench()).stream().map(Situation::title).toList();
        assertThat(catalogue.titles()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(titles);
    }
}
