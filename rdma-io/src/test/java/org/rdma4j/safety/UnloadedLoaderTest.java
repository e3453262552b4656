package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;

/** Memory that a device may write stays mapped when the classes that registered it are unloaded. */
class UnloadedLoaderTest {
    private static final int BYTES = 8 << 20;

    /** Runs in a class loader of its own, and forgets what it has registered, or closes it. */
    public static final class Forgetful {
        private Forgetful() {}

        public static long register(boolean close) throws IOException {
            MemorySegment memory = Arena.ofAuto().allocate(BYTES);
            LoopDevice device = LoopDevice.open();
            MemoryRegion region = MemoryRegion.register(device.domain(), memory, Access.REMOTE_WRITE);
            if (close) {
                region.close();
                device.close();
            }
            return memory.address();
        }
    }

    /** Runs in a JVM of its own, because what is forgotten is never closed. */
    public static final class Attack {
        private static volatile long address;

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            boolean close = arguments[0].equals("close");
            WeakReference<ClassLoader> loader = registerElsewhere(close);
            for (int i = 0; i < 500 && loader.get() != null; i++) {
                System.gc();
                Thread.sleep(20);
            }
            System.out.println("loader unloaded: " + (loader.get() == null));
            // Memory that is freed is unmapped some time after the collection.
            for (int i = 0; i < (close ? 500 : 10) && ChangedMemoryTest.Mappings.contains(address); i++) {
                System.gc();
                Thread.sleep(20);
            }
            System.out.println("registered: "
                    + LoopControl.isRegistered(MemorySegment.ofAddress(address).reinterpret(BYTES)));
            System.out.println("mapped: " + ChangedMemoryTest.Mappings.contains(address));
        }

        private static WeakReference<ClassLoader> registerElsewhere(boolean close) throws Exception {
            List<Path> folders = ChildJvm.classes();
            URL[] urls = new URL[folders.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = folders.get(i).toUri().toURL();
            }
            URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            Class<?> forgetful = loader.loadClass(Forgetful.class.getName());
            // A thread of its own, which takes its thread-local values along.
            Thread thread = new Thread(() -> {
                try {
                    address = (long)
                            forgetful.getMethod("register", boolean.class).invoke(null, close);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            });
            thread.start();
            thread.join();
            return new WeakReference<>(loader);
        }
    }

    @Test
    void forgottenMemoryStaysMappedWhileItIsRegistered() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of(), "forget");
        assertThat(child.output()).contains("loader unloaded: true", "registered: true", "mapped: true");
    }

    @Test
    void memoryOfAClosedRegionIsFreed() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of(), "close");
        assertThat(child.output()).contains("loader unloaded: true", "registered: false", "mapped: false");
    }
}
