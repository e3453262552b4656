package org.rdma4j.gen.emit.value;

import java.util.Optional;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/** Determines the representation of C values in Java. */
public final class ValueMapper {

    private final BoundMetadata world;
    private final RuntimeClasses runtime;

    public ValueMapper(BoundMetadata world, RuntimeClasses runtime) {
        this.world = world;
        this.runtime = runtime;
    }

    /** Returns the representation of a result. */
    public JavaValue result(CType type, DeclarationPart site) {
        return world.index().resolve(type) instanceof VoidType ? new JavaValue.Nothing() : of(type, false, site);
    }

    /** Returns the representation of a parameter. Arrays and functions are pointers. */
    public JavaValue parameter(CType type, DeclarationPart site) {
        CType resolved = world.index().resolve(type);
        if (resolved instanceof ArrayType array) {
            return pointer(array.element());
        }
        return resolved instanceof FunctionType ? pointer(resolved) : of(type, false, site);
    }

    /**
     * Returns the representation of a value that is not an array.
     *
     * @param bigEndian whether the value is big-endian independent of its type
     */
    public JavaValue of(CType type, boolean bigEndian, DeclarationPart site) {
        TypeIndex index = world.index();
        Optional<ScalarType> scalar = index.scalar(type);
        if (scalar.isPresent()) {
            return scalar(scalar.get(), bigEndian || index.isBigEndian(type), site);
        }
        CType resolved = index.resolve(type);
        if (resolved instanceof PointerType pointer) {
            return pointer(pointer.pointee());
        }
        if (resolved instanceof NamedType named) {
            return new JavaValue.Aggregate(world.record(named)
                    .orElseThrow(() ->
                            site.refuse("the size of " + named.spelling() + " is not known, and it is used by value")));
        }
        throw site.refuse("a value of this type cannot be passed in Java");
    }

    /** Returns the representation of a number or boolean. */
    public static JavaValue.Scalar scalar(ScalarType scalar, boolean bigEndian, DeclarationPart site) {
        if (scalar.size() > Long.BYTES) {
            throw site.refuse(scalar.spelling() + " has no counterpart in Java");
        }
        if (bigEndian && (scalar.isFloating() || scalar == ScalarType.BOOL)) {
            throw site.refuse("a big-endian " + scalar.spelling() + " is not supported", "correct fields.big_endian");
        }
        return new JavaValue.Scalar(scalar, bigEndian && scalar.size() > 1);
    }

    private JavaValue pointer(CType pointee) {
        CType target = world.index().resolve(pointee);
        Optional<RecordRef> record = target instanceof NamedType named
                ? world.record(named).filter(r -> r.size().first() > 0)
                : Optional.empty();
        return new JavaValue.Pointer(record, isConstChar(pointee), runtime);
    }

    /** Returns {@code true} for {@code const char}, also if the qualifier is part of a typedef. */
    private boolean isConstChar(CType pointee) {
        return pointee instanceof QualifiedType qualified
                && qualified.isConst()
                && world.index().resolve(qualified) == ScalarType.CHAR;
    }
}
