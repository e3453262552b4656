package org.rdma4j.gen.emit.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Encodes facts about members that a memory layout does not contain as a string, which {@code MemberFacts} of the
 * runtime parses: signed, text, enum, record, bit-field, first release. A string is more compact than code for each
 * record.
 */
public final class MemberFactsEncoder {

    private final History history;
    private final Set<String> libraryAllocated;
    private final EnumNamesGenerator enums;

    /**
     * Creates an encoder.
     *
     * @param history first releases of members
     * @param libraryAllocated records that may be smaller in the release of the host
     * @param enums collects the enums of members
     */
    public MemberFactsEncoder(History history, Set<String> libraryAllocated, EnumNamesGenerator enums) {
        this.history = history;
        this.libraryAllocated = libraryAllocated;
        this.enums = enums;
    }

    /** Returns the string for a record. */
    public String of(RecordDecl record, BoundMetadata world) {
        List<String> words = new ArrayList<>();
        add(words, record, world, "", libraryAllocated.contains(record.name()) ? record.name() + "." : "");
        return String.join(" ", words);
    }

    /**
     * Adds the members of a record.
     *
     * @param prefix prefix of their paths in the string
     * @param known prefix of their paths in the history; empty if the release of the host is irrelevant
     */
    private void add(List<String> words, RecordDecl record, BoundMetadata world, String prefix, String known) {
        int unnamed = 0;
        for (FieldDecl field : record.fields()) {
            if (!field.name().isEmpty()) {
                String path = prefix + field.name();
                if (field.isBitField()) {
                    words.add(path + ":" + field.offset() + ":" + field.bits());
                }
                if (!known.isEmpty()) {
                    history.since(History.Kind.FIELD, known + field.name())
                            .ifPresent(release -> words.add(path + ">" + History.number(release)));
                }
                addType(words, field.type(), world, path, known.isEmpty() ? "" : known + field.name() + ".", false);
            } else if (TypeIndex.unqualified(field.type()) instanceof UnnamedRecord inner) {
                add(words, inner.record(), world, prefix + "?" + unnamed++ + ".", known);
            }
        }
    }

    private void addType(
            List<String> words, CType type, BoundMetadata world, String path, String known, boolean array) {
        CType resolved = world.index().resolve(type);
        Optional<ScalarType> scalar = world.index().scalar(type);
        if (resolved instanceof ArrayType many) {
            addType(words, many.element(), world, path, known, true);
        } else if (resolved instanceof UnnamedRecord inner) {
            add(words, inner.record(), world, path + ".", known);
        } else if (scalar.isPresent()) {
            scalar(words, resolved, scalar.get(), world, path, array);
        } else if (resolved instanceof NamedType named) {
            world.record(named).ifPresent(record -> {
                words.add(path + "@" + record.name());
                String inside = known.isEmpty() ? "" : record.name() + ".";
                record.declaration().ifPresent(d -> add(words, d, record.home(), path + ".", inside));
            });
        }
    }

    private void scalar(
            List<String> words, CType resolved, ScalarType scalar, BoundMetadata world, String path, boolean array) {
        boolean signed = !scalar.isUnsigned(world.metadata().target()) && !scalar.isFloating();
        if (scalar == ScalarType.CHAR) {
            words.add(path + (array ? "\"" : signed ? "-" : ""));
            return;
        }
        if (signed) {
            words.add(path + "-");
        }
        if (resolved instanceof NamedType named) {
            Optional<EnumDecl> declared = world.index().enumeration(named);
            declared.flatMap(d -> enums.use(d, world.className(d.type())))
                    .ifPresent(name -> words.add(path + "=" + name));
        }
    }
}
