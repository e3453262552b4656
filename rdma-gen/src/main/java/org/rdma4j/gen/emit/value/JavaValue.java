package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.ScalarType;

/**
 * Representation of a C value in Java. The <em>carrier</em> is the type used with {@code java.lang.foreign}; the
 * <em>API type</em> is that of the emitted method: unsigned bytes and shorts are widened, big-endian numbers are
 * converted to native order, and pointers to records have the size of the record.
 */
public sealed interface JavaValue {

    /** Method of a record that grows at the front, which converts a pointer from C. */
    String FROM_C = "fromC";

    /** Method of a record that grows at the front, which converts a pointer to C. */
    String TO_C = "toC";

    /** Returns the carrier. */
    TypeName carrier();

    /** Returns the API type. */
    default TypeName apiType() {
        return carrier();
    }

    /** Returns code that converts a carrier to the API type. */
    default CodeBlock toApi(CodeBlock carrier) {
        return carrier;
    }

    /**
     * Returns code that converts a value of the API type to the carrier, and throws if it is not in the {@link #range}.
     */
    default CodeBlock toCarrier(CodeBlock api, RuntimeClasses runtime) {
        return api;
    }

    /** Returns the range of valid values, such as {@code from 0 to 255}; empty if it is that of the API type. */
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
     * A number or a boolean.
     *
     * @param type arithmetic type of at most eight bytes
     * @param bigEndian whether the value in memory is big-endian
     */
    public record Scalar(ScalarType type, boolean bigEndian) implements JavaValue {

        @Override
        public TypeName apiType() {
            return widened() ? TypeName.INT : carrier();
        }

        /** Returns {@code true} if the API type is int and the carrier is smaller. */
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

        /** Returns the Java integer type with the given size in bytes. */
        public static TypeName integer(int size) {
            return switch (size) {
                case 1 -> TypeName.BYTE;
                case 2 -> TypeName.SHORT;
                case 4 -> TypeName.INT;
                default -> TypeName.LONG;
            };
        }

        /** Returns the constant of {@code ValueLayout}, such as {@code JAVA_INT}. */
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

        /** Returns the number of bits of the API type. */
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
     * @param record record that it points to, if its size is known
     * @param string whether it is a {@code const char *}
     * @param runtime classes of the runtime
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

        /** Returns the class of the record if it grows at the front. */
        public Optional<ClassName> growing() {
            return record.filter(RecordRef::growsAtFront).flatMap(RecordRef::className);
        }
    }

    /** A pointer that is passed as a {@code long} address. */
    public record Address() implements JavaValue {
        @Override
        public TypeName carrier() {
            return TypeName.LONG;
        }
    }

    /**
     * A struct or union that is passed by value.
     *
     * @param record the record
     */
    public record Aggregate(RecordRef record) implements JavaValue {
        @Override
        public TypeName carrier() {
            return RuntimeClasses.MEMORY_SEGMENT;
        }
    }
}
