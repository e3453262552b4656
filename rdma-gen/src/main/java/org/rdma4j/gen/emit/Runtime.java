package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every type outside the emitted packages that emitted code refers to; the hand-written runtime's and the JDK's. */
final class Runtime {

    private static final String FOREIGN = "java.lang.foreign";

    static final ClassName ARENA = ClassName.get(FOREIGN, "Arena");
    static final ClassName FUNCTION_DESCRIPTOR = ClassName.get(FOREIGN, "FunctionDescriptor");
    static final ClassName GROUP_LAYOUT = ClassName.get(FOREIGN, "GroupLayout");
    static final ClassName LINKER_OPTION = ClassName.get(FOREIGN, "Linker", "Option");
    static final ClassName MEMORY_LAYOUT = ClassName.get(FOREIGN, "MemoryLayout");
    static final ClassName MEMORY_SEGMENT = ClassName.get(FOREIGN, "MemorySegment");
    static final ClassName SEGMENT_ALLOCATOR = ClassName.get(FOREIGN, "SegmentAllocator");
    static final ClassName VALUE_LAYOUT = ClassName.get(FOREIGN, "ValueLayout");
    static final ClassName METHOD_HANDLE = ClassName.get("java.lang.invoke", "MethodHandle");
    static final ClassName METHOD_HANDLES = ClassName.get("java.lang.invoke", "MethodHandles");
    static final ClassName BYTE_ORDER = ClassName.get("java.nio", "ByteOrder");
    static final ClassName CONSUMER = ClassName.get("java.util.function", "Consumer");
    static final ClassName OBJECTS = ClassName.get("java.util", "Objects");
    static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");
    static final ClassName STRING = ClassName.get(String.class);
    static final ClassName STRING_JOINER = ClassName.get("java.util", "StringJoiner");

    /** A lazy handle on a shared library: {@code Library.of(name, soname)}. */
    final ClassName library;
    /** Links downcalls, upcalls and function pointers. */
    final ClassName linking;
    /** How a downcall is linked: {@code PLAIN}, {@code CRITICAL} or {@code ERRNO}. */
    final ClassName call;
    /** The segment of this thread that errno is captured in. */
    final ClassName errnoCapture;
    /** C strings: {@code get}, {@code set}, {@code string}. */
    final ClassName cStrings;
    /** Pointers that get a size: {@code sized}. */
    final ClassName segments;
    /** Records whose new fields go first: {@code fromC}, {@code toC}, {@code shift}, {@code require}. */
    final ClassName frontGrowth;
    /** Where functions are, for those who ask before they call. */
    final ClassName functionTable;
    /** The public class that demands a release: {@code require}. */
    final ClassName hostRelease;
    /** Records as text: {@code of}. */
    final ClassName recordText;
    /** What finds the enums that records have members of. */
    final ClassName enumNames;
    /** The public class whose {@code last()} reads what was captured. */
    final String errno;
    /** The public class that turns failed results into exceptions. */
    final ClassName check;
    /** The public exception that it throws. */
    final String errnoException;

    /**
     * The runtime's names.
     *
     * @param runtimePackage where the hand-written runtime lives; the package above it holds {@code Errno} and {@code Check}
     */
    Runtime(String runtimePackage) {
        library = ClassName.get(runtimePackage, "Library");
        linking = ClassName.get(runtimePackage, "Linking");
        call = linking.nestedClass("Call");
        errnoCapture = ClassName.get(runtimePackage, "ErrnoCapture");
        cStrings = ClassName.get(runtimePackage, "CStrings");
        segments = ClassName.get(runtimePackage, "Segments");
        frontGrowth = ClassName.get(runtimePackage, "FrontGrowth");
        functionTable = ClassName.get(runtimePackage, "FunctionTable");
        recordText = ClassName.get(runtimePackage, "RecordText");
        enumNames = ClassName.get(runtimePackage, "EnumNames");
        String above = runtimePackage.substring(0, Math.max(0, runtimePackage.lastIndexOf('.')));
        hostRelease = ClassName.get(above, "HostRelease");
        errno = ClassName.get(above, "Errno").canonicalName();
        check = ClassName.get(above, "Check");
        errnoException = ClassName.get(above, "ErrnoException").canonicalName();
    }

    /** The simple names of the classes that the bodies of methods use. */
    Set<String> simpleNames() {
        return Stream.of(linking, errnoCapture, cStrings, segments, MEMORY_SEGMENT, METHOD_HANDLES)
                .map(ClassName::simpleName)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
