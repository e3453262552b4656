package org.rdma4j.gen.emit.unsupported;

import java.nio.charset.StandardCharsets;

/** Limits of class files and of file names. */
public final class ClassLimits {

    /** Maximum number of members of a record. Each requires a dozen entries in the constant pool. */
    public static final int MAX_MEMBERS = 4_000;

    /** Maximum number of names in one method of an enum class. Each requires 12 bytes of the limit of 65535. */
    public static final int MAX_NAMES_IN_METHOD = 4_000;

    /** Maximum number of entries in a constant pool, minus a reserve. */
    public static final int MAX_POOL_ENTRIES = 65_000;

    /** Number of constant pool entries for the methods of a function. */
    public static final int POOL_ENTRIES_OF_FUNCTION = 20;

    /** Maximum number of functions in a partition. */
    public static final int MAX_FUNCTIONS = 3_200;

    private static final int BYTES_OF_TEXT = 65_534;

    /**
     * Maximum number of parameter slots. The JVM allows 255; the rest is reserved for errno, the memory of the result,
     * and the linker.
     */
    private static final int MAX_SLOTS = 240;

    private static final int BYTES_OF_CODE = 65_000;
    private static final int BYTES_OF_CALL = 16;
    private static final int BYTES_OF_FILE_NAME = 255 - ".class".length();

    private ClassLimits() {}

    /** Rejects a string that is too long for a constant. */
    public static void checkText(String text, DeclarationPart site) {
        // modified UTF-8: two bytes for U+0000, six for supplementary characters
        long bytes = text.chars()
                .mapToLong(c -> c == 0 || c >= 0x80 ? c < 0x800 ? 2 : 3 : 1)
                .sum();
        if (bytes > BYTES_OF_TEXT) {
            throw site.refuse(
                    "its text has " + bytes + " bytes, but a string constant in Java has at most " + BYTES_OF_TEXT);
        }
    }

    /** Rejects a method with too many parameter slots. A long or double occupies two. */
    public static void checkParameters(int slots, DeclarationPart site) {
        if (slots > MAX_SLOTS) {
            throw site.refuse("it has more parameters than a Java method can have");
        }
    }

    /** Rejects a static initializer that requires too much bytecode. */
    public static void checkInitializer(String code, DeclarationPart site) {
        if (code.chars().filter(c -> c == '(').count() * BYTES_OF_CALL > BYTES_OF_CODE) {
            throw site.refuse("it has more members than the code of a Java class can describe");
        }
    }

    /** Rejects a class whose file name would be too long. */
    public static void checkFileName(String binaryName, DeclarationPart site) {
        if (binaryName.getBytes(StandardCharsets.UTF_8).length > BYTES_OF_FILE_NAME) {
            throw site.refuse(
                    "the name of its class file would be longer than 255 bytes",
                    "give it a shorter name under rename, or list "
                            + site.declaration().name() + " under [[skip]]");
        }
    }
}
