package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.layout.Layout;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.ProblemException;

/** Accessors whose offsets and sizes depend on the target. */
class TargetsEmissionTest {

    private static final NamedType LOCK = type("struct lock");

    /** Returns {@code struct deep}, in which the offset of each member after a lock depends on the size of the lock. */
    private static RecordDecl deep() {
        RecordDecl cell = record("", member("inner", LOCK), member("key", ScalarType.INT));
        return record(
                "deep",
                member("first", ScalarType.INT),
                member("lock", LOCK),
                bits("low", 3),
                bits("high", 20),
                member("cells", array(new UnnamedRecord(cell), 2)),
                member("grid", array(array(LOCK, 3), 2)),
                member("name", array(ScalarType.CHAR, 8)),
                member("tail", ScalarType.UNSIGNED_LONG));
    }

    private static RecordDecl record(String name, FieldDecl... fields) {
        return new RecordDecl(
                RecordDecl.Kind.STRUCT,
                name,
                false,
                Packing.NONE,
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN,
                List.of(fields),
                EmitFixture.HEADER);
    }

    private static FieldDecl member(String name, CType type) {
        return field(name, type, FieldDecl.NOT_A_BIT_FIELD);
    }

    private static FieldDecl bits(String name, int width) {
        return field(name, ScalarType.UNSIGNED_INT, width);
    }

    private static FieldDecl field(String name, CType type, int bits) {
        return new FieldDecl(name, type, bits, Packing.NONE, RecordDecl.UNKNOWN, RecordDecl.UNKNOWN);
    }

    private static Metadata metadata(FunctionDecl... functions) {
        return Metadata.of(List.of(on(Target.X86_64, 40, functions), on(Target.AARCH64, 48, functions)));
    }

    private static Metadata on(Target target, long lockSize, FunctionDecl... functions) {
        RecordDecl lock = EmitFixture.struct("lock", lockSize, 8);
        Layout layout = new Layout(target, named -> named.equals(LOCK) ? Optional.of(lock) : Optional.empty());
        List<FunctionDecl> declared = new ArrayList<>();
        for (FunctionDecl function : functions) {
            Optional<String> version = Optional.of(target == Target.X86_64 ? "OLD_1" : "NEW_2");
            declared.add(
                    new FunctionDecl(function.name(), function.type(), function.linkage(), version, function.header()));
        }
        Partition partition = new Partition(
                "demo.shop",
                "shop",
                "libshop.so.1",
                List.of(EmitFixture.HEADER),
                List.of(layout.complete(deep())),
                List.of(),
                declared,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        ForeignType foreign = new ForeignType(LOCK, Optional.empty(), Optional.empty(), lockSize, 8);
        return new Metadata("shop", "1", target, new TreeMap<>(), List.of(partition), List.of(foreign));
    }

    private static Map<String, String> emit(Metadata metadata) {
        return EmittedSources.java(metadata, new EmitFixture().config(), List.of());
    }

    /**
     * Source of a program that uses each accessor and prints the offset that it accesses. It is compiled at run time
     * because the generator is compiled for Java 17, which lacks java.lang.foreign.
     */
    private static final String DRIVER = """
            package org.example.shop;

            import java.lang.foreign.*;

            public final class Driver {
                public static String run() {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment array = deep.allocateArray(2, arena);
                        MemorySegment one = deep.asSlice(array, 1);
                        deep.tail(one, 7);
                        deep.high(one, 0xabcde);
                        deep.nameString(one, "lock");
                        MemorySegment cell = deep.cells(one, 1);
                        MemorySegment last = deep.grid(one, 1, 2);
                        MemoryLayout.PathElement tail = MemoryLayout.PathElement.groupElement("tail");
                        MemoryLayout.PathElement lock = MemoryLayout.PathElement.groupElement("lock");
                        return "size " + deep.sizeof()
                                + " tail " + find(one, Long.BYTES, 7) + " " + deep.tail(one)
                                + " bits " + find(one, Integer.BYTES, 0xabcde << 3) + " " + (deep.high(one) == 0xabcde)
                                + " name " + find(one, Integer.BYTES, 0x6b636f6c) + " " + deep.name$offset()
                                + " lock " + deep.lock(one).byteSize()
                                + " cell " + (cell.address() - one.address()) + "+" + cell.byteSize()
                                + " " + deep.cells.sizeof()
                                + " last " + (last.address() - one.address()) + "+" + last.byteSize()
                                + " layout " + deep.layout().byteSize() + " " + deep.layout().byteOffset(tail)
                                + " " + deep.layout().select(lock).byteSize();
                    }
                }

                /** Returns the offset of the first occurrence of the number. */
                private static long find(MemorySegment memory, int size, long number) {
                    for (long at = 0; at + size <= memory.byteSize(); at += size) {
                        long there = size == Long.BYTES
                                ? memory.get(ValueLayout.JAVA_LONG, at)
                                : memory.get(ValueLayout.JAVA_INT, at);
                        if (there == number) {
                            return at;
                        }
                    }
                    return -1;
                }
            }
            """;

    @ParameterizedTest
    @CsvSource({"amd64, 40", "x86_64, 40", "aarch64, 48", "arm64, 48"})
    void accessorsUseTheOffsetsOfEachMachine(String machine, long lock) {
        Map<String, String> sources = new TreeMap<>(emit(metadata()));
        sources.put("org/example/shop/Driver.java", DRIVER);
        CompiledBindings bindings = new CompiledBindings(sources);
        long bits = 8 + lock;
        long cells = bits + 8;
        long cell = lock + 8;
        long grid = cells + 2 * cell;
        long name = grid + 6 * lock;
        String before = System.setProperty("os.arch", machine);
        try {
            assertThat(bindings.call("org.example.shop.Driver", "run"))
                    .isEqualTo("size " + (name + 16) + " tail " + (name + 8) + " 7 bits " + bits + " true name " + name
                            + " " + name + " lock " + lock + " cell " + (cells + cell) + "+" + cell + " " + cell
                            + " last " + (grid + 5 * lock) + "+" + lock + " layout " + (name + 16) + " " + (name + 8)
                            + " " + lock);
        } finally {
            System.setProperty("os.arch", before);
        }
    }

    @Test
    void choosesOnlyNumbersThatDiffer() {
        String source = emit(metadata()).get("org/example/shop/deep.java");
        assertThat(source)
                .contains(
                        "segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L)",
                        "tail$OFFSET = Target.choose(",
                        "asSlice(8L, ")
                .doesNotContain("first$OFFSET");
        String alone = emit(metadata().alone()).get("org/example/shop/deep.java");
        assertThat(alone).doesNotContain("Target");
    }

    @Test
    void looksUpTheSymbolVersionOfTheMachine() {
        FunctionDecl open = EmitFixture.function("shop_open", EmitFixture.functionType(ScalarType.INT));
        assertThat(emit(metadata(open)).get("org/example/shop/ShopHandles.java"))
                .contains("\"shop_open\", Target.node(\"amd64 aarch64\", \"OLD_1\", \"NEW_2\")");
    }

    @Test
    void rejectsAnImportThatLacksATarget() {
        Metadata posix = new Metadata("posix", "", Target.X86_64, new TreeMap<>(), List.of(), List.of());
        assertThatThrownBy(() -> EmittedSources.java(metadata(), new EmitFixture().config(), List.of(posix)))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("the imported metadata of posix does not describe aarch64-linux-gnu");
    }
}
