package org.rdma4j.gen.model;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Structs and unions that functions and callbacks take or return by value. Adding a field to such a record changes the
 * calling convention of its users: a value that was passed in registers may be passed on the stack.
 */
public final class ByValueUses {

    private final TypeIndex types;
    private final Map<RecordDecl, String> users = new LinkedHashMap<>();

    /**
     * Collects the records used by value in the declarations of a release.
     *
     * @param types index of the types of the release
     */
    public ByValueUses(Collection<Partition> partitions, TypeIndex types) {
        this.types = types;
        for (Partition partition : partitions) {
            partition.functions().forEach(f -> collect(f.type(), f.name()));
            partition.typedefs().forEach(t -> collect(t.type(), t.name()));
            partition.records().forEach(r -> r.fields().forEach(f -> collect(f.type(), r.name() + "." + f.name())));
        }
    }

    private void collect(CType type, String user) {
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

    /** Returns the first function, typedef or field whose signature takes or returns the record by value. */
    public Optional<String> user(RecordDecl record) {
        return Optional.ofNullable(users.get(record));
    }
}
