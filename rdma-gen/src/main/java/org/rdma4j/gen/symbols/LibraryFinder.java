package org.rdma4j.gen.symbols;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.process.Command;

/** Finds the file that {@code -lNAME} would link, first in given directories and then in those of the compiler. */
public final class LibraryFinder {

    /** The shared library in a linker script such as glibc's {@code libc.so}. */
    private static final Pattern IN_SCRIPT = Pattern.compile("\\(\\s*(\\S+\\.so(?:\\.\\d+)*)[\\s)]");

    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    private LibraryFinder() {}

    /**
     * Returns the file of a library.
     *
     * @param compiler the compiler and its flags
     * @param folders directories to search first, in order
     * @param library name without {@code lib} and {@code .so}
     */
    public static Optional<Path> find(List<String> compiler, List<Path> folders, String library) {
        for (Path folder : folders) {
            Path file = folder.resolve("lib" + library + ".so");
            if (Files.isRegularFile(file)) {
                Optional<Path> shared = isElf(file) ? Optional.of(file) : inScript(file);
                if (shared.isPresent()) {
                    return shared;
                }
            }
        }
        List<String> words = new ArrayList<>(compiler);
        words.add("-print-file-name=lib" + library + ".so");
        Path found = Path.of(Command.run(words).out().strip());
        if (!found.isAbsolute() || !Files.isRegularFile(found)) {
            return Optional.empty();
        }
        return isElf(found) ? Optional.of(found) : inScript(found);
    }

    private static boolean isElf(Path file) {
        try (var in = Files.newInputStream(file)) {
            return java.util.Arrays.equals(in.readNBytes(ELF.length), ELF);
        } catch (IOException e) {
            return false;
        }
    }

    private static Optional<Path> inScript(Path file) {
        try {
            Matcher matcher = IN_SCRIPT.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
            return matcher.find()
                    // A name without a directory is relative to that of the script.
                    ? Optional.of(file.resolveSibling(matcher.group(1))).filter(Files::isRegularFile)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
