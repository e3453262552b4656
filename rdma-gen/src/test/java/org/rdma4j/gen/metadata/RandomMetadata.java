package org.rdma4j.gen.metadata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/** Metadata with random content. A C compiler would reject it, but a file must be able to hold it. */
final class RandomMetadata {

    private static final NamedType FOREIGN = new NamedType(NamedType.Tag.TYPEDEF, "foreign_t");

    private final Random random;
    private int names;

    RandomMetadata(long seed) {
        this.random = new Random(seed);
    }

    Metadata metadata() {
        TreeMap<String, String> versions = new TreeMap<>();
        versions.put(text(), word());
        List<Partition> partitions = some(3, this::partition);
        ForeignType foreign =
                new ForeignType(FOREIGN, Optional.of("posix"), Optional.of(ScalarType.LONG), number(), number());
        Target target = Target.ALL.get(random.nextInt(Target.ALL.size()));
        return new Metadata(name(), word(), target, versions, partitions, List.of(foreign));
    }

    private Partition partition() {
        return new Partition(
                name(),
                word(),
                word(),
                List.of(name()),
                some(4, () -> record(name(), 3)),
                some(4, () -> enumeration(name())),
                some(4, this::function),
                some(4, () -> new TypedefDecl(name(), type(3), random.nextInt(3), word())),
                some(4, this::constant),
                List.of(),
                List.of(),
                List.of());
    }

    private RecordDecl record(String name, int depth) {
        return new RecordDecl(
                random.nextBoolean() ? RecordDecl.Kind.STRUCT : RecordDecl.Kind.UNION,
                name,
                !name.isEmpty() && random.nextBoolean(),
                packing(),
                number(),
                number(),
                some(4, () -> field(depth - 1)),
                word());
    }

    private FieldDecl field(int depth) {
        int bits = random.nextBoolean() ? FieldDecl.NOT_A_BIT_FIELD : random.nextInt(65);
        return new FieldDecl(random.nextBoolean() ? name() : "", type(depth), bits, packing(), number(), number());
    }

    private EnumDecl enumeration(String name) {
        boolean typedef = !name.isEmpty() && random.nextBoolean();
        List<Enumerator> enumerators =
                some(4, () -> new Enumerator(name(), new BigInteger(70, random).subtract(big())));
        return new EnumDecl(
                name,
                typedef,
                random.nextBoolean(),
                random.nextBoolean(),
                ScalarType.UNSIGNED_LONG,
                enumerators,
                word());
    }

    private FunctionDecl function() {
        FunctionDecl.Linkage[] linkages = FunctionDecl.Linkage.values();
        return new FunctionDecl(
                name(),
                functionType(3),
                linkages[random.nextInt(linkages.length)],
                random.nextBoolean() ? Optional.of("V_" + names) : Optional.empty(),
                word());
    }

    private FunctionType functionType(int depth) {
        List<Parameter> parameters = some(3, () -> new Parameter(random.nextBoolean() ? name() : "", type(depth - 1)));
        return new FunctionType(type(depth - 1), parameters, random.nextBoolean());
    }

    private ConstantDecl constant() {
        ConstantDecl.Value value;
        CType type = type(2);
        switch (random.nextInt(4)) {
            case 0 -> {
                value = new ConstantDecl.IntegerValue(new BigInteger(64, random));
                type = type instanceof ScalarType ? ScalarType.UNSIGNED_LONG : type;
            }
            case 1 -> value = new ConstantDecl.StringValue(text());
            case 2 -> value = new ConstantDecl.PointerValue(new BigInteger(64, random));
            default -> value = new ConstantDecl.FloatingValue(Double.longBitsToDouble(random.nextLong()));
        }
        return new ConstantDecl(name(), type, value, word());
    }

    private CType type(int depth) {
        int kind = random.nextInt(depth > 0 ? 9 : 3);
        ScalarType[] scalars = ScalarType.values();
        return switch (kind) {
            case 0 -> new VoidType();
            case 1 -> FOREIGN;
            case 2 -> scalars[random.nextInt(scalars.length)];
            case 3 -> new PointerType(type(depth - 1));
            case 4 -> new ArrayType(type(depth - 1), random.nextInt(5) - 1);
            case 5 -> functionType(depth - 1);
            case 6 -> new UnnamedRecord(record("", depth - 1));
            case 7 -> new UnnamedEnum(enumeration(""));
            default -> {
                int set = 1 + random.nextInt(7);
                yield new QualifiedType(type(depth - 1), (set & 1) != 0, (set & 2) != 0, (set & 4) != 0);
            }
        };
    }

    private Packing packing() {
        return random.nextBoolean()
                ? Packing.NONE
                : new Packing(random.nextBoolean(), random.nextInt(65), random.nextInt(17));
    }

    private BigInteger big() {
        return BigInteger.ONE.shiftLeft(69);
    }

    private long number() {
        return random.nextInt(3) == 0 ? random.nextLong() >>> 1 : random.nextInt(100);
    }

    private String name() {
        return "n" + names++;
    }

    /** Returns a string of any bytes, possibly empty. */
    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(20); i > 0; i--) {
            text.append((char) random.nextInt(256));
        }
        return text.toString();
    }

    /** Returns a string of printable characters, possibly empty. */
    private String word() {
        return text().replaceAll("[\\x00-\\x1f\\x7f-\\x9f\\xad]", "").strip();
    }

    private <T> List<T> some(int most, Supplier<T> maker) {
        List<T> result = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            result.add(maker.get());
        }
        return List.copyOf(result);
    }
}
