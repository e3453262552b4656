package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.ScalarType;

/**
 * How a C value crosses into Java. The <em>carrier</em> is what {@code java.lang.foreign} moves; the <em>API type</em> is
 * what a caller sees: unsigned bytes and shorts widened, big-endian numbers as the host's, pointers to records sized.
 */
public sealed interface JavaValue {

    /** The method of a record that grows at its front, for a pointer that comes from C. */
    String FROM_C = "fromC";

    /** The method of a record that grows at its front, for a pointer that goes to C. */
    String TO_C = "toC";

    /** The type that a method handle moves. */
    TypeName carrier();

    /** The type that a caller sees. */
    default TypeName apiType() {
        return carrier();
    }

    /** Code for what the caller sees, from code for the carrier. */
    default CodeBlock toApi(CodeBlock carrier) {
        return carrier;
    }

    /** Code for the carrier, from the name of what the caller gave; it refuses what is not in {@link #range}. */
    default CodeBlock toCarrier(CodeBlock api, RuntimeClasses runtime) {
        return api;
    }

    /** What a caller may give, as in {@code from 0 to 255}; empty where the type that the caller sees says it. */
    default Optional<String> range() {
        return Optional.empty();
    }

    /** {@code void}. */
    public record Nothing() implements JavaValue {
        @Override
        public TypeName carrier() {
            return TypeName.VOID;
        }
    }

    /**
     * A number or a truth value.
     *
     * @param type an arithmetic type of at most eight bytes
     * @param bigEndian whether the bytes in memory are in network order
     */
    public record Scalar(ScalarType type, boolean bigEndian) implements JavaValue {

        @Override
        public TypeName apiType() {
            return widened() ? TypeName.INT : carrier();
        }

        /** Whether the caller sees an int though the carrier is smaller. */
        private boolean widened() {
            return type == ScalarType.UNSIGNED_CHAR || type == ScalarType.UNSIGNED_SHORT;
        }

        @Override
        public TypeName carrier() {
            if (type == ScalarType.BOOL) {
                return TypeName.BOOLEAN;
            }
            if (type.isFloating()) {
                return type == ScalarType.FLOAT ? TypeName.FLOAT : TypeName.DOUBLE;
            }
            return integer(type.size());
        }

        /** The Java integer of this many bytes. */
        public static TypeName integer(int size) {
            return switch (size) {
                case 1 -> TypeName.BYTE;
                case 2 -> TypeName.SHORT;
                case 4 -> TypeName.INT;
                default -> TypeName.LONG;
            };
        }

        /** The constant of {@code ValueLayout}, as in {@code JAVA_INT}. */
        public String layout() {
            return "JAVA_" + carrier().toString().toUpperCase(java.util.Locale.ROOT);
        }

        @Override
        public CodeBlock toApi(CodeBlock carrier) {
            CodeBlock host = swapped(carrier);
            return widened() ? CodeBlock.of("$T.toUnsignedInt($L)", carrier().box(), host) : host;
        }

        @Override
        public CodeBlock toCarrier(CodeBlock api, RuntimeClasses runtime) {
            return swapped(widened() ? CodeBlock.of("$T.u$L($L)", runtime.ranges, type.size() * Byte.SIZE, api) : api);
        }

        @Override
        public Optional<String> range() {
            return widened() ? Optional.of("from 0 to " + ((1 << type.size() * Byte.SIZE) - 1)) : Optional.empty();
        }

        /** How many bits the type has that the caller sees. */
        public int apiBits() {
            return widened() ? Integer.SIZE : type.size() * Byte.SIZE;
        }

        private CodeBlock swapped(CodeBlock number) {
            return bigEndian ? CodeBlock.of("$T.reverseBytes($L)", carrier().box(), number) : number;
        }
    }

    /**
     * A pointer.
     *
     * @param record the record that it points to, when its size is known
     * @param string whether it is a {@code const char *}
     * @param runtime what gives a pointer the size of what it points to
     */
    public record Pointer(Optional<RecordRef> record, boolean string, RuntimeClasses runtime) implements JavaValue {
        @Override
        public TypeName carrier() {
            return RuntimeClasses.MEMORY_SEGMENT;
        }

        @Override
        public CodeBlock toApi(CodeBlock carrier) {
            return growing()
                    .map(c -> CodeBlock.of("$T.$N($L)", c, FROM_C, carrier))
                    .or(() -> record.map(
                            r -> CodeBlock.of("$T.sized($L, $L)", runtime.segments, carrier, r.sizeCode(runtime))))
                    .orElse(carrier);
        }

        @Override
        public CodeBlock toCarrier(CodeBlock api, RuntimeClasses unused) {
            return growing().map(c -> CodeBlock.of("$T.$N($L)", c, TO_C, api)).orElse(api);
        }

        /** The class of a record that begins elsewhere in each release, which knows where it does. */
        public Optional<ClassName> growing() {
            return record.filter(RecordRef::growsAtFront).flatMap(RecordRef::className);
        }
    }

    /** A pointer that the caller gives as a number. */
    public record Address() implements JavaValue {
        @Override
        public TypeName carrier() {
            return TypeName.LONG;
        }
    }

    /**
     * A struct or union by value.
     *
     * @param record which
     */
    public record Aggregate(RecordRef record) implements JavaValue {
        @Override
        public TypeName carrier() {
            return RuntimeClasses.MEMORY_SEGMENT;
        }
    }
}
