package org.rdma4j.event;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.sys.posix.Posix;

/**
 * Makes iterations of an event loop fail outside of callbacks, by replacing the loop's epoll(7) instance with a
 * different kind of file, so that epoll_wait(2) fails.
 */
final class BrokenReactor implements AutoCloseable {
    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    private final Set<Integer> before = instances();
    private int epoll = -1;
    private int saved = -1;

    /** Returns the epoll instances of this process. */
    private static Set<Integer> instances() {
        Set<Integer> found = new HashSet<>();
        try (Stream<Path> all = Files.list(DESCRIPTORS)) {
            for (Path each : (Iterable<Path>) all::iterator) {
                try {
                    if (Files.readSymbolicLink(each).toString().contains("eventpoll")) {
                        found.add(Integer.valueOf(each.getFileName().toString()));
                    }
                } catch (IOException e) {
                    // The descriptor of the listing itself.
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    /** Makes the iterations of the loop that was created after this object fail. */
    void fail(EventLoop loop) {
        Set<Integer> created = instances();
        created.removeAll(before);
        // The first instance; the second belongs to the channel of the connection manager.
        epoll = Collections.min(created);
        saved = call("dup", epoll);
        int other = call("dup", 2);
        call("dup2", other, epoll);
        Posix.close(other);
        // Ends a wait that began before.
        loop.wakeup();
    }

    /** Restores the epoll instance. */
    void restore() {
        call("dup2", saved, epoll);
    }

    @Override
    public void close() {
        if (saved >= 0) {
            Posix.close(saved);
        }
    }

    private static int call(String function, Integer... descriptors) {
        try {
            int result = (int) Linker.nativeLinker()
                    .downcallHandle(
                            Linker.nativeLinker().defaultLookup().find(function).orElseThrow(),
                            descriptors.length == 1
                                    ? FunctionDescriptor.of(JAVA_INT, JAVA_INT)
                                    : FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT))
                    .invokeWithArguments(List.of(descriptors));
            if (result < 0) {
                throw new IllegalStateException(function + " failed");
            }
            return result;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
