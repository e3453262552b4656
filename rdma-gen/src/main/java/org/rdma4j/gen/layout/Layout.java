package org.rdma4j.gen.layout;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;

/** Lays out types for one target. Instances cache results and are not thread-safe. */
public final class Layout implements TypeSizes {

    /** Size of a pointer in bytes. */
    static final long POINTER_SIZE = 8;

    private final Target target;
    private final Function<NamedType, Optional<? extends Declaration>> lookup;
    private final Map<RecordDecl, RecordDecl> completed = new HashMap<>();
    private final TypeRewriter completer = new TypeRewriter() {
        @Override
        public RecordDecl rewrite(RecordDecl record) {
            return complete(record);
        }

        @Override
        public EnumDecl rewrite(EnumDecl declaration) {
            return complete(declaration);
        }
    };

    /**
     * Creates a layout for a target.
     *
     * @param target the target
     * @param lookup returns the record, enum or typedef with a name; sizes may be unknown
     */
    public Layout(Target target, Function<NamedType, Optional<? extends Declaration>> lookup) {
        this.target = target;
        this.lookup = lookup;
    }

    /** Returns a rewriter that completes all records and enums. */
    TypeRewriter completer() {
        return completer;
    }

    Target target() {
        return target;
    }

    @Override
    public RecordDecl complete(RecordDecl record) {
        RecordDecl known = completed.get(record);
        if (known == null) {
            known = new RecordLayout(this, record).complete();
            completed.put(record, known);
        }
        return known;
    }

    /** Returns a copy of the enum with the integer type that gcc and clang choose. */
    public EnumDecl complete(EnumDecl declaration) {
        return EnumLayout.complete(declaration);
    }

    /** Returns a copy of the type with all unnamed records and enums completed. */
    public CType complete(CType type) {
        return completer.rewrite(type);
    }

    @Override
    public long sizeof(CType type) {
        if (type instanceof ScalarType scalar) {
            return scalar.size();
        }
        if (type instanceof PointerType) {
            return POINTER_SIZE;
        }
        if (type instanceof QualifiedType qualified) {
            return sizeof(qualified.type());
        }
        if (type instanceof ArrayType array) {
            return array.isFlexible() ? 0 : sizeof(array);
        }
        if (type instanceof UnnamedRecord unnamed) {
            return complete(unnamed.record()).size();
        }
        if (type instanceof UnnamedEnum unnamed) {
            return complete(unnamed.declaration()).underlying().size();
        }
        if (type instanceof NamedType named) {
            Declaration declaration = declarationOf(named);
            if (declaration instanceof RecordDecl record) {
                return complete(record).size();
            }
            if (declaration instanceof EnumDecl enumeration) {
                return complete(enumeration).underlying().size();
            }
            if (declaration instanceof TypedefDecl typedef) {
                return sizeof(typedef.type());
            }
        }
        throw UnsizedTypeException.incomplete(type);
    }

    private long sizeof(ArrayType array) {
        long element = sizeof(array.element());
        try {
            return Math.multiplyExact(array.length(), element);
        } catch (ArithmeticException e) {
            throw UnsizedTypeException.tooLarge(array);
        }
    }

    @Override
    public long alignof(CType type) {
        if (type instanceof ScalarType || type instanceof PointerType || type instanceof UnnamedEnum) {
            return sizeof(type);
        }
        if (type instanceof QualifiedType qualified) {
            return alignof(qualified.type());
        }
        if (type instanceof ArrayType array) {
            return alignof(array.element());
        }
        if (type instanceof UnnamedRecord unnamed) {
            return complete(unnamed.record()).alignment();
        }
        if (type instanceof NamedType named) {
            Declaration declaration = declarationOf(named);
            if (declaration instanceof RecordDecl record) {
                return complete(record).alignment();
            }
            if (declaration instanceof TypedefDecl typedef) {
                return typedef.aligned() > 0 ? typedef.aligned() : alignof(typedef.type());
            }
        }
        return sizeof(type);
    }

    @Override
    public ScalarType underlying(EnumDecl enumeration) {
        return complete(enumeration).underlying();
    }

    Optional<? extends Declaration> declaration(NamedType named) {
        return lookup.apply(named);
    }

    private Declaration declarationOf(NamedType named) {
        return lookup.apply(named).orElseThrow(() -> UnsizedTypeException.incomplete(named));
    }
}
