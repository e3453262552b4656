package org.rdma4j.gen.emit.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * The layouts of calls as GraalVM's reachability metadata spells them: {@code jint}, {@code void*},
 * {@code struct(jbyte, padding(3), jint)}. They are those that {@link Descriptors} makes code for, which has refused by
 * then what the linker cannot pass.
 */
final class LayoutWords {

    private static final String POINTER = "void*";

    /** What crosses. */
    String of(JavaValue value, Site site) {
        if (value instanceof JavaValue.Nothing) {
            return "void";
        }
        if (value instanceof JavaValue.Scalar scalar) {
            return word(scalar);
        }
        if (value instanceof JavaValue.Address) {
            return "jlong";
        }
        return value instanceof JavaValue.Aggregate aggregate ? record(aggregate.record(), site) : POINTER;
    }

    /** The name of Java's own type as JNI has it: the same on every platform. */
    private static String word(JavaValue.Scalar scalar) {
        return "j" + scalar.carrier();
    }

    private String record(RecordRef record, Site site) {
        RecordDecl declaration = record.declaration()
                .orElseThrow(() -> site.refuse(record.name() + " is passed by value, and its members are not known"));
        return group(declaration, record.home(), site);
    }

    private String group(RecordDecl record, BoundMetadata home, Site site) {
        boolean union = record.kind() == RecordDecl.Kind.UNION;
        List<String> members = new ArrayList<>();
        long end = 0;
        for (FieldDecl field : record.fields()) {
            long offset = field.offset() / Byte.SIZE;
            long width = field.width() / Byte.SIZE;
            if (!union && offset > end) {
                members.add(padding(offset - end));
            }
            members.add(type(field.type(), home, site));
            end = union ? Math.max(end, width) : offset + width;
        }
        if (record.size() > end) {
            members.add(padding(union ? record.size() : record.size() - end));
        }
        return (union ? "union" : "struct") + "(" + String.join(", ", members) + ")";
    }

    private static String padding(long bytes) {
        return "padding(" + bytes + ")";
    }

    private String type(CType type, BoundMetadata home, Site site) {
        CType resolved = home.index().resolve(type);
        if (resolved instanceof ArrayType array) {
            return "sequence(" + array.length() + ", " + type(array.element(), home, site) + ")";
        }
        Optional<ScalarType> scalar = home.index().scalar(type);
        if (scalar.isPresent()) {
            return word(ValueMapper.scalar(scalar.get(), false, site));
        }
        if (resolved instanceof PointerType) {
            return POINTER;
        }
        if (resolved instanceof UnnamedRecord unnamed) {
            return group(unnamed.record(), home, site);
        }
        if (resolved instanceof NamedType named) {
            return record(
                    home.record(named)
                            .orElseThrow(() -> site.refuse("the size of " + named.spelling() + " is not known")),
                    site);
        }
        throw site.refuse("no layout for a member of a record that is passed by value");
    }
}
