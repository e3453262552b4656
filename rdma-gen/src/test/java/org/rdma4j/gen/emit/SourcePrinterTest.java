package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.struct;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.problem.ProblemException;

/** {@link SourcePrinter} passes on each file as soon as it is complete, in the order of the C declarations. */
class SourcePrinterTest {

    private static final int MANY = 300;

    /** A sink that records the order of the files. */
    private static final class RecordingSink implements SourceSink {
        private final List<String> paths = new ArrayList<>();

        @Override
        public void java(String path, String text) {
            paths.add(path);
        }

        @Override
        public void nativeImage(String name, String text) {
            paths.add(name);
        }
    }

    @Test
    void passesOnFilesBeforeTheLastIsPrinted() {
        EmitFixture fixture = new EmitFixture();
        for (int i = 0; i < MANY; i++) {
            fixture.records.add(struct("r" + i, 4, 4, field("a", ScalarType.INT, 0, 4)));
        }
        fixture.records.add(struct("last", 16, 16, field("wide", ScalarType.INT128, 0, 16)));
        RecordingSink sink = new RecordingSink();
        assertThatThrownBy(() -> emit(fixture, sink)).isInstanceOf(ProblemException.class);
        assertThat(sink.paths)
                .as("the last record is refused after most files have been passed on")
                .hasSizeGreaterThan(MANY / 2)
                .startsWith("org/example/shop/r0.java", "org/example/shop/r1.java", "org/example/shop/r2.java");

        fixture.records.remove(MANY);
        RecordingSink all = new RecordingSink();
        emit(fixture, all);
        assertThat(all.paths).doesNotHaveDuplicates().hasSizeGreaterThan(MANY);
    }

    private static void emit(EmitFixture fixture, SourceSink sink) {
        Emitter.emit(
                MergedReleases.of(fixture.metadata()), fixture.config(), List.of(), DeclarationOrigins.HEADERS, sink);
    }
}
