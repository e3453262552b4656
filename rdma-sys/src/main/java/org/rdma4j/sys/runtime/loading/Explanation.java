package org.rdma4j.sys.runtime.loading;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the loader's words mean. glibc calls a file of another architecture missing, and one that it may not execute
 * unmappable; nobody who has not met that before finds the cause.
 */
final class Explanation {
    private static final Pattern VERSION = Pattern.compile("version `([A-Z]+_[0-9.]+)' not found");
    private static final Pattern ABSENT = Pattern.compile("^(\\S+): cannot open shared object file: No such file");
    /** What libibverbs and providers of one rdma-core have for each other alone. */
    private static final Pattern PRIVATE = Pattern.compile("version `(IBVERBS_PRIVATE_\\d+)' not found");

    private static final String NOEXEC = "failed to map segment from shared object";

    private Explanation() {}

    /** The path as a file that can be looked at; empty for a name that the loader searches for. */
    static Optional<Path> file(String path) {
        try {
            return path.contains("/") ? Optional.of(Path.of(path)) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** What the loader's words about a library mean; empty where they say it all. */
    static String of(String path, String words) {
        return file(path)
                .flatMap(Explanation::ofFile)
                .or(() -> ofVersion(words))
                .or(() -> ofWords(words))
                .or(() -> ofNeeded(path, words))
                // The one that the loader found, of a library or of what that needs: its words begin with it.
                .or(() -> file(words.replaceFirst("(?s):.*", "")).flatMap(Explanation::ofFile))
                .orElse("");
    }

    /** Whether the words are those for a folder that nothing may be executed from. */
    static boolean saysNoexec(String words) {
        return words.contains(NOEXEC);
    }

    private static Optional<String> ofFile(Path file) {
        if (Files.isDirectory(file)) {
            return Optional.of("It is a folder.");
        }
        if (!Files.exists(file) && Files.isSymbolicLink(file)) {
            return Optional.of("It is a symbolic link that leads to no file.");
        }
        if (!Files.exists(file)) {
            Path folder = file.getParent();
            return Optional.of(
                    folder == null || Files.isDirectory(folder)
                            ? "There is no such file."
                            : "The folder " + folder + " does not exist.");
        }
        if (!Files.isRegularFile(file)) {
            return Optional.of("It is a named pipe, a socket or a device.");
        }
        if (!Files.isReadable(file)) {
            return Optional.of("The user " + System.getProperty("user.name", "?") + " may not read it.");
        }
        Optional<ElfFile> elf = ElfFile.read(file.toString());
        if (elf.isEmpty()) {
            return ElfFile.isElf(file.toString()) ? Optional.empty() : Optional.of(notElf(file));
        }
        Optional<ElfFile> here = ElfFile.ofThisProcess();
        if (here.isPresent() && !here.get().sameMachine(elf.get())) {
            return Optional.of("It is for " + elf.get().describe() + ", and this JVM is for "
                    + here.get().describe() + ".");
        }
        return Optional.empty();
    }

    private static String notElf(Path file) {
        return file.toFile().length() == 0 ? "The file is empty." : "It is not a shared library (not an ELF file).";
    }

    private static Optional<String> ofVersion(String words) {
        Matcher same = PRIVATE.matcher(words);
        if (same.find()) {
            return Optional.of(
                    "It needs " + same.group(1)
                            + " of a libibverbs of its own release, and the one that is loaded is of another; both must be from the same rdma-core.");
        }
        Matcher version = VERSION.matcher(words);
        if (!version.find()) {
            return Optional.empty();
        }
        String node = version.group(1);
        if (node.startsWith("GLIBC_")) {
            return Optional.of("It was built on a system with a newer C library than this one has.");
        }
        return Optional.of("It needs a newer libibverbs than the one that is loaded"
                + VersionNodes.releaseOf(node)
                        .map(release -> ", that of rdma-core " + ReleaseNumber.words(release) + " or newer")
                        .orElse("")
                + "; both must be from the same rdma-core.");
    }

    private static Optional<String> ofNeeded(String path, String words) {
        Matcher absent = ABSENT.matcher(words);
        return absent.find() && !absent.group(1).equals(path)
                ? Optional.of("It needs " + absent.group(1) + ", which is missing.")
                : Optional.empty();
    }

    private static Optional<String> ofWords(String words) {
        if (saysNoexec(words)) {
            return Optional.of("Its file system does not allow execution (mounted noexec).");
        }
        if (words.contains("libc.musl-")) {
            return Optional.of("It was built for musl (Alpine Linux), and this JVM runs on glibc.");
        }
        if (words.contains("undefined symbol")) {
            return Optional.of("It does not match the libraries that it uses: they are from another build or release.");
        }
        if (words.startsWith("Error relocating") || words.startsWith("Error loading shared library")) {
            return Optional.of(
                    "This JVM runs on musl (Alpine Linux): a library that was built for glibc may not load.");
        }
        return Optional.empty();
    }
}
