package org.rdma4j.gen.layout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeRewriter;

/**
 * Compares the declarations of two targets. Sizes, offsets, packing, lengths of arrays and version nodes of symbols may
 * differ. Other differences can be represented neither in one metadata file nor by one Java class.
 */
public final class TargetCompatibility {

    /** Removes from records what may differ between targets. */
    private static final TypeRewriter COMMON = new TypeRewriter() {
        @Override
        public RecordDecl rewrite(RecordDecl record) {
            return new RecordDecl(
                    record.kind(),
                    record.name(),
                    record.typedefNamed(),
                    common(record.packing()),
                    RecordDecl.UNKNOWN,
                    RecordDecl.UNKNOWN,
                    record.fields().stream()
                            .map(f -> new FieldDecl(
                                    f.name(),
                                    rewrite(f.type()),
                                    f.bits(),
                                    common(f.packing()),
                                    RecordDecl.UNKNOWN,
                                    RecordDecl.UNKNOWN))
                            .toList(),
                    record.header());
        }

        private static Packing common(Packing packing) {
            return new Packing(false, packing.aligned(), packing.pragmaPack());
        }

        @Override
        public long length(ArrayType array) {
            return Math.min(array.length(), 1);
        }
    };

    private TargetCompatibility() {}

    /** Returns a description of the first difference, to follow the name of the file; empty if there is none. */
    public static Optional<String> difference(Metadata one, Metadata other) {
        List<Declaration> ours = declarations(one);
        List<Declaration> theirs = declarations(other);
        Optional<String> alone = alone(ours, theirs, one.target()).or(() -> alone(theirs, ours, other.target()));
        if (alone.isPresent()) {
            return alone;
        }
        String there = other.target().triple();
        Set<Declaration> known = new HashSet<>(theirs);
        for (Declaration declaration : ours) {
            if (!known.contains(declaration)) {
                return Optional.of(declaration.name() + " is declared differently for " + there);
            }
        }
        if (!ours.equals(theirs)) {
            return Optional.of("its declarations have a different order for " + there);
        }
        boolean same = foreign(one).equals(foreign(other)) && libraries(one).equals(libraries(other));
        return same
                ? Optional.empty()
                : Optional.of("its libraries, skipped names or foreign types differ for " + there);
    }

    private static List<Object> libraries(Metadata metadata) {
        List<Object> all = new ArrayList<>();
        metadata.partitions()
                .forEach(p -> all.add(List.of(p.namespace(), p.library(), p.soname(), p.headers(), p.skipped())));
        return all;
    }

    private static Optional<String> alone(List<Declaration> these, List<Declaration> those, Target target) {
        Set<String> known = new HashSet<>();
        those.forEach(d -> known.add(key(d)));
        return these.stream()
                .filter(d -> !known.contains(key(d)))
                .findFirst()
                .map(d -> d.name() + " is declared only for " + target.triple());
    }

    private static String key(Declaration declaration) {
        return declaration.getClass().getSimpleName() + " " + declaration.name();
    }

    private static List<Declaration> declarations(Metadata metadata) {
        List<Declaration> all = new ArrayList<>();
        for (Partition partition : new PartitionRewriter(COMMON).rewrite(metadata.partitions())) {
            all.addAll(partition.records());
            all.addAll(partition.enums());
            partition.functions().forEach(f -> all.add(withoutVersion(f)));
            all.addAll(partition.typedefs());
            all.addAll(partition.constants());
            all.addAll(partition.aliases());
            all.addAll(partition.opaques());
        }
        return all;
    }

    private static FunctionDecl withoutVersion(FunctionDecl function) {
        return new FunctionDecl(
                function.name(), function.type(), function.linkage(), Optional.empty(), function.header());
    }

    private static List<ForeignType> foreign(Metadata metadata) {
        return metadata.foreign().stream()
                .map(f -> new ForeignType(
                        f.type(), f.namespace(), f.definition().map(COMMON::rewrite), Math.min(f.size(), 1), 0))
                .toList();
    }
}
