package org.rdma4j.gen.emit.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.cprint.Presence;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

class LayoutResourceTest {

    private static LayoutTable.Row row(String name, long size, LayoutTable.Field... fields) {
        FieldDecl field = new FieldDecl("x", ScalarType.INT, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, 0, Integer.SIZE);
        RecordDecl record =
                new RecordDecl(RecordDecl.Kind.STRUCT, name, false, Packing.NONE, size, 4, List.of(field), "a.h");
        return new LayoutTable.Row(record, Presence.ALWAYS, List.of(fields));
    }

    @Test
    void aLineForEachRecord() {
        LayoutTable table = table(4, 8);
        LayoutTable other = table(8, 12);
        RecordFacts facts = new RecordFacts(Set.of("theirs", "context"), Set.of(), Set.of("context"), Map.of());

        String text = LayoutResource.of(
                List.of(table, other), "rdma.toml", facts, Set.of("ours.b.c"), List.of(Target.X86_64, Target.AARCH64));

        assertThat(text)
                .isEqualTo("# Generated; do not edit. Change rdma.toml and run: ./dev generate\n"
                        + "layout 1 " + table.fingerprint() + " x86_64-linux-gnu aarch64-linux-gnu\n"
                        + "caller ours 12 a=0 b.c~8\n"
                        + "library theirs 4/8 x=0 y=8/12\n"
                        + "front context 4 x=0\n");
    }

    private static LayoutTable table(long size, long offset) {
        return new LayoutTable(List.of(
                row(
                        "ours",
                        12,
                        new LayoutTable.Field("a", 0, Presence.ALWAYS),
                        new LayoutTable.Field("b.c", 8, Presence.ALWAYS)),
                row(
                        "theirs",
                        size,
                        new LayoutTable.Field("x", 0, Presence.ALWAYS),
                        new LayoutTable.Field("y", offset, Presence.ALWAYS)),
                row("context", 4, new LayoutTable.Field("x", 0, Presence.ALWAYS))));
    }
}
