package org.rdma4j.gen.layout;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;

/**
 * Validates that the sizes and offsets in metadata match its declarations. They may not if a file was edited by hand.
 */
public final class LayoutValidator {

    /**
     * A mismatch.
     *
     * @param declaration the declaration with the mismatch
     * @param what description, which follows the location of the declaration in the message
     */
    public record Contradiction(Declaration declaration, String what) {}

    private final Layout layout;

    LayoutValidator(Metadata metadata) {
        DeclarationLookup declarations = new DeclarationLookup(metadata.partitions(), metadata.foreign(), Optional::of);
        this.layout = new Layout(metadata.target(), declarations::of);
    }

    /** Returns the first mismatch in the metadata of a single target. */
    public static Optional<Contradiction> find(Metadata metadata) {
        LayoutValidator check = new LayoutValidator(metadata);
        return metadata.partitions().stream()
                .flatMap(p -> p.declarations())
                .flatMap(d -> check.wrong(d).map(what -> new Contradiction(d, what)).stream())
                .findFirst();
    }

    private Optional<String> wrong(Declaration declaration) {
        if (declaration instanceof EnumDecl declared) {
            return wrong(declared);
        }
        Optional<String> inside = first(declaration.types(), this::inside);
        return declaration instanceof RecordDecl record ? inside.or(() -> wrong(record)) : inside;
    }

    /** Returns a mismatch in an unnamed record or enum in the type. */
    private Optional<String> inside(CType type) {
        if (type instanceof UnnamedEnum unnamed) {
            return wrong(unnamed.declaration());
        }
        Optional<String> inside = first(type.parts().stream(), this::inside);
        return type instanceof UnnamedRecord unnamed ? inside.or(() -> wrong(unnamed.record())) : inside;
    }

    private static <T> Optional<String> first(Stream<T> parts, Function<T, Optional<String>> wrong) {
        return parts.flatMap(part -> wrong.apply(part).stream()).findFirst();
    }

    /** Returns a mismatch of the record itself, not of the types of its members. */
    Optional<String> wrong(RecordDecl record) {
        if (isSizeAlone(record)) {
            return Optional.empty();
        }
        RecordDecl again;
        try {
            again = again(record);
        } catch (UnsizedTypeException e) {
            return Optional.of(e.getMessage());
        }
        for (int i = 0; i < record.fields().size(); i++) {
            FieldDecl field = record.fields().get(i);
            FieldDecl computed = again.fields().get(i);
            if (field.isBitField() && field.bits() > Byte.SIZE * layout.sizeof(field.type())) {
                return Optional.of(
                        name(record) + ": a bit-field has " + field.bits() + " bits, but its type has fewer");
            }
            if (field.offset() != computed.offset() || field.width() != computed.width()) {
                return Optional.of(name(record) + ": " + (field.name().isEmpty() ? "an unnamed member" : field.name())
                        + " has " + field.width() + " bits at bit " + field.offset() + "; its declaration results in "
                        + computed.width() + " at " + computed.offset());
            }
        }
        boolean aligned = record.typedefNamed() || record.alignment() == again.alignment();
        return record.size() == again.size() && aligned
                ? Optional.empty()
                : Optional.of(name(record) + " has " + bytes(record) + "; its members result in " + bytes(again));
    }

    private Optional<String> wrong(EnumDecl declaration) {
        for (Enumerator enumerator : declaration.enumerators()) {
            if (!EnumLayout.fits(enumerator.value())) {
                return Optional.of("the value of " + enumerator.name() + " needs more than 64 bits");
            }
            if (declaration.fixed()
                    && !EnumLayout.fits(enumerator.value(), declaration.underlying(), layout.target())) {
                return Optional.of("the value of " + enumerator.name() + " does not fit "
                        + declaration.underlying().spelling() + ", the type of "
                        + (declaration.isUnnamed() ? "an unnamed enum" : declaration.name()));
            }
        }
        EnumDecl again = EnumLayout.complete(declaration);
        return again.equals(declaration)
                ? Optional.empty()
                : Optional.of("the values of " + declaration.name() + " require "
                        + again.underlying().spelling() + ", but its type is "
                        + declaration.underlying().spelling());
    }

    /** Returns {@code true} for an injected type, of which only the size and alignment are known. */
    static boolean isSizeAlone(RecordDecl record) {
        return record.fields().isEmpty() && record.size() > 0;
    }

    /** Returns the record with the size and offsets computed from its members. */
    RecordDecl again(RecordDecl record) {
        return layout.complete(new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                record.packing(),
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN,
                record.fields(),
                record.header()));
    }

    private static String bytes(RecordDecl record) {
        return record.size() + " bytes, aligned to " + record.alignment();
    }

    private static String name(RecordDecl record) {
        return record.isUnnamed()
                ? "an unnamed " + record.kind().keyword()
                : record.type().spelling();
    }
}
