package org.rdma4j.internal;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Checks whether this process can open another file descriptor. The libraries of rdma-core try several ways to open a
 * device or to call a driver. If the limit of open descriptors is reached, the error number of the last way says
 * something else, such as that the device does not support the call.
 */
public final class DescriptorLimit {
    private DescriptorLimit() {}

    /** Returns {@code true} if this process, or the machine, has reached its limit of open file descriptors. */
    public static boolean isReached() {
        try (FileInputStream in = new FileInputStream("/dev/null")) {
            return in.read() >= 0;
        } catch (IOException e) {
            // EMFILE of the process or ENFILE of the machine; an absent file has nothing to do with a limit.
            return Files.exists(Path.of("/dev/null"));
        }
    }
}
