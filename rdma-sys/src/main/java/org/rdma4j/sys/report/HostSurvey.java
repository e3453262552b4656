package org.rdma4j.sys.report;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/** Describes the machine and the user, mostly from /proc, which needs no permissions. */
final class HostSurvey {
    private static final Path PROC = Path.of("/proc/self");
    private static final String LOCKED_MEMORY = "Max locked memory";
    private static final String CAPABILITIES = "CapEff:";
    /** Bit of CAP_IPC_LOCK. */
    private static final int IPC_LOCK = 14;

    private static final int HEXADECIMAL = 16;

    private HostSurvey() {}

    static RdmaReport.Host host() {
        return new RdmaReport.Host(
                System.getProperty("os.name", "?") + " " + System.getProperty("os.version", "?"),
                System.getProperty("os.arch", "?"),
                libc(),
                System.getProperty("user.name", "?"),
                lockedMemory(lines("limits")),
                isExempt(lines("status")));
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(PROC.resolve(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return List.of();
        }
    }

    /**
     * Returns the soft limit, which the kernel prints as {@code Max locked memory 8388608 8388608 bytes}; empty if
     * unlimited.
     */
    static OptionalLong lockedMemory(List<String> limits) {
        return limits.stream()
                .filter(line -> line.startsWith(LOCKED_MEMORY))
                .map(line -> line.substring(LOCKED_MEMORY.length()).trim().split("\\s+")[0])
                .filter(soft -> !soft.equals("unlimited"))
                .mapToLong(Long::parseUnsignedLong)
                .findFirst();
    }

    /**
     * Returns {@code true} if the effective capabilities, in hexadecimal after {@code CapEff:}, include CAP_IPC_LOCK,
     * which lifts the limit.
     */
    static boolean isExempt(List<String> status) {
        return status.stream()
                .filter(line -> line.startsWith(CAPABILITIES))
                .map(line -> Long.parseUnsignedLong(
                        line.substring(CAPABILITIES.length()).trim(), HEXADECIMAL))
                .anyMatch(set -> (set >> IPC_LOCK & 1) == 1);
    }

    private static String libc() {
        List<String> maps = lines("maps");
        if (maps.stream().anyMatch(line -> line.contains("/ld-musl-"))) {
            return "musl";
        }
        return maps.stream().anyMatch(line -> line.endsWith("/libc.so.6"))
                ? glibcVersion().map(version -> "glibc " + version).orElse("glibc")
                : "";
    }

    private static Optional<String> glibcVersion() {
        MethodHandle handle = Linking.downcall(
                Library.of("", ""), "gnu_get_libc_version", "", FunctionDescriptor.of(ADDRESS), Linking.Call.PLAIN);
        try {
            return Optional.ofNullable(CStrings.string((MemorySegment) handle.invokeExact()));
        } catch (LinkageError | UnsupportedOperationException | IllegalCallerException e) {
            return Optional.empty();
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }
}
