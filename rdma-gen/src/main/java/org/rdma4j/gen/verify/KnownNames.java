package org.rdma4j.gen.verify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** Every name that the metadata has, in whichever partition. */
final class KnownNames {

    private final Map<String, Set<String>> records = new HashMap<>();
    private final Set<String> enums = new HashSet<>();
    private final Set<String> enumerators = new HashSet<>();
    private final Set<String> functions = new HashSet<>();
    private final Set<String> typedefs = new HashSet<>();
    private final Set<String> macros = new HashSet<>();
    private final Set<String> foreign = new HashSet<>();
    private final Set<String> skipped = new HashSet<>();

    KnownNames(Metadata metadata, Set<String> skip) {
        skipped.addAll(skip);
        metadata.partitions().forEach(this::add);
        metadata.foreign().forEach(type -> foreign.add(type.type().spelling()));
    }

    private void add(Partition partition) {
        partition.records().forEach(record -> {
            Set<String> fields = new HashSet<>();
            fields(record, "", fields);
            records.put(record.name(), fields);
        });
        partition.enums().forEach(declared -> enums.add(declared.name()));
        partition.allEnums().stream()
                .flatMap(declared -> declared.enumerators().stream())
                .forEach(enumerator -> enumerators.add(enumerator.name()));
        partition.functions().forEach(function -> functions.add(function.name()));
        partition.typedefs().forEach(typedef -> typedefs.add(typedef.name()));
        partition.constants().forEach(constant -> macros.add(constant.name()));
        partition.aliases().forEach(alias -> macros.add(alias.name()));
        partition.skipped().stream().map(Skipped::name).forEach(skipped::add);
    }

    /** The paths of a record's fields, through unnamed types, arrays of them and pointers to them. */
    private void fields(RecordDecl record, String prefix, Set<String> paths) {
        for (FieldDecl field : record.fields()) {
            String path = prefix + field.name();
            if (!field.name().isEmpty()) {
                paths.add(path);
            }
            CType bare = TypeIndex.unqualified(field.type());
            while (bare instanceof ArrayType || bare instanceof PointerType) {
                bare = TypeIndex.unqualified(bare.parts().get(0));
            }
            if (bare instanceof UnnamedRecord unnamed) {
                fields(unnamed.record(), field.name().isEmpty() ? prefix : path + ".", paths);
            }
        }
    }

    boolean isSkipped(String name) {
        return skipped.contains(name);
    }

    boolean hasRecord(String name) {
        return records.containsKey(name);
    }

    boolean hasField(String record, String path) {
        return records.getOrDefault(record, Set.of()).contains(path);
    }

    boolean hasEnum(String name) {
        return enums.contains(name);
    }

    boolean hasEnumerator(String name) {
        return enumerators.contains(name);
    }

    boolean hasFunction(String name) {
        return functions.contains(name);
    }

    boolean hasTypedef(String name) {
        return typedefs.contains(name) || isForeign(NamedType.Tag.TYPEDEF, name);
    }

    /** A macro of the same name as an enumerator or function only announces it to {@code #ifdef}. */
    boolean hasMacro(String name) {
        return macros.contains(name) || enumerators.contains(name);
    }

    /** Whether another namespace owns the type. */
    boolean isForeign(NamedType.Tag tag, String name) {
        return foreign.contains(new NamedType(tag, name).spelling());
    }
}
