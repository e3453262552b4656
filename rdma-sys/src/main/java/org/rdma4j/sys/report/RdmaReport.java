package org.rdma4j.sys.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.rdma4j.sys.LoadAttempt;
import org.rdma4j.sys.NativeLibrary;

/**
 * What this process has of all that RDMA needs: the JVM's permission to call native code, the libraries, their functions,
 * devices and the right to open them. {@code java -jar rdma-sys.jar} prints it.
 *
 * @param version of rdma-sys; empty where the classes are not in their jar
 * @param jvm that runs this
 * @param host that the JVM runs on
 * @param libraries what came of loading each of {@link NativeLibrary}
 * @param functions how many functions the bindings have
 * @param missing those of them that the libraries which were loaded do not have
 * @param devices what the kernel has, and what of it this user may open
 * @param advice what to do, the most pressing first; empty where nothing is amiss
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

    /** Whether the JVM lets this module call native code. */
    public enum NativeAccess {
        /** By an option or the manifest. */
        GRANTED,
        /** Nobody said so; this JVM warned and allowed it, a later one will refuse. */
        WARNED,
        /** It does not. */
        REFUSED
    }

    /**
     * The JVM.
     *
     * @param version such as {@code 25.0.1+8}
     * @param vendor as it names itself
     * @param home where it is installed
     * @param module the name of rdma-sys's module; empty where it is on the class path
     * @param access whether native code may be called
     */
    public record Jvm(String version, String vendor, String home, String module, NativeAccess access) {}

    /**
     * The machine and the user.
     *
     * @param system such as {@code Linux 6.1.0}
     * @param architecture as the JVM calls it
     * @param libc such as {@code glibc 2.36} or {@code musl}; empty where it is not known
     * @param user the name
     * @param lockedMemory how many bytes this process may lock (RLIMIT_MEMLOCK, which memory regions count against);
     *     empty for any number
     * @param exempt whether that limit does not apply to this process (CAP_IPC_LOCK)
     */
    public record Host(
            String system, String architecture, String libc, String user, OptionalLong lockedMemory, boolean exempt) {}

    /**
     * What came of loading a library.
     *
     * @param library which
     * @param location the file, or the entry of the jar; empty where it was not loaded
     * @param release of rdma-core that it is of, or that it was built for; empty where that is not known
     * @param attempts that failed
     * @param problem all that there is to say about the failure; empty where it was loaded
     */
    public record LibraryState(
            NativeLibrary library,
            Optional<String> location,
            Optional<String> release,
            List<LoadAttempt> attempts,
            Optional<String> problem) {}

    /**
     * A function of the bindings that this host's library does not have; calling it throws.
     *
     * @param name in C
     * @param library the soname of the library that ought to have it
     * @param since the first release of rdma-core that has it, such as {@code 34.0}; empty where that is not known
     */
    public record MissingFunction(String name, String library, Optional<String> since) {}

    /**
     * The devices.
     *
     * @param all that the kernel names in /sys/class/infiniband
     * @param connectionManager the device file of the connection manager, {@code /dev/infiniband/rdma_cm}
     * @param listed how many {@code ibv_get_device_list} finds; empty where it could not be called or failed
     * @param listing why {@code listed} is empty; empty where it is not
     */
    public record Devices(List<Device> all, DeviceFile connectionManager, OptionalInt listed, String listing) {}

    /**
     * A device.
     *
     * @param name as {@code ibv_get_device_name} has it
     * @param file through which it is used, {@code /dev/infiniband/uverbsN}
     * @param opens whether {@code ibv_open_device} succeeds; empty where it could not be called
     * @param problem why it does not; empty otherwise
     */
    public record Device(String name, DeviceFile file, Optional<Boolean> opens, String problem) {
        /** Whether this user may use it. */
        public boolean isUsable() {
            return file.opens() && opens.orElse(false);
        }
    }

    /**
     * A device file.
     *
     * @param path of it
     * @param exists whether it is there
     * @param problem why this user cannot open it for reading and writing; empty if that is possible
     */
    public record DeviceFile(String path, boolean exists, String problem) {
        /** Whether this user may open it. */
        public boolean opens() {
            return exists && problem.isEmpty();
        }
    }

    /**
     * Looks now. Loads the libraries if no call has yet, and opens and closes each device; takes some tenths of a
     * second. What it finds is not an error: nothing is thrown for it.
     */
    public static RdmaReport create() {
        return Survey.report();
    }

    /** Whether verbs can be called at all: libibverbs and the wrapper are loaded. */
    public boolean loads() {
        return libraries.stream()
                .filter(state -> state.library() != NativeLibrary.RDMACM)
                .allMatch(state -> state.location().isPresent());
    }

    /**
     * Whether verbs can be used here: they can be called, there is a device that this user may open, and memory may be
     * registered. The connection manager is not asked for; programs can do without.
     */
    public boolean usable() {
        boolean lock = host.exempt()
                || host.lockedMemory().isEmpty()
                || host.lockedMemory().getAsLong() > 0;
        return loads() && lock && devices.all().stream().anyMatch(Device::isUsable);
    }

    /** The report as text for people, of several lines. */
    @Override
    public String toString() {
        return ReportText.of(this);
    }
}
