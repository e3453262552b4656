package org.rdma4j.gen.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads {@code [[inject_type]]}. */
final class InjectReader {

    /** Maximum size of a type in bytes. Its size in bits must fit into a {@code long}. */
    private static final long MAX_SIZE = Integer.MAX_VALUE;

    private static final long MAX_ALIGNMENT = 1L << 20;

    private InjectReader() {}

    static List<InjectedType> readAll(Value value, List<PartitionConfig> partitions) {
        List<InjectedType> result = new ArrayList<>();
        Map<String, Value> names = new HashMap<>();
        for (Value element : value.elements()) {
            InjectedType type = read(element.table(), partitions);
            DuplicateCheck.add(names, type.name(), element.table().required("name"));
            result.add(type);
        }
        return List.copyOf(result);
    }

    private static InjectedType read(Table table, List<PartitionConfig> partitions) {
        table.allow("namespace", "name", "kind", "size", "align");
        Value namespace = table.required("namespace");
        List<String> known = partitions.stream().map(PartitionConfig::namespace).toList();
        String owner = AllowedValues.choose(namespace, known);
        String name = ConfigNames.identifier(table.required("name"));
        InjectedType.Kind kind = AllowedValues.choose(
                table.required("kind"),
                InjectedType.Kind.values(),
                k -> k.name().toLowerCase(Locale.ROOT));
        long alignment = alignment(table.required("align"));
        Value sizeValue = table.required("size");
        long size = sizeValue.integer(1, MAX_SIZE);
        if (size % alignment != 0) {
            throw sizeValue
                    .place()
                    .problem(
                            "is " + size + ", which is not a multiple of align, " + alignment,
                            "the size of a C type" + " is a multiple of its alignment");
        }
        return new InjectedType(owner, name, kind, size, alignment);
    }

    private static long alignment(Value value) {
        long alignment = value.integer(1, MAX_ALIGNMENT);
        if (Long.bitCount(alignment) != 1) {
            throw value.place().problem("is " + alignment, "it must be a power of two");
        }
        return alignment;
    }
}
