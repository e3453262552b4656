package org.rdma4j.gen.parse;

import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Collects the names that a type refers to, distinguishing uses by value and by pointer. */
final class TypeReferences {

    private TypeReferences() {}

    /** Adds the names that the record uses by value. */
    static void byValue(RecordDecl record, Set<NamedType> found) {
        record.fields().forEach(field -> byValue(field.type(), found));
    }

    /** Adds the names that the type uses by value. */
    static void byValue(CType type, Set<NamedType> found) {
        collect(type, true, found, Set.of());
    }

    /**
     * Adds all names in the type.
     *
     * @param byValue whether the type is used by value
     * @param values receives the names used by value
     * @param pointers receives the names used by pointer
     */
    static void collect(CType type, boolean byValue, Set<NamedType> values, Set<NamedType> pointers) {
        if (type instanceof NamedType named) {
            if (byValue) {
                values.add(named);
            } else if (pointers != Set.<NamedType>of()) {
                pointers.add(named);
            }
        } else if (type instanceof QualifiedType qualified) {
            collect(qualified.type(), byValue, values, pointers);
        } else if (type instanceof ArrayType array) {
            collect(array.element(), byValue, values, pointers);
        } else if (type instanceof PointerType pointer) {
            collect(pointer.pointee(), false, values, pointers);
        } else if (type instanceof UnnamedRecord unnamed) {
            for (FieldDecl field : unnamed.record().fields()) {
                collect(field.type(), byValue, values, pointers);
            }
        } else if (type instanceof FunctionType function) {
            collect(function.result(), true, values, pointers);
            for (Parameter parameter : function.parameters()) {
                boolean array = parameter.type() instanceof ArrayType;
                collect(parameter.type(), !array, values, pointers);
            }
        }
    }
}
