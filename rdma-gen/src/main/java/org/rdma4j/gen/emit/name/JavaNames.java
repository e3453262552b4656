package org.rdma4j.gen.emit.name;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Converts C names to Java names. A name is unchanged unless the configuration renames it, or it conflicts with a name
 * of Java or of emitted code. In the latter case, an underscore is appended.
 */
public final class JavaNames {

    /** Restricted identifiers, which cannot be names of types and are not keywords for {@link SourceVersion}. */
    private static final Set<String> NO_TYPE_NAMES = Set.of("record", "sealed", "permits", "var", "yield", "when");

    /**
     * Public types of java.lang in Java 25. A class of the same name in the package would hide them, and would be
     * ambiguous in programs that import the package on demand.
     */
    private static final Set<String> LANG = words("""
            AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
            AssertionError AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class
            ClassCastException ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue
            CloneNotSupportedException Cloneable Comparable Deprecated Double Enum EnumConstantNotPresentException Error
            Exception ExceptionInInitializerError Float FunctionalInterface IO IllegalAccessError IllegalAccessException
            IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
            IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InheritableThreadLocal
            InstantiationError InstantiationException Integer InternalError InterruptedException Iterable
            LayerInstantiationException LinkageError Long MatchException Math Module ModuleLayer
            NegativeArraySizeException NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError
            NoSuchMethodException NullPointerException Number NumberFormatException Object OutOfMemoryError Override
            Package Process ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable Runtime
            RuntimeException RuntimePermission SafeVarargs ScopedValue SecurityException SecurityManager Short
            StableValue StackOverflowError StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder
            StringIndexOutOfBoundsException SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable
            TypeNotPresentException UnknownError UnsatisfiedLinkError UnsupportedClassVersionError
            UnsupportedOperationException VerifyError VirtualMachineError Void WrongThreadException
            """);

    /** First parts of qualified names in emitted code. */
    private static final Set<String> ROOTS = Set.of("java", "org");

    /** Nested classes, fields and variables of emitted classes, which would hide a class of the same name. */
    private static final Set<String> INSIDE_CLASSES = words("""
            Layout Function Invoke
            SIZE ALIGNMENT LAYOUT SHIFT HANDLE ALL
            declared value segment array index index2 index3 index4
            """);

    /** Classes whose static members emitted methods use. A variable or field of the same name would hide them. */
    private static final Set<String> BEFORE_A_DOT = words("""
            Byte Short Integer Long Double
            MemorySegment MethodHandles ValueLayout Objects
            Library Linking ErrnoCapture CStrings Segments Ranges Target Check Table
            """);

    /** Methods of all record classes. */
    private static final Set<String> RECORD_METHODS =
            Set.of("layout", "sizeof", "allocate", "allocateArray", "asSlice", "ofAddress", "reinterpret", "toString");

    /** Methods of {@link Object} that a static method could conflict with. */
    private static final Set<String> OBJECT_METHODS =
            Set.of("getClass", "hashCode", "notify", "notifyAll", "wait", "toString", "clone", "finalize", "equals");

    private final Map<String, String> renames;

    public JavaNames(Map<String, String> renames) {
        this.renames = renames;
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    private static String unless(boolean taken, String name) {
        return taken ? name + "_" : name;
    }

    /** Returns the name of the class of a record, enum, callback or opaque type. */
    public String type(String cName) {
        return typeNamed(renames.getOrDefault(cName, cName));
    }

    private static String typeNamed(String name) {
        return unless(
                isNoType(name) || LANG.contains(name) || ROOTS.contains(name) || INSIDE_CLASSES.contains(name), name);
    }

    /** Returns the name of a private nested class. */
    public static String nestedType(String name) {
        return unless(isNoType(name) || ROOTS.contains(name), name);
    }

    private static boolean isNoType(String name) {
        return isKeyword(name) || NO_TYPE_NAMES.contains(name);
    }

    /** Returns the name of the class with the functions and constants of a namespace: its last part, capitalized. */
    public static String functionClass(String namespace) {
        String last = lastPart(namespace);
        String name = typeNamed(last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1));
        return unless(name.equals("Table"), name);
    }

    /** Returns the last part of a namespace as a part of a package name. */
    public static String packagePart(String namespace) {
        String last = lastPart(namespace);
        return unless(isKeyword(last), last);
    }

    private static String lastPart(String namespace) {
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }

    /** Returns the name of the method of a function. */
    public String function(String cName) {
        String name = renames.getOrDefault(cName, cName);
        // an unqualified call of yield is parsed as a yield statement
        return unless(isKeyword(name) || OBJECT_METHODS.contains(name) || name.equals("yield"), name);
    }

    /** Returns the name of the field of a constant or enumerator. */
    public String constant(String cName) {
        String name = renames.getOrDefault(cName, cName);
        return unless(isKeyword(name) || hidesClass(name), name);
    }

    /** Returns {@code true} if a variable or field of this name would hide a class that emitted methods use. */
    public static boolean hidesClass(String name) {
        return BEFORE_A_DOT.contains(name) || ROOTS.contains(name);
    }

    /**
     * Returns the name of the accessor of a member.
     *
     * @param record C name of the record
     * @param path path of the member in C, such as {@code wr.rdma.rkey}
     * @param joined the path with underscores instead of dots
     */
    public String member(String record, String path, String joined) {
        String name = renames.getOrDefault(record + "." + path, joined);
        return unless(isKeyword(name) || RECORD_METHODS.contains(name), name);
    }

    /** Returns the name of the variant of a method for strings, such as {@code nameString} for {@code name}. */
    public static String text(String method) {
        String name = method + "String";
        return unless(OBJECT_METHODS.contains(name), name);
    }

    /** Returns the name of the variant of a function's method that throws on failure. */
    public static String checked(String method) {
        return method + "Checked";
    }

    /** Returns the name of a parameter. An unnamed one is named by its position. */
    public static String parameter(String cName, int position) {
        if (cName.isEmpty()) {
            return "arg" + position;
        }
        return unless(isKeyword(cName) || hidesClass(cName), cName);
    }

    private static boolean isKeyword(String name) {
        return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17) || name.equals("_");
    }
}
