package org.rdma4j.gen.config;

import java.util.regex.Pattern;

/** Compiler flags that a configuration must not contain. */
public final class CompilerFlags {

    private static final Pattern OTHER_WORK = Pattern.compile("-E|-S|-c|-o.*|-M.*|-x.*|-###|--?help.*|--?version"
            + "|-save-temps.*|-P|-CC?|-d.*|-traditional.*|-fsyntax-only|-fpreprocessed|-fdirectives-only");
    private static final Pattern OTHER_ABI =
            Pattern.compile("-fpack-struct.*|-fshort-enums|-f(?:unsigned|no-signed)-bitfields|-mms-bitfields|-mabi=ms"
                    + "|-fpcc-struct-return|-fleading-underscore|-fsso-struct=big-endian"
                    + "|-fexec-charset=(?!(?i:UTF-?8)$).*");

    private CompilerFlags() {}

    /** Returns {@code true} if the flag makes the compiler do something other than compile, or write other output. */
    public static boolean isOtherWork(String flag) {
        return OTHER_WORK.matcher(flag).matches();
    }

    /**
     * Returns {@code true} if the flag changes the ABI or the encoding of strings without changing a predefined macro.
     */
    public static boolean isOtherAbi(String flag) {
        return OTHER_ABI.matcher(flag).matches();
    }
}
