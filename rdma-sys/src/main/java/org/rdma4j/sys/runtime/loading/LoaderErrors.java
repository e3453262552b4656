package org.rdma4j.sys.runtime.loading;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Explains error messages of the dynamic loader. Some are misleading: glibc reports a file for another architecture as
 * missing, and a file on a noexec mount as a failure to map a segment.
 */
final class LoaderErrors {
    private static final Pattern VERSION = Pattern.compile("version `([A-Z]+_[0-9.]+)' not found");
    private static final Pattern ABSENT = Pattern.compile("^(\\S+): cannot open shared object file: No such file");
    /** Version node of the interface between libibverbs and the providers of the same release. */
    private static final Pattern PRIVATE_VERSION = Pattern.compile("version `(IBVERBS_PRIVATE_\\d+)' not found");

    private static final String NOEXEC = "failed to map segment from shared object";

    private LoaderErrors() {}

    /** Returns the path of a file, or an empty Optional if it is a name that the loader searches for. */
    static Optional<Path> file(String path) {
        try {
            return path.contains("/") ? Optional.of(Path.of(path)) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * Explains a message of the loader about a library. Returns an empty string if there is nothing to add.
     *
     * @param path the file or soname that was opened
     * @param message the loader's error message
     */
    static String explain(String path, String message) {
        return file(path)
                .flatMap(LoaderErrors::ofFile)
                .or(() -> ofVersion(message))
                .or(() -> ofMessage(message))
                .or(() -> ofDependency(path, message))
                // The message begins with the path of the file that the loader found, which is the library or one of
                // its dependencies.
                .or(() -> file(message.replaceFirst("(?s):.*", "")).flatMap(LoaderErrors::ofFile))
                .orElse("");
    }

    /** Returns {@code true} if the message reports a file system that is mounted noexec. */
    static boolean isNoexec(String message) {
        return message.contains(NOEXEC);
    }

    private static Optional<String> ofFile(Path file) {
        if (Files.isDirectory(file)) {
            return Optional.of("It is a directory.");
        }
        if (!Files.exists(file) && Files.isSymbolicLink(file)) {
            return Optional.of("It is a symbolic link to a file that does not exist.");
        }
        if (!Files.exists(file)) {
            Path directory = file.getParent();
            return Optional.of(
                    directory == null || Files.isDirectory(directory)
                            ? "The file does not exist."
                            : "The directory " + directory + " does not exist.");
        }
        if (!Files.isRegularFile(file)) {
            return Optional.of("It is a named pipe, a socket or a device.");
        }
        if (!Files.isReadable(file)) {
            return Optional.of(
                    "The user " + System.getProperty("user.name", "?") + " does not have permission to read it.");
        }
        Optional<ElfFile> elf = ElfFile.read(file.toString());
        if (elf.isEmpty()) {
            return ElfFile.isElf(file.toString()) ? Optional.empty() : Optional.of(notElf(file));
        }
        Optional<ElfFile> here = ElfFile.ofThisProcess();
        if (here.isPresent() && !here.get().sameMachine(elf.get())) {
            return Optional.of("It is for " + elf.get().describe() + ", but this JVM is for "
                    + here.get().describe() + ".");
        }
        return Optional.empty();
    }

    private static String notElf(Path file) {
        return file.toFile().length() == 0 ? "The file is empty." : "It is not a shared library (not an ELF file).";
    }

    private static Optional<String> ofVersion(String message) {
        Matcher same = PRIVATE_VERSION.matcher(message);
        if (same.find()) {
            return Optional.of("It needs " + same.group(1)
                    + ", which the loaded libibverbs does not have; both must be from the same release of"
                    + " rdma-core.");
        }
        Matcher version = VERSION.matcher(message);
        if (!version.find()) {
            return Optional.empty();
        }
        String node = version.group(1);
        if (node.startsWith("GLIBC_")) {
            return Optional.of("It was built for a newer C library than the one on this system.");
        }
        return Optional.of("It needs a newer libibverbs than the loaded one"
                + VersionNodes.releaseOf(node)
                        .map(release -> ", from rdma-core " + ReleaseNumber.format(release) + " or newer")
                        .orElse("")
                + "; both must be from the same release of rdma-core.");
    }

    private static Optional<String> ofDependency(String path, String message) {
        Matcher absent = ABSENT.matcher(message);
        return absent.find() && !absent.group(1).equals(path)
                ? Optional.of("It needs " + absent.group(1) + ", which is missing.")
                : Optional.empty();
    }

    private static Optional<String> ofMessage(String message) {
        if (isNoexec(message)) {
            return Optional.of("Its file system does not allow execution (mounted noexec).");
        }
        if (message.contains("libc.musl-")) {
            return Optional.of("It was built for musl (Alpine Linux), but this JVM runs on glibc.");
        }
        if (message.contains("undefined symbol")) {
            return Optional.of("It and the libraries that it uses are from different builds or releases.");
        }
        if (message.startsWith("Error relocating") || message.startsWith("Error loading shared library")) {
            return Optional.of(
                    "This JVM runs on musl (Alpine Linux): a library that was built for glibc may not load.");
        }
        return Optional.empty();
    }
}
