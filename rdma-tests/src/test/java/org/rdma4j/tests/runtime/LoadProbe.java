package org.rdma4j.tests.runtime;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.Symbols;

/** Program that performs the actions named by its arguments, in order, and prints their results. */
public final class LoadProbe {
    private LoadProbe() {}

    public static void main(String[] arguments) throws Exception {
        for (String argument : arguments) {
            switch (argument) {
                case "maps":
                    printMaps();
                    break;
                case "call":
                    call();
                    break;
                case "race":
                    race();
                    break;
                case "release":
                    release();
                    break;
                default:
                    NativeLibrary library = NativeLibrary.valueOf(argument);
                    System.out.println(argument + " "
                            + library.location()
                                    .map(location -> "available " + location)
                                    .orElseGet(
                                            () -> "missing " + library.problem().orElseThrow()));
            }
        }
    }

    /** Prints each mapped file of this process once. */
    private static void printMaps() throws IOException {
        Files.readString(Path.of("/proc/self/maps"))
                .lines()
                .filter(line -> line.contains("/"))
                .map(line -> line.substring(line.indexOf('/')))
                .distinct()
                .forEach(path -> System.out.println("mapped " + Path.of(path).getFileName() + " " + path));
    }

    private static void call() {
        MethodHandle handle = Linking.downcall(
                Library.ibverbs(),
                "ibv_wc_status_str",
                "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
                Linking.Call.PLAIN);
        try {
            MemorySegment text = (MemorySegment) handle.invokeExact(0);
            System.out.println("call returned " + text);
        } catch (Throwable t) {
            System.out.println("call threw " + t);
        }
    }

    private static void race() throws InterruptedException {
        int threads = 16;
        CountDownLatch ready = new CountDownLatch(threads);
        Set<Optional<MemorySegment>> found = ConcurrentHashMap.newKeySet();
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Thread(() -> {
                ready.countDown();
                try {
                    ready.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                found.add(Symbols.find(Library.rdmacm(), "rdma_event_str", "RDMACM_1.0"));
            });
            all[i].start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        System.out.println("race " + found.stream().filter(Optional::isPresent).count());
    }

    private static void release() {
        HostRelease host = HostRelease.current();
        System.out.println("release " + host + " " + host.exact() + " " + host.file());
        try {
            HostRelease.require("ibv_of_tomorrow", 9901);
        } catch (UnsupportedOperationException e) {
            System.out.println("refused " + e.getMessage());
        }
        HostRelease.require("ibv_of_yesterday", host.major() * 100 + host.minor());
        System.out.println("allowed");
    }
}
