/**
 * rdma-core's C API for the JVM, on {@link java.lang.foreign}: libibverbs and librdmacm under their C names, without JNI.
 *
 * <h2>A first program</h2>
 *
 * It prints where the native libraries come from and which RDMA devices this machine has.
 *
 * {@snippet lang=java :
 * package consumer;
 *
 * import static java.lang.foreign.ValueLayout.ADDRESS;
 * import static java.lang.foreign.ValueLayout.JAVA_INT;
 *
 * import java.lang.foreign.Arena;
 * import java.lang.foreign.MemorySegment;
 * import org.rdma4j.sys.Errno;
 * import org.rdma4j.sys.NativeLibrary;
 * import org.rdma4j.sys.ibverbs.Ibverbs;
 *
 * // Prints where the native libraries are, and this machine's RDMA devices, or that there are none.
 * public final class Devices {
 *     private Devices() {}
 *
 *     public static void main(String[] arguments) {
 *         System.out.println(Devices.class.getModule().isNamed() ? "module path" : "class path");
 *         for (NativeLibrary library : NativeLibrary.values()) {
 *             System.out.println(
 *                     library + " " + library.location().or(library::problem).orElseThrow());
 *         }
 *         if (NativeLibrary.IBVERBS.isAvailable()) {
 *             listDevices();
 *         }
 *     }
 *
 *     private static void listDevices() {
 *         try (Arena arena = Arena.ofConfined()) {
 *             MemorySegment count = arena.allocate(JAVA_INT);
 *             MemorySegment list = Ibverbs.ibv_get_device_list(count);
 *             if (list.equals(MemorySegment.NULL)) {
 *                 System.out.println("no devices: " + Errno.message(Errno.last()));
 *                 return;
 *             }
 *             int devices = count.get(JAVA_INT, 0);
 *             if (devices == 0) {
 *                 System.out.println("no devices");
 *             }
 *             list = list.reinterpret(devices * ADDRESS.byteSize());
 *             for (int i = 0; i < devices; i++) {
 *                 MemorySegment device = list.getAtIndex(ADDRESS, i);
 *                 System.out.println("device " + Ibverbs.ibv_get_device_nameString(device));
 *             }
 *             Ibverbs.ibv_free_device_list(list);
 *         }
 *     }
 * }
 * }
 *
 * It needs one artifact, {@code org.rdma4j:rdma-sys}, and permission to call native code:
 *
 * <ul>
 *   <li>on the class path: {@code java --enable-native-access=ALL-UNNAMED -cp …}
 *   <li>on the module path: {@code requires org.rdma4j.sys;} and
 *       {@code java --enable-native-access=org.rdma4j.sys -p … -m …}; a program that itself gives C's memory a size, as
 *       {@code reinterpret} above does, adds its own module's name after a comma
 * </ul>
 *
 * The jar carries a small library that gives rdma-core's inline functions an address. rdma-core itself is the host's.
 *
 * <h2>Where things are</h2>
 *
 * <ul>
 *   <li>Functions and constants are static members of {@link org.rdma4j.sys.ibverbs.Ibverbs} (verbs),
 *       {@link org.rdma4j.sys.rdmacm.Rdmacm} (the connection manager) and {@link org.rdma4j.sys.posix.Posix} (what programs
 *       need beside them: {@code poll}, {@code epoll}, {@code mmap}), in the headers' order.
 *   <li>Each struct, union, enum and callback type is a class under its C name: {@link org.rdma4j.sys.ibverbs.ibv_send_wr},
 *       {@link org.rdma4j.sys.ibverbs.ibv_wc_status}, {@link org.rdma4j.sys.rdmacm.rdma_cm_event}.
 *   <li>{@link org.rdma4j.sys.Errno} has the reason of this thread's last failed call,
 *       {@link org.rdma4j.sys.NativeLibrary} what this host has and why something is missing,
 *       {@link org.rdma4j.sys.HostRelease} which rdma-core that is.
 * </ul>
 *
 * <h2>What differs from C</h2>
 *
 * <ul>
 *   <li>Unsigned bytes and shorts are {@code int}; 32 and 64 bits are {@code int} and {@code long} with C's bits; pointers
 *       are {@link java.lang.foreign.MemorySegment}.
 *   <li>By value, {@code __be16}, {@code __be32} and {@code __be64} are host values: do not swap them. Behind a pointer they
 *       are the bytes that C sees.
 *   <li>A class loads nothing; the first call does. What the host's rdma-core lacks throws
 *       {@link java.lang.UnsupportedOperationException}, and the rest works.
 * </ul>
 *
 * What does not differ is lifetime. Memory that a device may touch comes from a shared or the global arena, or from
 * {@code mmap}, and outlives the deregistration of its memory region.
 */
@SuppressWarnings("module") // the modules that the runtime is exported to need not be there
module org.rdma4j.sys {
    requires static org.jspecify;

    exports org.rdma4j.sys;
    exports org.rdma4j.sys.ibverbs;
    exports org.rdma4j.sys.posix;
    exports org.rdma4j.sys.rdmacm;
    exports org.rdma4j.sys.report;
    exports org.rdma4j.sys.sequences;
    // What the bindings of providers call, as those here do; and who else needs no right of its own to native memory.
    exports org.rdma4j.sys.runtime.calling to
            org.rdma4j.io,
            org.rdma4j.sys.efa,
            org.rdma4j.sys.mlx5;
    exports org.rdma4j.sys.runtime.checking to
            org.rdma4j.sys.efa,
            org.rdma4j.sys.mlx5;
    exports org.rdma4j.sys.runtime.loading to
            org.rdma4j.sys.efa,
            org.rdma4j.sys.mlx5;
    exports org.rdma4j.sys.runtime.printing to
            org.rdma4j.io,
            org.rdma4j.network,
            org.rdma4j.sys.efa,
            org.rdma4j.sys.mlx5;
}
