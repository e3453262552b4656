package org.rdma4j.sys.runtime.calling;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LibraryFacts;

/** The C library's descriptions of error numbers. */
public final class ErrorMessages {
    private static final int BUFFER = 256;

    /** POSIX's strerror_r: glibc keeps the plain name for its own, which returns a pointer; musl has both names. */
    private static final MethodHandle STRERROR_R = Linking.downcall(
            Library.of(LibraryFacts.C, "libc.so.6"),
            "__xpg_strerror_r",
            "",
            FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG),
            Linking.Call.PLAIN);

    private static final MethodHandle GAI_STRERROR = Linking.downcall(
            Library.of(LibraryFacts.C, "libc.so.6"),
            "gai_strerror",
            "",
            FunctionDescriptor.of(ADDRESS, JAVA_INT),
            Linking.Call.PLAIN);

    private ErrorMessages() {}

    /** The description; empty where the C library cannot be asked. An unknown number has one too. */
    public static Optional<String> of(int errno) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(BUFFER);
            // Its result says only that the number is unknown, and the buffer says that as well.
            int ignored = (int) STRERROR_R.invokeExact(errno, buffer, buffer.byteSize());
            String words = CStrings.get(buffer, 0, buffer.byteSize());
            return words.isEmpty() ? Optional.empty() : Optional.of(words);
        } catch (LinkageError | UnsupportedOperationException | IllegalCallerException e) {
            return Optional.empty();
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** The description of one of getaddrinfo's errors; empty where the C library cannot be asked. */
    public static Optional<String> ofAddressInfo(int code) {
        try {
            return Optional.ofNullable(CStrings.string((MemorySegment) GAI_STRERROR.invokeExact(code)));
        } catch (LinkageError | UnsupportedOperationException | IllegalCallerException e) {
            return Optional.empty();
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }
}
