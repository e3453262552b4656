package org.rdma4j.gen.diff;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.RecordDecl.Kind;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Builds metadata with a few declarations. Offsets and sizes are in bytes. */
final class MetadataBuilder {

    static final ScalarType INT = ScalarType.INT;
    static final ScalarType LONG = ScalarType.LONG;

    private final List<RecordDecl> records = new ArrayList<>();
    private final List<EnumDecl> enums = new ArrayList<>();
    private final List<FunctionDecl> functions = new ArrayList<>();
    private final List<TypedefDecl> typedefs = new ArrayList<>();
    private final List<ConstantDecl> constants = new ArrayList<>();
    private final List<AliasDecl> aliases = new ArrayList<>();
    private final List<OpaqueDecl> opaques = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private String soname = "libshop.so.1";
    private String header = "shop.h";

    MetadataBuilder header(String name) {
        header = name;
        return this;
    }

    MetadataBuilder soname(String name) {
        soname = name;
        return this;
    }

    MetadataBuilder struct(String name, long size, FieldDecl... fields) {
        records.add(record(Kind.STRUCT, name, size, fields));
        return this;
    }

    MetadataBuilder add(RecordDecl record) {
        records.add(record);
        return this;
    }

    static RecordDecl record(Kind kind, String name, long size, FieldDecl... fields) {
        return new RecordDecl(kind, name, false, Packing.NONE, size, 4, List.of(fields), "shop.h");
    }

    static UnnamedRecord unnamed(Kind kind, long size, FieldDecl... fields) {
        return new UnnamedRecord(record(kind, "", size, fields));
    }

    static FieldDecl field(String name, CType type, long offset, long size) {
        return new FieldDecl(name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset * Byte.SIZE, size * Byte.SIZE);
    }

    static FieldDecl integer(String name, long offset) {
        return field(name, INT, offset, 4);
    }

    MetadataBuilder enumeration(String name, ScalarType type, String... enumerators) {
        return enumeration(false, name, type, enumerators);
    }

    MetadataBuilder enumeration(boolean fixed, String name, ScalarType type, String... enumerators) {
        List<Enumerator> values = new ArrayList<>();
        for (String enumerator : enumerators) {
            String[] parts = enumerator.split("=");
            values.add(new Enumerator(parts[0], new BigInteger(parts[1])));
        }
        enums.add(new EnumDecl(name, false, false, fixed, type, values, header));
        return this;
    }

    MetadataBuilder function(Linkage linkage, String version, CType result, CType... parameters) {
        List<Parameter> named = new ArrayList<>();
        for (CType parameter : parameters) {
            named.add(new Parameter("p" + named.size(), parameter));
        }
        functions.add(new FunctionDecl(
                "call",
                new FunctionType(result, named, false),
                linkage,
                version.isEmpty() ? Optional.empty() : Optional.of(version),
                header));
        return this;
    }

    MetadataBuilder typedef(String name, CType type) {
        typedefs.add(new TypedefDecl(name, type, 0, header));
        return this;
    }

    MetadataBuilder constant(String name, CType type, long value) {
        constants.add(new ConstantDecl(name, type, new ConstantDecl.IntegerValue(BigInteger.valueOf(value)), header));
        return this;
    }

    MetadataBuilder text(String name, String value) {
        CType type = new ArrayType(ScalarType.CHAR, value.length() + 1L);
        constants.add(new ConstantDecl(name, type, new ConstantDecl.StringValue(value), header));
        return this;
    }

    MetadataBuilder alias(String name, String target) {
        aliases.add(new AliasDecl(name, new NamedType(Tag.STRUCT, target), header));
        return this;
    }

    MetadataBuilder opaque(String name) {
        opaques.add(new OpaqueDecl(name, Tag.STRUCT, header));
        return this;
    }

    MetadataBuilder skip(String name, String reason) {
        skipped.add(new Skipped(name, reason));
        return this;
    }

    static CType pointer(CType type) {
        return new PointerType(type);
    }

    static CType constant(CType type) {
        return new QualifiedType(type, true, false, false);
    }

    static CType struct(String name) {
        return new NamedType(Tag.STRUCT, name);
    }

    static CType named(String typedef) {
        return new NamedType(Tag.TYPEDEF, typedef);
    }

    Metadata release(String release) {
        Partition partition = new Partition(
                "a.shop",
                "shop",
                soname,
                List.of("shop.h"),
                records,
                enums,
                functions,
                typedefs,
                constants,
                aliases,
                opaques,
                skipped);
        return new Metadata("shop", release, Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
    }
}
