package org.rdma4j.gen.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one namespace owns. Lists are in the order of {@code traverse} and then of the headers.
 *
 * @param namespace dotted, as in {@code rdma.ibverbs}
 * @param library the library's name without {@code lib} and {@code .so}; empty for none
 * @param soname the file name that a program loads, as in {@code libibverbs.so.1}; empty for none
 * @param headers what a C program includes
 * @param records defined structs and unions with a name; unnamed ones stand inside them
 * @param enums defined enums, unnamed ones at file scope included
 * @param functions external, inline and shadowed ones
 * @param typedefs of anything but unnamed records and enums
 * @param constants object-like macros with a value
 * @param aliases object-like macros that rename a type
 * @param opaques tags that are never defined
 * @param skipped what the configuration leaves out, sorted by name
 */
public record Partition(
        String namespace,
        String library,
        String soname,
        List<String> headers,
        List<RecordDecl> records,
        List<EnumDecl> enums,
        List<FunctionDecl> functions,
        List<TypedefDecl> typedefs,
        List<ConstantDecl> constants,
        List<AliasDecl> aliases,
        List<OpaqueDecl> opaques,
        List<Skipped> skipped) {
    public Partition {
        headers = List.copyOf(headers);
        records = List.copyOf(records);
        enums = List.copyOf(enums);
        functions = List.copyOf(functions);
        typedefs = List.copyOf(typedefs);
        constants = List.copyOf(constants);
        aliases = List.copyOf(aliases);
        opaques = List.copyOf(opaques);
        skipped = List.copyOf(skipped);
    }

    /** Every declaration: records, enums, functions, typedefs, constants, aliases, opaque types. */
    public Stream<Declaration> declarations() {
        return Stream.of(records, enums, functions, typedefs, constants, aliases, opaques)
                .flatMap(List::stream);
    }

    /** Every type that a declaration of the partition writes, records first. */
    public Stream<CType> types() {
        return Stream.of(records, typedefs, functions, constants)
                .flatMap(List::stream)
                .flatMap(Declaration::types);
    }

    /**
     * Every enum whose enumerators belong to the partition: those declared by themselves, then the unnamed ones written
     * inside other declarations. One that several members share stands here once.
     */
    public List<EnumDecl> allEnums() {
        Set<EnumDecl> all = new LinkedHashSet<>(enums);
        types().forEach(type -> type.walk(part -> {
            if (part instanceof UnnamedEnum unnamed) {
                all.add(unnamed.declaration());
            }
        }));
        return List.copyOf(all);
    }
}
