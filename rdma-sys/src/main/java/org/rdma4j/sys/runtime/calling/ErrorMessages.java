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
import org.rdma4j.sys.runtime.loading.LibraryDescription;

/**
 * The C library's descriptions of error numbers.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class ErrorMessages {
    private static final int BUFFER_SIZE = 256;

    /**
     * The POSIX variant of strerror_r. In glibc, the plain name is a GNU variant that returns a pointer; musl has both
     * names.
     */
    private static final MethodHandle STRERROR_R = Linking.downcall(
            Library.of(LibraryDescription.C, "libc.so.6"),
            "__xpg_strerror_r",
            "",
            FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG),
            Linking.Call.PLAIN);

    private static final MethodHandle GAI_STRERROR = Linking.downcall(
            Library.of(LibraryDescription.C, "libc.so.6"),
            "gai_strerror",
            "",
            FunctionDescriptor.of(ADDRESS, JAVA_INT),
            Linking.Call.PLAIN);

    private ErrorMessages() {}

    /**
     * Returns the description of an error number, which may be unknown to the C library; empty if the C library cannot
     * be called.
     */
    public static Optional<String> of(int errno) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(BUFFER_SIZE);
            // The result only indicates whether the number is known. The buffer contains a text in both cases.
            int ignored = (int) STRERROR_R.invokeExact(errno, buffer, buffer.byteSize());
            String message = CStrings.get(buffer, 0, buffer.byteSize());
            return message.isEmpty() ? Optional.empty() : Optional.of(message);
        } catch (LinkageError | UnsupportedOperationException | IllegalCallerException e) {
            return Optional.empty();
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** Returns the description of an error code of getaddrinfo; empty if the C library cannot be called. */
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
