package org.rdma4j.sys.runtime.loading;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Checks that no other user can replace a folder or what is in it. A library is opened by its path, so whoever can rename
 * one of the folders on the path chooses the library.
 */
final class FolderOwners {
    private static final int STICKY = 01000;
    private static final int GROUP_WRITE = 020;
    private static final int OTHERS_WRITE = 02;
    private static final int ROOT = 0;
    /** User that stands for those that a user namespace does not know, such as root outside of a container. */
    private static final int UNMAPPED = 65_534;

    private FolderOwners() {}

    /**
     * Checks a folder and all folders that it is in. Each must belong to root or to the user of this process, and nobody
     * else may write to it unless its sticky bit is set.
     *
     * @return the folder without symbolic links, which somebody could change after the check
     * @throws FileSystemException if another user can change one of them; the exception names it
     */
    static Path check(Path folder) throws IOException {
        int user = (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        Path real = folder.toRealPath();
        for (Path each = real; each != null; each = each.getParent()) {
            Map<String, Object> attributes = Files.readAttributes(each, "unix:uid,mode,owner,group");
            int owner = (int) attributes.get("uid");
            int mode = (int) attributes.get("mode");
            if (owner != ROOT && owner != user && !(owner == UNMAPPED && isInUserNamespace())) {
                throw refused(each, "belongs to " + attributes.get("owner"));
            }
            boolean isOfOwnGroup = attributes.get("group").toString().equals(attributes.get("owner").toString());
            boolean isShared = (mode & OTHERS_WRITE) != 0 || (mode & GROUP_WRITE) != 0 && !isOfOwnGroup;
            if (isShared && (mode & STICKY) == 0) {
                throw refused(each, "can be changed by other users (mode " + Integer.toOctalString(mode & 07777) + ")");
            }
        }
        return real;
    }

    private static FileSystemException refused(Path folder, String why) {
        return new FileSystemException(folder.toString(), null, folder + " " + why);
    }

    /** The map of the first namespace has all numbers of 32 bits in one line. */
    private static boolean isInUserNamespace() throws IOException {
        return !Files.readString(Path.of("/proc/self/uid_map")).strip().matches("0\\s+0\\s+4294967295");
    }
}
