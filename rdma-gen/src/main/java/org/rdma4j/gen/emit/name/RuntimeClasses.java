package org.rdma4j.gen.emit.name;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.Target;

/** The types of the hand-written runtime and the JDK that emitted code refers to. */
public final class RuntimeClasses {

    private static final String FOREIGN = "java.lang.foreign";

    public static final ClassName ARENA = ClassName.get(FOREIGN, "Arena");
    public static final ClassName FUNCTION_DESCRIPTOR = ClassName.get(FOREIGN, "FunctionDescriptor");
    public static final ClassName GROUP_LAYOUT = ClassName.get(FOREIGN, "GroupLayout");
    public static final ClassName LINKER_OPTION = ClassName.get(FOREIGN, "Linker", "Option");
    public static final ClassName MEMORY_LAYOUT = ClassName.get(FOREIGN, "MemoryLayout");
    public static final ClassName MEMORY_SEGMENT = ClassName.get(FOREIGN, "MemorySegment");
    public static final ClassName SEGMENT_ALLOCATOR = ClassName.get(FOREIGN, "SegmentAllocator");
    public static final ClassName VALUE_LAYOUT = ClassName.get(FOREIGN, "ValueLayout");
    public static final ClassName METHOD_HANDLE = ClassName.get("java.lang.invoke", "MethodHandle");
    public static final ClassName METHOD_HANDLES = ClassName.get("java.lang.invoke", "MethodHandles");
    public static final ClassName BYTE_ORDER = ClassName.get("java.nio", "ByteOrder");
    public static final ClassName CONSUMER = ClassName.get("java.util.function", "Consumer");
    public static final ClassName OBJECTS = ClassName.get("java.util", "Objects");
    public static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");
    public static final ClassName STRING = ClassName.get(String.class);
    public static final ClassName STRING_JOINER = ClassName.get("java.util", "StringJoiner");

    /** A lazily loaded shared library: {@code Library.of(name, soname)}. */
    public final ClassName library;
    /** Links downcalls, upcalls and function pointers. */
    public final ClassName linking;
    /** Kinds of downcalls: {@code PLAIN}, {@code CRITICAL}, {@code ERRNO} and others. */
    public final ClassName call;
    /** The segment of the current thread for captured errno values. */
    public final ClassName errnoCapture;
    /** C strings: {@code get}, {@code set}, {@code string}. */
    public final ClassName cStrings;
    /** Sets the size of pointers: {@code sized}. */
    public final ClassName segments;
    /** Range checks: {@code u8}, {@code u16}, {@code bits}, {@code signedBits}. */
    public final ClassName ranges;
    /** Records that grow at the front: {@code fromC}, {@code toC}, {@code shift}, {@code require}. */
    public final ClassName frontGrowth;
    /** Availability of functions. */
    public final ClassName functionTable;
    /** The public class that requires a release: {@code require}. */
    public final ClassName hostRelease;
    /** String representation of records: {@code of}. */
    public final ClassName recordText;
    /** Finds enums by C name. */
    public final ClassName enumNames;
    /** Chooses values by architecture: {@code choose}, {@code current}, {@code node}. */
    public final ClassName target;
    /** The public class whose {@code last()} returns the captured errno value. */
    public final String errno;
    /** The public class that converts failures to exceptions. */
    public final ClassName check;
    /** The public exception that {@link #check} throws. */
    public final String errnoException;

    private final String architectures;

    /**
     * Creates the names.
     *
     * @param runtimePackage parent package of the hand-written runtime; {@code Errno} and {@code Check} are in its
     *     parent
     * @param targets targets of the metadata
     */
    public RuntimeClasses(String runtimePackage, List<Target> targets) {
        architectures = targets.stream().map(Target::jvm).collect(Collectors.joining(" "));
        library = ClassName.get(runtimePackage + ".loading", "Library");
        linking = ClassName.get(runtimePackage + ".calling", "Linking");
        call = linking.nestedClass("Call");
        errnoCapture = ClassName.get(runtimePackage + ".calling", "ErrnoCapture");
        cStrings = ClassName.get(runtimePackage + ".calling", "CStrings");
        segments = ClassName.get(runtimePackage + ".calling", "Segments");
        ranges = ClassName.get(runtimePackage + ".checking", "Ranges");
        frontGrowth = ClassName.get(runtimePackage + ".checking", "FrontGrowth");
        functionTable = ClassName.get(runtimePackage + ".checking", "FunctionTable");
        recordText = ClassName.get(runtimePackage + ".printing", "RecordText");
        enumNames = ClassName.get(runtimePackage + ".printing", "EnumNames");
        String above = runtimePackage.substring(0, Math.max(0, runtimePackage.lastIndexOf('.')));
        hostRelease = ClassName.get(above, "HostRelease");
        errno = ClassName.get(above, "Errno").canonicalName();
        check = ClassName.get(above, "Check");
        errnoException = ClassName.get(above, "ErrnoException").canonicalName();
        target = ClassName.get(runtimePackage + ".checking", "Target");
    }

    /** Returns the architectures of the targets for the runtime: {@code amd64 aarch64}. */
    public String architectures() {
        return architectures;
    }

    /** Returns code for the version node of a symbol, chosen by architecture if it differs between targets. */
    public CodeBlock version(List<String> byTarget) {
        if (new HashSet<>(byTarget).size() == 1) {
            return CodeBlock.of("$S", byTarget.get(0));
        }
        CodeBlock each = byTarget.stream().map(v -> CodeBlock.of("$S", v)).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.node($S, $L)", target, architectures, each);
    }
}
