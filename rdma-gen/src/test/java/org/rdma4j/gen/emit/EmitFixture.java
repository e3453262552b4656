package org.rdma4j.gen.emit;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.OutputConfig;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.config.TargetsConfig;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.emit.resource.NativeImageGenerator;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.MergedReleases;
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
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.VoidType;

/** Builds metadata with a given layout, and the configuration for it. */
final class EmitFixture {

    static final String HEADER = "shop.h";

    final List<RecordDecl> records = new ArrayList<>();
    final List<EnumDecl> enums = new ArrayList<>();
    final List<FunctionDecl> functions = new ArrayList<>();
    final List<FunctionDecl> wrappers = new ArrayList<>();
    final List<TypedefDecl> typedefs = new ArrayList<>();
    final List<ConstantDecl> constants = new ArrayList<>();
    final List<AliasDecl> aliases = new ArrayList<>();
    final List<OpaqueDecl> opaques = new ArrayList<>();
    final List<ForeignType> foreign = new ArrayList<>();
    final Map<String, String> skip = new LinkedHashMap<>();
    final Map<String, String> rename = new LinkedHashMap<>();
    final Map<String, FunctionFact> facts = new LinkedHashMap<>();
    final Set<String> bigEndian = new LinkedHashSet<>();
    final Set<String> flags = new LinkedHashSet<>();
    final List<TypeImport> imports = new ArrayList<>();
    final Map<String, String> suppliers = new LinkedHashMap<>();
    Map<String, String> documentation = Map.of();
    RecordAllocation recordFacts = RecordAllocation.NONE;
    History history = History.NONE;
    String namespace = "demo.shop";
    String library = "shop";
    String soname = "libshop.so.1";
    /** Whether declarations that Java cannot express are skipped. */
    boolean skipsUnsupported;

    static PointerType pointer(CType pointee) {
        return new PointerType(pointee);
    }

    static CType constant(CType type) {
        return new QualifiedType(type, true, false, false);
    }

    static NamedType type(String spelling) {
        return NamedType.parse(spelling);
    }

    static ArrayType array(CType element, long length) {
        return new ArrayType(element, length);
    }

    static FieldDecl field(String name, CType type, long offset, long size) {
        return new FieldDecl(name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset * 8, size * 8);
    }

    static FieldDecl bits(String name, CType type, long offset, int width) {
        return new FieldDecl(name, type, width, Packing.NONE, offset, width);
    }

    static RecordDecl struct(String name, long size, long alignment, FieldDecl... fields) {
        return new RecordDecl(
                RecordDecl.Kind.STRUCT, name, false, Packing.NONE, size, alignment, List.of(fields), HEADER);
    }

    static RecordDecl union(String name, long size, long alignment, FieldDecl... fields) {
        return new RecordDecl(
                RecordDecl.Kind.UNION, name, false, Packing.NONE, size, alignment, List.of(fields), HEADER);
    }

    static RecordDecl packed(String name, long size, FieldDecl... fields) {
        Packing packing = new Packing(true, 0, 0);
        return new RecordDecl(RecordDecl.Kind.STRUCT, name, false, packing, size, 1, List.of(fields), HEADER);
    }

