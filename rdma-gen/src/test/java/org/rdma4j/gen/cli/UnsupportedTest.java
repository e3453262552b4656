package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.emit.EmittedSources;
import org.rdma4j.gen.emit.Emitter;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.MergedReleases;

/**
 * With {@code unsupported = "skip"}, declarations that Java cannot express are skipped by name, and the others compile.
 */
class UnsupportedTest {

    @Test
    void skipsAFunctionThatCannotBeWrapped() {
        SampleProject project = SampleProject.create(folder)
                .replace("shapes.toml", "[\"shapes.h\"]", "[\"shapes.h\"]\nunsupported = \"skip\"")
                .append("shapes.h", "static inline int last(int count, ...) { return count; }\n");
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.err()).isEmpty();
        assertThat(project.text("metadata/shapes.json"))
                .contains("{\"name\": \"last\", \"reason\": \"it cannot be wrapped: it takes variable arguments\"}");
        assertThat(project.text("wrapper/wrapper.h")).contains("shape_area").doesNotContain("last");
    }

    @TempDir
    private Path folder;

    @Test
    void skipsDeclarationsThatJavaCannotExpress() throws IOException {
        FixtureFolder fixture = FixtureFolder.all()
                .filter(f -> f.name().equals("unsupported_skipped"))
                .findFirst()
                .orElseThrow();
        FixtureFolder.Outcome outcome = fixture.run(folder);
        EmittedSources emitted = new EmittedSources();
        Map<String, String> refused = Emitter.emit(
                MergedReleases.of(outcome.metadata().orElseThrow()),
                outcome.config().orElseThrow(),
                List.of(),
                DeclarationOrigins.HEADERS,
                emitted);
        Map<String, String> java = emitted.java();
        assertThat(refused)
                .containsOnlyKeys("by_value: result", "doubled", "print", "s: b", "s: c", "wide: result")
                .containsEntry("s: b", "long double has no counterpart in Java")
                .containsEntry("doubled", "it is inline, but the metadata has no wrapper for it");
        String record = java.get("fixture/fixture/s.java");
        assertThat(record)
                .contains("int a(MemorySegment", "int d(MemorySegment")
                .doesNotContain(" b(");
        assertThat(java.get("fixture/fixture/package-info.java"))
                .contains(
                        "Not bound:",
                        "<li>{@code absent}: libfixture.so does not have it;",
                        "<li>{@code print}: it is variadic");
        new CompiledBindings(java);
    }
}
