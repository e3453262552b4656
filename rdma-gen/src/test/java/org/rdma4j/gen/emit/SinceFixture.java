package org.rdma4j.gen.emit;

import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.bits;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.inline;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.union;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Key;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Three releases of one library: the first lacks many declarations of the others, and the last has removed a few. */
final class SinceFixture {

    private static final Span IN_45 = new Span(Optional.of("45.0"), true, Optional.empty());
    private static final Span IN_65 = new Span(Optional.of("65.0"), false, Optional.empty());
    private static final Span TILL_33 = new Span(Optional.empty(), true, Optional.of("33.2"));

    private SinceFixture() {}

    static EmitFixture shop() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        addRecords(fixture);
        fixture.enums.add(
                enumeration("shop_op", ScalarType.UNSIGNED_INT, "SHOP_BUY", 0, "SHOP_FLUSH", 1, "SHOP_OLD", 2));
        fixture.enums.add(enumeration("shop_new", ScalarType.UNSIGNED_INT, "SHOP_NEW_A", 0));
        fixture.constants.add(new ConstantDecl(
                "SHOP_LIMIT", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.TEN), EmitFixture.HEADER));
        fixture.constants.add(new ConstantDecl(
                "SHOP_WAS", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.TWO), EmitFixture.HEADER));
        fixture.opaques.add(new OpaqueDecl("till", NamedType.Tag.STRUCT, EmitFixture.HEADER));
        FunctionType callback = functionType(VOID, pointer(type("struct front")), "front");
        fixture.typedefs.add(new TypedefDecl("shop_cb", pointer(callback), 0, EmitFixture.HEADER));
        PointerType queue = pointer(type("struct queue"));
        fixture.functions.add(function("shop_open", functionType(queue)));
        fixture.functions.add(function("shop_name", functionType(pointer(constant(ScalarType.CHAR)), queue, "queue")));
        fixture.functions.add(function("shop_was", functionType(ScalarType.INT)));
        fixture.functions.add(inline("shop_flush", functionType(ScalarType.INT, queue, "queue")));
        FunctionType around = functionType(pointer(type("struct front")), queue, "queue");
        fixture.functions.add(inline("shop_front", around));
        fixture.functions.add(function("shop_leave", functionType(VOID, pointer(type("struct front")), "front")));
        fixture.wrappers.add(function("wrap_shop_flush", functionType(ScalarType.INT, queue, "queue")));
        fixture.wrappers.add(function("wrap_shop_front", around));
        fixture.recordFacts = new RecordAllocation(
                Set.of("queue", "front", "late"), Set.of(), Set.of("front"), Map.of("front", "sz"));
        fixture.history = new History(List.of("33.2", "44.0", "65.0"), spans());
        return fixture;
    }

    private static void addRecords(EmitFixture fixture) {
        FunctionType flush = functionType(VOID, pointer(type("struct queue")), "queue");
        UnnamedRecord arg = new UnnamedRecord(
                union("", 8, 8, field("id", type("uint64_t"), 0, 8), field("n", ScalarType.INT, 0, 4)));
        UnnamedRecord cell = new UnnamedRecord(struct("", 4, 4, field("v", ScalarType.INT, 0, 4)));
        fixture.records.add(struct(
                "queue",
                80,
                8,
                field("id", type("uint64_t"), 0, 8),
                field("arg", arg, 8, 8),
                field("flush", pointer(flush), 16, 8),
                field("label", array(ScalarType.CHAR, 8), 24, 8),
                bits("on", ScalarType.UNSIGNED_INT, 256, 3),
                field("cells", array(cell, 2), 40, 8),
                field("title", pointer(constant(ScalarType.CHAR)), 48, 8),
                field("old", ScalarType.INT, 56, 4),
                field("own", type("struct caller"), 64, 16)));
        fixture.records.add(
                struct("caller", 16, 8, field("a", type("uint64_t"), 0, 8), field("b", type("uint64_t"), 8, 8)));
        fixture.records.add(struct(
                "front",
                32,
                8,
                field("newer", pointer(functionType(VOID)), 0, 8),
                field("older", pointer(functionType(VOID)), 8, 8),
                field("sz", type("uint64_t"), 16, 8),
                field("anchor", ScalarType.INT, 24, 4)));
        fixture.records.add(struct("late", 16, 8, field("front", pointer(type("struct front")), 0, 8)));
    }

    private static TreeMap<Key, Span> spans() {
        TreeMap<Key, Span> spans = new TreeMap<>();
        for (String field : List.of("arg.n", "flush", "label", "on", "cells", "title", "own")) {
            spans.put(new Key(Kind.FIELD, "queue." + field), IN_45);
        }
        spans.put(new Key(Kind.FIELD, "queue.old"), TILL_33);
        spans.put(new Key(Kind.FIELD, "caller.b"), IN_45);
        spans.put(new Key(Kind.FIELD, "front.newer"), IN_65);
        spans.put(new Key(Kind.RECORD, "late"), IN_45);
        spans.put(new Key(Kind.ENUMERATOR, "SHOP_FLUSH"), IN_65);
        spans.put(new Key(Kind.ENUMERATOR, "SHOP_OLD"), TILL_33);
        spans.put(new Key(Kind.ENUM, "shop_new"), IN_45);
        spans.put(new Key(Kind.ENUMERATOR, "SHOP_NEW_A"), IN_65);
        spans.put(new Key(Kind.CONSTANT, "SHOP_LIMIT"), IN_65);
        spans.put(new Key(Kind.CONSTANT, "SHOP_WAS"), TILL_33);
        spans.put(new Key(Kind.OPAQUE, "till"), IN_45);
        spans.put(new Key(Kind.TYPEDEF, "shop_cb"), IN_45);
        spans.put(new Key(Kind.FUNCTION, "shop_name"), IN_65);
        spans.put(new Key(Kind.FUNCTION, "shop_was"), TILL_33);
        spans.put(new Key(Kind.FUNCTION, "shop_flush"), IN_45);
        return spans;
    }
}
