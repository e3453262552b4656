package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.tests.support.C;

/**
 * A driver keeps a lock between two calls while a critical call waits for it and the garbage collector runs. The JVM
 * must not hang.
 */
class CriticalCallSitesTest {

    @TempDir
    private Path folder;

    /** Without the protection of the bindings the JVM hangs, and does not even respond to diagnostic commands. */
    @Test
    void withoutSwitchingTheJvmHangs() throws Exception {
        Process process = start("post", "-Dorg.rdma4j.critical=always");
        while (!output().contains("rounds begin")) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(100);
        }
        assertThat(process.waitFor(15, TimeUnit.SECONDS)).isFalse();
        process.destroyForcibly().waitFor();
        assertThat(output()).doesNotContain("all rounds");
    }

    /** With {@code pointer}, the function that keeps the lock is called through the function pointer of the queue. */
    @ParameterizedTest
    @ValueSource(strings = {"post", "poll", "complete", "pointer"})
    void callThatKeepsALockMakesOthersOrdinary(String calls) throws Exception {
        goesThrough(calls);
    }

    @Test
    void ordinaryCallsDoNotHang() throws Exception {
        goesThrough("post", "-Dorg.rdma4j.critical=false");
    }

    @Test
    void interpretedCallsDoNotHang() throws Exception {
        goesThrough("post", "-Xint");
    }

    /** Uses a separate class loader, because switched calls stay switched. */
    @Test
    void failedSwitchIsRetriedByTheNextCall() throws Throwable {
        URL[] classes = {Linking.class.getProtectionDomain().getCodeSource().getLocation()};
        try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            Class<?> sites = loader.loadClass("org.rdma4j.sys.runtime.calling.CriticalCallSites");
            Method switchable = sites.getDeclaredMethod("switchable", MethodHandle.class, Supplier.class);
            Method switchToOrdinary = sites.getDeclaredMethod("switchToOrdinary");
            switchable.setAccessible(true);
            switchToOrdinary.setAccessible(true);
            int[] made = {0};
            Supplier<MethodHandle> ordinary = () -> {
                if (made[0]++ == 0) {
                    throw new OutOfMemoryError("once");
                }
                return MethodHandles.constant(String.class, "ordinary");
            };
            MethodHandle handle =
                    (MethodHandle) switchable.invoke(null, MethodHandles.constant(String.class, "critical"), ordinary);

            assertThatThrownBy(() -> switchToOrdinary.invoke(null)).hasCauseInstanceOf(OutOfMemoryError.class);
            assertThat(handle.invoke()).isEqualTo("critical");
            switchToOrdinary.invoke(null);
            assertThat(handle.invoke()).isEqualTo("ordinary");
        }
    }

    private void goesThrough(String calls, String... options) throws Exception {
        Process process = start(calls, options);
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        assertThat(output()).contains("calls made", "all rounds");
        assertThat(ended).isTrue();
    }

    private Process start(String calls, String... options) throws IOException {
        Path device = C.library("locking_device");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        builder.command().addAll(List.of(options));
        builder.command().addAll(List.of(HeldLockProbe.class.getName(), device.toString(), calls));
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
    }

    private String output() throws IOException {
        return Files.readString(folder.resolve("output"));
    }
}
