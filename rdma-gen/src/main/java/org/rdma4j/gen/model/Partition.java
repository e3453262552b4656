package org.rdma4j.gen.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Declarations of one namespace. Each list is in the order in which the headers are traversed, then in source order.
 *
 * @param namespace dotted name, such as {@code rdma.ibverbs}
 * @param library name of the library without {@code lib} and {@code .so}; empty for none
 * @param soname file name that a program loads, such as {@code libibverbs.so.1}; empty for none
 * @param headers headers that a C program includes
 * @param records named structs and unions; unnamed ones are nested in other declarations
 * @param enums enums, including unnamed ones at file scope
 * @param functions exported, inline and shadowed functions
 * @param typedefs typedefs, except those that name an unnamed record or enum
 * @param constants object-like macros with a value
 * @param aliases object-like macros that rename a type
 * @param opaques incomplete types
 * @param skipped declarations left out by the configuration, sorted by name
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

    /** Returns all declarations: records, enums, functions, typedefs, constants, aliases, opaque types. */
    public Stream<Declaration> declarations() {
        return Stream.of(records, enums, functions, typedefs, constants, aliases, opaques)
                .flatMap(List::stream);
    }

    /** Returns the types that the declarations use, starting with the types of record members. */
    public Stream<CType> types() {
        return Stream.of(records, typedefs, functions, constants)
                .flatMap(List::stream)
                .flatMap(Declaration::types);
    }

    /**
     * Returns all enums whose enumerators belong to the partition: those at file scope, then the unnamed ones nested in
     * other declarations. An enum shared by several members is listed once.
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
