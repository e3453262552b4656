package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

class ErrnoTest {
    private static final MethodHandle CHDIR = Linking.downcall(
            Library.of("c", "libc.so.6"), "chdir", "", FunctionDescriptor.of(JAVA_INT, ADDRESS), Linking.Call.ERRNO);
    private static final MethodHandle CLOSE = Linking.downcall(
            Library.of("c", "libc.so.6"), "close", "", FunctionDescriptor.of(JAVA_INT, JAVA_INT), Linking.Call.ERRNO);

    /** Calls chdir as emitted code does. */
    private static int chdir(MemorySegment path) throws Throwable {
        MemorySegment capture = ErrnoCapture.segment();
        int result = (int) CHDIR.invokeExact(capture, path);
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    private static int close(int fd) throws Throwable {
        MemorySegment capture = ErrnoCapture.segment();
        int result = (int) CLOSE.invokeExact(capture, fd);
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    @Test
    void lastIsSetByFailureAndClearedBySuccess() throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            assertThat(chdir(arena.allocateFrom("/no/such/folder"))).isEqualTo(-1);
            assertThat(Errno.last()).isEqualTo(Errno.ENOENT);
            assertThat(close(-1)).isEqualTo(-1);
            assertThat(Errno.last()).isEqualTo(Errno.EBADF);
            assertThat(chdir(arena.allocateFrom("."))).isZero();
            assertThat(Errno.last()).isZero();
        }
    }

    @Test
    void newThreadHasZero() throws Exception {
        int[] last = {-1};
        Thread thread = new Thread(() -> last[0] = Errno.last());
        thread.start();
        thread.join();
        assertThat(last[0]).isZero();
    }

    @Test
    void eachThreadHasItsOwnSegment() throws Exception {
        MemorySegment mine = ErrnoCapture.segment();
        assertThat(ErrnoCapture.segment()).isSameAs(mine);
        MemorySegment[] other = new MemorySegment[1];
        Thread thread = new Thread(() -> other[0] = ErrnoCapture.segment());
        thread.start();
        thread.join();
        assertThat(other[0].address()).isNotEqualTo(mine.address());
    }

    @Test
    void threadsAreIsolated() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            expectOwnErrors(threads, 8);
        }
    }

    @Test
    void virtualThreadsAreIsolatedAcrossCarriers() throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            expectOwnErrors(threads, 2000);
        }
    }

    private static void expectOwnErrors(ExecutorService threads, int tasks) throws Exception {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment absent = arena.allocateFrom("/no/such/folder");
            List<Future<?>> futures = new ArrayList<>();
            for (int task = 0; task < tasks; task++) {
                boolean even = task % 2 == 0;
                futures.add(threads.submit(() -> {
                    for (int i = 0; i < 20; i++) {
                        callFailing(even, absent);
                        Thread.sleep(0, 1000); // releases the carrier of a virtual thread
                        assertThat(Errno.last()).isEqualTo(even ? Errno.ENOENT : Errno.EBADF);
                    }
                    return null;
                }));
            }
            for (Future<?> future : futures) {
                future.get();
            }
        }
    }

    private static void callFailing(boolean path, MemorySegment absent) {
        try {
            int ignored = path ? chdir(absent) : close(-1);
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    @Test
    void constantsAndNamesMatchTheHeader() throws Exception {
        Pattern definition = Pattern.compile("#define (E[A-Z0-9]+) (\\w+)");
        Map<String, String> defined = new TreeMap<>();
        Run run = Run.ok(List.of("cc", "-dM", "-E", "-include", "errno.h", "-x", "c", "/dev/null"));
        for (String line : run.lines()) {
            Matcher matcher = definition.matcher(line);
            if (matcher.matches()) {
                defined.put(matcher.group(1), matcher.group(2));
            }
        }
        Map<String, String> constants = new TreeMap<>();
        for (Field field : Errno.class.getFields()) {
            String inC = defined.getOrDefault(field.getName(), "");
            boolean alias = defined.containsKey(inC);
            constants.put(field.getName(), alias ? inC : String.valueOf(field.getInt(null)));
            if (alias) {
                assertThat(field.getInt(null))
                        .isEqualTo(Errno.class.getField(inC).getInt(null));
            } else {
                assertThat(Errno.name(field.getInt(null))).isEqualTo(field.getName());
            }
        }
        assertThat(constants).isEqualTo(defined).hasSizeGreaterThan(130);
    }

    @Test
    void unnamedNumbers() {
        assertThat(Errno.name(0)).isEqualTo("errno 0");
        assertThat(Errno.name(-2)).isEqualTo("errno -2");
        assertThat(Errno.name(41)).isEqualTo("errno 41");
        assertThat(Errno.name(58)).isEqualTo("errno 58");
        assertThat(Errno.name(134)).isEqualTo("errno 134");
    }

    @Test
    void messagesComeFromTheCLibrary() {
        List<String> messages = new ArrayList<>();
        for (int errno = -1; errno <= 140; errno++) {
            messages.add(errno + "\t" + Errno.message(errno));
        }
        assertThat(messages).isEqualTo(C.run("errno_messages").lines());
    }
}
