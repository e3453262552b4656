package org.rdma4j.gen.model;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which structs and unions functions and callbacks take or return by value. Such a record cannot even grow: what fitted
 * registers goes by the stack then.
 */
public final class ByValueUses {

    private final TypeIndex types;
    private final Map<RecordDecl, String> users = new LinkedHashMap<>();

    /**
     * Looks through the declarations of a release.
     *
     * @param types finds what they refer to
     */
    public ByValueUses(Collection<Partition> partitions, TypeIndex types) {
        this.types = types;
        for (Partition partition : partitions) {
            partition.functions().forEach(f -> look(f.type(), f.name()));
            partition.typedefs().forEach(t -> look(t.type(), t.name()));
            partition.records().forEach(r -> r.fields().forEach(f -> look(f.type(), r.name() + "." + f.name())));
        }
    }

    private void look(CType type, String user) {
        type.walk(part -> {
            if (part instanceof FunctionType function) {
                add(function.result(), user);
                function.parameters().forEach(p -> add(p.type(), user));
            }
        });
    }

    private void add(CType type, String user) {
        if (types.resolve(type) instanceof NamedType named) {
            types.record(named).ifPresent(record -> users.putIfAbsent(record, user));
        }
    }

    /** The first function, typedef or field found whose signature has the record by value. */
    public Optional<String> user(RecordDecl record) {
        return Optional.ofNullable(users.get(record));
    }
}
