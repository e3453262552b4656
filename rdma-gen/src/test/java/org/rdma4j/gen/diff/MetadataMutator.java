package org.rdma4j.gen.diff;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/** Changes metadata at random, as a later release might. Names stay unique, and typedefs that are in use are kept. */
final class MetadataMutator {

    private final Random random;
    private int names;

    MetadataMutator(long seed) {
        this.random = new Random(seed);
    }

    /** Returns the metadata after a few changes. */
    Metadata of(Metadata metadata) {
        List<Partition> partitions = new ArrayList<>(metadata.partitions());
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            partitions.set(0, partition(partitions.get(0)));
            int at = random.nextInt(partitions.size());
            partitions.set(at, partition(partitions.get(at)));
        }
        return new Metadata(
                metadata.name(),
                metadata.release() + "x",
                metadata.target(),
                metadata.versions(),
                partitions,
                metadata.foreign());
    }

    private Partition partition(Partition p) {
        int which = random.nextInt(10);
        return new Partition(
                p.namespace(),
                p.library(),
                which == 8 && random.nextInt(8) == 0 ? p.soname() + ".9" : p.soname(),
                p.headers(),
                which < 3 ? some(p.records(), r -> !r.typedefNamed(), this::record, this::newRecord) : p.records(),
                which == 3 ? some(p.enums(), e -> !e.typedefNamed(), this::enumeration, this::newEnum) : p.enums(),
                which == 4 || which == 5 ? some(p.functions(), this::function, this::newFunction) : p.functions(),
                which == 6
                        ? kept(p.typedefs(), this::typedef, () -> new TypedefDecl(name(), type(2), 0, "new.h"))
                        : p.typedefs(),
                which == 7 ? some(p.constants(), this::constant, this::newConstant) : p.constants(),
                which == 8 ? some(p.aliases(), this::alias, this::newAlias) : p.aliases(),
                which == 9 ? some(p.opaques(), this::opaque, this::newOpaque) : p.opaques(),
                which == 9
                        ? some(
                                p.skipped(),
                                s -> new Skipped(s.name(), "because\tof " + name()),
                                () -> new Skipped(name(), "why not"))
                        : p.skipped());
    }

    private <T> List<T> some(List<T> list, UnaryOperator<T> change, Supplier<T> maker) {
        return some(list, element -> true, change, maker);
    }

    /**
     * Returns the list with one element changed, removed or added. Elements that a typedef refers to are not removed.
     */
    private <T> List<T> some(List<T> list, Predicate<T> mayGo, UnaryOperator<T> change, Supplier<T> maker) {
        if (!list.isEmpty() && random.nextInt(4) == 0) {
            List<T> result = new ArrayList<>(list);
            int at = random.nextInt(result.size());
            if (mayGo.test(result.get(at))) {
                result.remove(at);
                return result;
            }
        }
        return kept(list, change, maker);
    }

    private <T> List<T> kept(List<T> list, UnaryOperator<T> change, Supplier<T> maker) {
        List<T> result = new ArrayList<>(list);
        if (result.isEmpty() || random.nextInt(4) == 0) {
            result.add(random.nextInt(result.size() + 1), maker.get());
        } else {
            int at = random.nextInt(result.size());
            result.set(at, change.apply(result.get(at)));
        }
        return result;
    }

    private RecordDecl record(RecordDecl r) {
        boolean flip = random.nextInt(12) == 0;
        RecordDecl.Kind other = r.kind() == RecordDecl.Kind.STRUCT ? RecordDecl.Kind.UNION : RecordDecl.Kind.STRUCT;
        int shift = random.nextInt(4) == 0 ? 64 : 0;
        List<FieldDecl> fields = some(r.fields(), this::field, this::newField).stream()
                .map(f -> at(f, f.offset() + shift))
                .toList();
        return new RecordDecl(
                flip ? other : r.kind(),
                r.name(),
                r.typedefNamed() || !r.name().isEmpty() && random.nextInt(12) == 0,
                r.packing(),
                r.size() + (random.nextBoolean() ? 8 : 0),
                r.alignment() * (1 + random.nextInt(2)),
                fields,
                header(r.header()));
    }

    private FieldDecl at(FieldDecl f, long offset) {
        return new FieldDecl(f.name(), f.type(), f.bits(), f.packing(), offset, f.width());
    }

    private FieldDecl field(FieldDecl f) {
        return switch (random.nextInt(5)) {
            case 0 ->
                new FieldDecl(f.name().isEmpty() ? "" : name(), f.type(), f.bits(), f.packing(), f.offset(), f.width());
            case 1 -> new FieldDecl(f.name(), type(2), f.bits(), f.packing(), f.offset(), f.width());
            case 2 -> at(f, f.offset() + 8);
            case 3 -> new FieldDecl(f.name(), f.type(), f.bits(), f.packing(), f.offset(), f.width() + 8);
            default ->
                f.type() instanceof UnnamedRecord unnamed
                        ? new FieldDecl(
                                f.name(),
                                new UnnamedRecord(inner(record(unnamed.record()))),
                                f.bits(),
                                f.packing(),
                                f.offset(),
                                f.width())
                        : new FieldDecl(
                                f.name(), new ArrayType(f.type(), random.nextInt(4) - 1), f.bits(), f.packing(), 0, 64);
        };
    }

    private static RecordDecl inner(RecordDecl r) {
        return new RecordDecl(r.kind(), "", false, r.packing(), r.size(), r.alignment(), r.fields(), r.header());
    }

    private FieldDecl newField() {
        String name = random.nextInt(3) == 0 ? "reserved" + names++ : name();
        CType type = random.nextInt(3) == 0 ? new UnnamedRecord(inner(newRecord())) : type(2);
        return new FieldDecl(
                name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, random.nextInt(100) * 8L, 8L * random.nextInt(9));
    }

    private RecordDecl newRecord() {
        List<FieldDecl> fields = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            fields.add(new FieldDecl(
                    name(), type(2), FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, random.nextInt(9) * 8L, 32));
        }
        return new RecordDecl(RecordDecl.Kind.STRUCT, name(), false, Packing.NONE, 16, 8, fields, "new.h");
    }

    private EnumDecl enumeration(EnumDecl e) {
        ScalarType type = random.nextInt(4) == 0 ? ScalarType.LONG : e.underlying();
        List<Enumerator> values = some(
                e.enumerators(),
                old -> new Enumerator(old.name(), old.value().add(BigInteger.ONE)),
                () -> new Enumerator(name(), BigInteger.valueOf(random.nextInt(100) - 50)));
        boolean fixed = e.fixed() != (random.nextInt(4) == 0);
        return new EnumDecl(e.name(), e.typedefNamed(), e.packed(), fixed, type, values, header(e.header()));
    }

    private EnumDecl newEnum() {
        List<Enumerator> values = List.of(new Enumerator(name(), BigInteger.TWO));
        return new EnumDecl(random.nextBoolean() ? name() : "", false, false, ScalarType.UNSIGNED_INT, values, "new.h");
    }

    private FunctionDecl function(FunctionDecl f) {
        FunctionDecl.Linkage[] linkages = FunctionDecl.Linkage.values();
        FunctionType type = f.type();
        return switch (random.nextInt(3)) {
            case 0 ->
                new FunctionDecl(
                        f.name(),
                        type,
                        linkages[random.nextInt(linkages.length)],
                        random.nextBoolean() ? Optional.of("V_" + names++) : Optional.empty(),
                        header(f.header()));
            case 1 ->
                new FunctionDecl(
                        f.name(),
                        new FunctionType(type(2), type.parameters(), random.nextInt(4) == 0),
                        f.linkage(),
                        f.symbolVersion(),
                        header(f.header()));
            default ->
                new FunctionDecl(
                        f.name(),
                        new FunctionType(
                                type.result(),
                                some(
                                        type.parameters(),
                                        p -> new Parameter(name(), random.nextBoolean() ? p.type() : type(2)),
                                        () -> new Parameter(name(), type(2))),
                                type.variadic()),
                        f.linkage(),
                        f.symbolVersion(),
                        header(f.header()));
        };
    }

    private FunctionDecl newFunction() {
        FunctionDecl.Linkage[] linkages = FunctionDecl.Linkage.values();
        FunctionDecl.Linkage linkage = linkages[random.nextInt(linkages.length)];
        return new FunctionDecl(
                name(), new FunctionType(type(2), List.of(), false), linkage, Optional.of("V_1"), "new.h");
    }

    private TypedefDecl typedef(TypedefDecl t) {
        // Uses pointers and scalars only, so that no typedef refers to itself.
        return new TypedefDecl(t.name(), new PointerType(ScalarType.CHAR), random.nextInt(3) * 8, header(t.header()));
    }

    private ConstantDecl constant(ConstantDecl c) {
        ConstantDecl fresh = newConstant();
        boolean sameType = random.nextBoolean();
        return new ConstantDecl(
                c.name(),
                sameType ? c.type() : fresh.type(),
                random.nextBoolean() ? c.value() : fresh.value(),
                header(c.header()));
    }

    private ConstantDecl newConstant() {
        return switch (random.nextInt(4)) {
            case 0 ->
                new ConstantDecl(
                        name(),
                        ScalarType.INT,
                        new ConstantDecl.IntegerValue(BigInteger.valueOf(random.nextInt())),
                        "new.h");
            case 1 ->
                new ConstantDecl(
                        name(), new ArrayType(ScalarType.CHAR, 5), new ConstantDecl.StringValue("a\t\"b"), "new.h");
            case 2 ->
                new ConstantDecl(
                        name(),
                        new PointerType(new VoidType()),
                        new ConstantDecl.PointerValue(BigInteger.valueOf(random.nextInt(9))),
                        "new.h");
            default ->
                new ConstantDecl(
                        name(), ScalarType.DOUBLE, new ConstantDecl.FloatingValue(random.nextDouble()), "new.h");
        };
    }

    private AliasDecl alias(AliasDecl a) {
        return new AliasDecl(a.name(), new NamedType(NamedType.Tag.STRUCT, name()), header(a.header()));
    }

    private AliasDecl newAlias() {
        return new AliasDecl(name(), new NamedType(NamedType.Tag.STRUCT, name()), "new.h");
    }

    private OpaqueDecl opaque(OpaqueDecl o) {
        return new OpaqueDecl(o.name(), NamedType.Tag.UNION, "new.h");
    }

    private OpaqueDecl newOpaque() {
        return new OpaqueDecl(name(), NamedType.Tag.STRUCT, "new.h");
    }

    private CType type(int depth) {
        ScalarType[] scalars = ScalarType.values();
        return switch (random.nextInt(depth > 0 ? 6 : 2)) {
            case 0 -> scalars[random.nextInt(scalars.length)];
            case 1 -> new PointerType(new VoidType());
            case 2 -> new PointerType(new QualifiedType(type(depth - 1), true, false, false));
            case 3 -> new PointerType(new NamedType(NamedType.Tag.STRUCT, "elsewhere"));
            case 4 -> new PointerType(new FunctionType(type(0), List.of(new Parameter("arg", type(depth - 1))), false));
            default -> new PointerType(type(depth - 1));
        };
    }

    private String header(String header) {
        return random.nextInt(10) == 0 ? "other.h" : header;
    }

    private String name() {
        return "mutant" + names++;
    }
}
