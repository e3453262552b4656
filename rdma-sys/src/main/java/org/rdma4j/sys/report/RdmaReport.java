package org.rdma4j.sys.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.rdma4j.sys.LoadAttempt;
import org.rdma4j.sys.NativeLibrary;

/**
 * Report about the requirements of RDMA: the permission to call native code, the libraries and their functions, the
 * devices and the permission to open them. {@code java -jar rdma-sys.jar} prints it.
 *
 * @param version the version of rdma-sys; empty if the classes are not in their jar
 * @param jvm the JVM
 * @param host the machine and the user
 * @param libraries the result of loading each {@link NativeLibrary}
 * @param functions the number of functions of the bindings
 * @param missing the functions that the loaded libraries do not have
 * @param devices the RDMA devices
 * @param advice recommendations, most urgent first; empty if there is nothing to do
 * @see "docs/reference/loading.md"
 */
public record RdmaReport(
        String version,
        Jvm jvm,
        Host host,
        List<LibraryState> libraries,
        int functions,
        List<MissingFunction> missing,
        Devices devices,
        List<String> advice) {

    /** The JVM's permission for this module to call native code. */
    public enum NativeAccess {
        /** Granted by an option or the manifest. */
        GRANTED,
        /** Not granted explicitly. This JVM allows it with a warning; later versions of Java will refuse it. */
        WARNED,
        /** Refused. */
        REFUSED
    }

    /**
     * The JVM.
     *
     * @param version the version, such as {@code 25.0.1+8}
     * @param vendor the vendor
     * @param home the installation directory
     * @param module the name of rdma-sys's module; empty if it is on the class path
     * @param access whether the module may call native code
     */
    public record Jvm(String version, String vendor, String home, String module, NativeAccess access) {}

    /**
     * The machine and the user.
     *
     * @param system the operating system, such as {@code Linux 6.1.0}
     * @param architecture the architecture, as the JVM spells it
     * @param libc the C library, such as {@code glibc 2.36} or {@code musl}; empty if unknown
     * @param user the name of the user
     * @param lockedMemory the maximum number of bytes that this process may lock (RLIMIT_MEMLOCK); registered memory
     *     counts against it. Empty if unlimited
     * @param exempt whether this process is exempt from the limit (CAP_IPC_LOCK)
     */
    public record Host(
            String system, String architecture, String libc, String user, OptionalLong lockedMemory, boolean exempt) {}

    /**
     * Result of loading a library.
     *
     * @param library the library
     * @param location the path of the file, or the jar entry; empty if the library was not loaded
     * @param release the release of rdma-core that the library belongs to or was compiled for; empty if unknown
     * @param attempts the failed attempts
     * @param problem the message of the failure; empty if the library was loaded
     */
    public record LibraryState(
            NativeLibrary library,
            Optional<String> location,
            Optional<String> release,
            List<LoadAttempt> attempts,
            Optional<String> problem) {}

    /**
     * A function of the bindings that the host's library does not have. A call throws an exception.
     *
     * @param name the C name of the function
     * @param library the soname of the library
     * @param since the first release of rdma-core that has the function, such as {@code 34.0}; empty if unknown
     */
    public record MissingFunction(String name, String library, Optional<String> since) {}

    /**
     * The RDMA devices.
     *
     * @param all the devices in /sys/class/infiniband
     * @param connectionManager the device file of the connection manager, {@code /dev/infiniband/rdma_cm}
     * @param listed the number of devices in the result of {@code ibv_get_device_list}; empty if the call failed or was
     *     not possible
     * @param listing the reason why {@code listed} is empty; empty otherwise
     */
    public record Devices(List<Device> all, DeviceFile connectionManager, OptionalInt listed, String listing) {}

    /**
     * A device.
     *
     * @param name the result of {@code ibv_get_device_name}
     * @param file the device file, {@code /dev/infiniband/uverbsN}
     * @param opens whether {@code ibv_open_device} succeeds; empty if it could not be called
     * @param problem why {@code ibv_open_device} fails; empty otherwise
     */
    public record Device(String name, DeviceFile file, Optional<Boolean> opens, String problem) {
        /** Returns {@code true} if this user can use the device. */
        public boolean isUsable() {
            return file.opens() && opens.orElse(false);
        }
    }

    /**
     * A device file.
     *
     * @param path the path
     * @param exists whether the file exists
     * @param problem why this user cannot open the file for reading and writing; empty if the user can
     */
    public record DeviceFile(String path, boolean exists, String problem) {
        /** Returns {@code true} if this user can open the file. */
        public boolean opens() {
            return exists && problem.isEmpty();
        }
    }

    /**
     * Creates a report about the current state. Loads the libraries if necessary, and opens and closes each device,
     * which takes some tenths of a second. Problems are reported, not thrown.
     */
    public static RdmaReport create() {
        return ReportBuilder.report();
    }

    /** Returns {@code true} if verbs can be called: libibverbs and the wrapper are loaded. */
    public boolean loads() {
        return libraries.stream()
                .filter(state -> state.library() != NativeLibrary.RDMACM)
                .allMatch(state -> state.location().isPresent());
    }

    /**
     * Returns {@code true} if verbs can be used: they can be called, there is a device that this user can open, and
     * memory can be registered. The connection manager is not required, because programs can do without it.
     */
    public boolean usable() {
        boolean canLock = host.exempt()
                || host.lockedMemory().isEmpty()
                || host.lockedMemory().getAsLong() > 0;
        return loads() && canLock && devices.all().stream().anyMatch(Device::isUsable);
    }

    /** Returns the report as text of several lines. */
    @Override
    public String toString() {
        return ReportText.of(this);
    }
}