    static EnumDecl enumeration(String name, ScalarType underlying, Object... namesAndValues) {
        List<Enumerator> enumerators = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            enumerators.add(
                    new Enumerator((String) namesAndValues[i], new BigInteger(namesAndValues[i + 1].toString())));
        }
        return new EnumDecl(name, false, false, underlying, enumerators, HEADER);
    }

    static FunctionType functionType(CType result, Object... typesAndNames) {
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < typesAndNames.length; i += 2) {
            parameters.add(new Parameter((String) typesAndNames[i + 1], (CType) typesAndNames[i]));
        }
        return new FunctionType(result, parameters, false);
    }

    static FunctionDecl function(String name, FunctionType type) {
        return new FunctionDecl(name, type, FunctionDecl.Linkage.EXTERN, Optional.of("SHOP_1.0"), HEADER);
    }

    static FunctionDecl inline(String name, FunctionType type) {
        return new FunctionDecl(name, type, FunctionDecl.Linkage.INLINE, Optional.empty(), HEADER);
    }

    static FunctionDecl variadic(String name, CType result, Object... typesAndNames) {
        FunctionType type = functionType(result, typesAndNames);
        return function(name, new FunctionType(type.result(), type.parameters(), true));
    }

    static FunctionFact fails(FunctionFact.Failure failure) {
        return new FunctionFact(
                Optional.of(failure),
                Optional.empty(),
                false,
                Optional.empty(),
                false,
                false,
                false,
                List.of(),
                Optional.empty(),
                "");
    }

    static final VoidType VOID = new VoidType();

    /** Adds the types of linux/types.h, which belong to other metadata. */
    EmitFixture withKernelTypes() {
        Map<String, ScalarType> types = new TreeMap<>(Map.of(
                "__be16", ScalarType.UNSIGNED_SHORT,
                "__be32", ScalarType.UNSIGNED_INT,
                "__be64", ScalarType.UNSIGNED_LONG,
                "uint8_t", ScalarType.UNSIGNED_CHAR,
                "uint16_t", ScalarType.UNSIGNED_SHORT,
                "uint32_t", ScalarType.UNSIGNED_INT,
                "uint64_t", ScalarType.UNSIGNED_LONG));
        types.forEach((name, scalar) -> foreign.add(new ForeignType(
                new NamedType(NamedType.Tag.TYPEDEF, name), Optional.of("linux"), Optional.of(scalar), 0, 0)));
        return this;
    }

    Metadata metadata() {
        List<Partition> partitions = new ArrayList<>();
        partitions.add(new Partition(
                namespace,
                library,
                soname,
                List.of(HEADER),
                records,
                enums,
                functions,
                typedefs,
                constants,
                aliases,
                opaques,
                List.of()));
        if (!wrappers.isEmpty()) {
            partitions.add(new Partition(
                    "demo.wrapper",
                    "shop_wrapper",
                    "libshop_wrapper.so",
                    List.of("wrapper.h"),
                    List.of(),
                    List.of(),
                    wrappers,
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of()));
        }
        return new Metadata("shop", "1.0", Target.X86_64, new TreeMap<>(), partitions, foreign);
    }

    Config config() {
        return new Config(
                Path.of("/etc/shop.toml"),
                List.of(),
                new OutputConfig(
                        "shop",
                        Optional.empty(),
                        Optional.of("org.example"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "wrap_",
                        Optional.empty(),
                        Optional.of("org.rdma4j.sys.runtime"),
                        TargetsConfig.COMPILERS),
                List.of(new PartitionConfig(
                        namespace,
                        library,
                        List.of(HEADER),
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        skipsUnsupported)),
                imports,
                List.of(),
                skip,
                rename,
                Map.of(),
                facts,
                bigEndian,
                Set.of(),
                Map.of(),
                recordFacts,
                flags,
                Map.of(),
                suppliers,
                documentation);
    }

    SortedMap<String, String> emit(Metadata... imported) {
        EmittedSources emitted = new EmittedSources();
        Emitter.emit(
                new MergedReleases(metadata(), history),
                config(),
                List.of(imported),
                DeclarationOrigins.HEADERS,
                emitted);
        return emitted.java();
    }

    /** Emits the Java into {@code emitted}, and returns the reasons for skipped declarations by name. */
    Map<String, String> emit(EmittedSources emitted) {
        skipsUnsupported = true;
        return Emitter.emit(
                new MergedReleases(metadata(), history), config(), List.of(), DeclarationOrigins.HEADERS, emitted);
    }

    /** Returns the text for GraalVM's native-image. */
    String emitNativeImage() {
        EmittedSources emitted = new EmittedSources();
        Emitter.emit(MergedReleases.of(metadata()), config(), List.of(), DeclarationOrigins.HEADERS, emitted);
        return emitted.nativeImage().get(NativeImageGenerator.FILE);
    }
}
