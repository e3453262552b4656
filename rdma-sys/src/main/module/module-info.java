/**
 * rdma-core's C API for the JVM, on {@link java.lang.foreign}: libibverbs and librdmacm under their C names, without
 * JNI.
 *
 * <h2>A first program</h2>
 *
 * It prints the locations of the native libraries and the RDMA devices of this machine.
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
 *       {@code java --enable-native-access=org.rdma4j.sys -p … -m …}; a program that calls restricted methods itself,
 *       such as {@code reinterpret} above, adds the name of its own module after a comma
 * </ul>
 *
 * The jar contains a small wrapper library, through which rdma-core's inline functions are called. rdma-core itself is
 * part of the host.
 *
 * <h2>Overview</h2>
 *
 * <ul>
 *   <li>Functions and constants are static members of {@link org.rdma4j.sys.ibverbs.Ibverbs} (verbs),
 *       {@link org.rdma4j.sys.rdmacm.Rdmacm} (the connection manager) and {@link org.rdma4j.sys.posix.Posix} (functions
 *       that programs need besides, such as {@code poll}, {@code epoll} and {@code mmap}), in the order of the headers.
 *   <li>Each struct, union, enum and callback type is a class with its C name: {@link
 *       org.rdma4j.sys.ibverbs.ibv_send_wr}, {@link org.rdma4j.sys.ibverbs.ibv_wc_status}, {@link
 *       org.rdma4j.sys.rdmacm.rdma_cm_event}.
 *   <li>{@link org.rdma4j.sys.Errno} returns the error number of this thread's last failed call.
 *   <li>{@link org.rdma4j.sys.NativeLibrary} tells which native libraries the host has, and why one cannot be loaded.
 *   <li>{@link org.rdma4j.sys.HostRelease} returns the host's release of rdma-core.
 * </ul>
 *
 * <h2>Differences from C</h2>
 *
 * <ul>
 *   <li>Unsigned 8-bit and 16-bit integers are {@code int}. 32-bit and 64-bit integers are {@code int} and {@code long}
 *       with the same bits. Pointers are {@link java.lang.foreign.MemorySegment}.
 *   <li>{@code __be16}, {@code __be32} and {@code __be64} are converted to host byte order when they are passed by
 *       value: do not swap them. Memory that a pointer refers to has network byte order, as in C.
 *   <li>Loading a class loads no library; the first call does. A function that the host's rdma-core lacks throws
 *       {@link java.lang.UnsupportedOperationException}; all other functions work.
 * </ul>
 *
 * Lifetimes are those of C. Memory that a device may access is allocated from a shared arena, from the global arena or
 * with {@code mmap}, and freed after its memory region has been deregistered.
 */
@SuppressWarnings("module") // the packages of the runtime are exported to modules that may be absent
module org.rdma4j.sys {
    requires static org.jspecify;

    exports org.rdma4j.sys;
    exports org.rdma4j.sys.ibverbs;
    exports org.rdma4j.sys.posix;
    exports org.rdma4j.sys.rdmacm;
    exports org.rdma4j.sys.report;
    exports org.rdma4j.sys.sequences;
    // The runtime, for the bindings of providers, and for modules that use it instead of native access of their own.
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
