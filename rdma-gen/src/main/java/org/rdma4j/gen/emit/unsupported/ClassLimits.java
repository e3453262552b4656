package org.rdma4j.gen.emit.unsupported;

import java.nio.charset.StandardCharsets;

/** What the format of class files, and the file systems that hold them, have no room for. */
public final class ClassLimits {

    /** Members that a record may have: each takes a dozen entries of its class's constant pool. */
    public static final int MEMBERS = 4_000;

    /** Names that one method of an enum's class may tell apart: each takes 12 of its 65535 bytes of code. */
    public static final int NAMES_IN_METHOD = 4_000;

    /** Entries of a constant pool, less some for what is there anyway. */
    public static final int POOL = 65_000;

    /** What a function takes of that, with its forms. */
    public static final int POOL_OF_FUNCTION = 20;

    /** Functions of a partition, so that the pool holds them. */
    public static final int FUNCTIONS = 3_200;

    private static final int BYTES_OF_TEXT = 65_534;

    /** The slots of a method's parameters are 255; errno, the place of the result and the linker take some. */
    private static final int MAX_SLOTS = 240;

    private static final int BYTES_OF_CODE = 65_000;
    private static final int BYTES_OF_CALL = 16;
    private static final int BYTES_OF_FILE_NAME = 255 - ".class".length();

    private ClassLimits() {}

    /** Refuses a text that is too long for a constant. */
    public static void checkText(String text, DeclarationPart site) {
        // A class file holds zero in two bytes, and what is beyond 16 bits in six.
        long bytes = text.chars()
                .mapToLong(c -> c == 0 || c >= 0x80 ? c < 0x800 ? 2 : 3 : 1)
                .sum();
        if (bytes > BYTES_OF_TEXT) {
            throw site.refuse("its text takes " + bytes + " bytes, and a Java class holds at most " + BYTES_OF_TEXT);
        }
    }

    /** Refuses a method with so many parameters, where a long or double counts twice. */
    public static void checkParameters(int slots, DeclarationPart site) {
        if (slots > MAX_SLOTS) {
            throw site.refuse("it has more parameters than a Java method can have");
        }
    }

    /** Refuses an expression that a class computes when it is loaded, and that takes too much code. */
    public static void checkInitializer(String code, DeclarationPart site) {
        if (code.chars().filter(c -> c == '(').count() * BYTES_OF_CALL > BYTES_OF_CODE) {
            throw site.refuse("it has more members than the code of a Java class can describe");
        }
    }

    /** Refuses a class whose file could not have its name. */
    public static void checkFileName(String binaryName, DeclarationPart site) {
        if (binaryName.getBytes(StandardCharsets.UTF_8).length > BYTES_OF_FILE_NAME) {
            throw site.refuse(
                    "the name of its class's file would be longer than 255 bytes",
                    "give it a shorter name under rename, or list "
                            + site.declaration().name() + " under skip");
        }
    }
}
