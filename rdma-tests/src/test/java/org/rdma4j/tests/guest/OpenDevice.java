package org.rdma4j.tests.guest;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * A device that is opened by name and closed together with this object.
 *
 * @param context the result of {@code ibv_open_device}
 */
record OpenDevice(MemorySegment context) implements AutoCloseable {
    /** Returns the names of all devices, in the order of the library. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        forEachDevice(device -> names.add(Ibverbs.ibv_get_device_nameString(device)));
        return names;
    }

    /** Opens the device with the given name. The test fails if the device does not exist. */
    static OpenDevice open(String name) {
        List<MemorySegment> opened = new ArrayList<>();
        forEachDevice(device -> {
            if (Ibverbs.ibv_get_device_nameString(device).equals(name)) {
                opened.add(notNull("ibv_open_device", Ibverbs.ibv_open_device(device)));
            }
        });
        assertThat(opened).as("devices with the name " + name).hasSize(1);
        return new OpenDevice(opened.get(0));
    }

    @Override
    public void close() {
        done("ibv_close_device", Ibverbs.ibv_close_device(context));
    }

    /** Returns the object that a verb created. Fails the test with the name of the verb and errno if it is NULL. */
    static MemorySegment notNull(String verb, MemorySegment made) {
        if (made.equals(MemorySegment.NULL)) {
            int errno = Errno.last();
            throw new AssertionError(verb + ": " + Errno.name(errno) + " " + Errno.message(errno));
        }
        return made;
    }

    /** Fails the test unless a verb that returns 0 or errno has returned 0. */
    static void done(String verb, int result) {
        if (result != 0) {
            throw new AssertionError(verb + ": " + Errno.name(result) + " " + Errno.message(result));
        }
    }

    private static void forEachDevice(Consumer<MemorySegment> what) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = notNull("ibv_get_device_list", Ibverbs.ibv_get_device_list(count));
            int devices = count.get(JAVA_INT, 0);
            try {
                MemorySegment entries = list.reinterpret(devices * ADDRESS.byteSize());
                for (int i = 0; i < devices; i++) {
                    what.accept(entries.getAtIndex(ADDRESS, i));
                }
            } finally {
                Ibverbs.ibv_free_device_list(list);
            }
        }
    }
}
