package org.rdma4j.sys.runtime.loading;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Checks that no other user can replace a directory or its content. Libraries are opened by path, so a user who can
 * rename a directory on the path could substitute the library.
 */
final class DirectoryPermissions {
    private static final int STICKY = 01000;
    private static final int GROUP_WRITE = 020;
    private static final int OTHERS_WRITE = 02;
    private static final int ROOT = 0;
    /** User ID that represents users without a mapping in the user namespace, such as root outside of a container. */
    private static final int UNMAPPED = 65_534;

    private DirectoryPermissions() {}

    /**
     * Checks a directory and all of its parents. Each must belong to root or to the user of this process, and no other
     * user may have write access unless the sticky bit is set.
     *
     * @return the path with symbolic links resolved, because a link could be changed after the check
     * @throws FileSystemException if another user can change one of the directories; the exception names the directory
     */
    static Path check(Path directory) throws IOException {
        int user = (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        Path real = directory.toRealPath();
        for (Path each = real; each != null; each = each.getParent()) {
            Map<String, Object> attributes = Files.readAttributes(each, "unix:uid,mode,owner,group");
            int owner = (int) attributes.get("uid");
            int mode = (int) attributes.get("mode");
            if (owner != ROOT && owner != user && !(owner == UNMAPPED && isInUserNamespace())) {
                throw refused(each, "is owned by " + attributes.get("owner"));
            }
            boolean groupIsOwners = attributes
                    .get("group")
                    .toString()
                    .equals(attributes.get("owner").toString());
            boolean othersCanWrite = (mode & OTHERS_WRITE) != 0 || (mode & GROUP_WRITE) != 0 && !groupIsOwners;
            if (othersCanWrite && (mode & STICKY) == 0) {
                throw refused(each, "is writable by other users (mode " + Integer.toOctalString(mode & 07777) + ")");
            }
        }
        return real;
    }

    private static FileSystemException refused(Path directory, String problem) {
        return new FileSystemException(directory.toString(), null, directory + " " + problem);
    }

    /** The initial user namespace maps all 32-bit IDs in a single line. */
    private static boolean isInUserNamespace() throws IOException {
        return !Files.readString(Path.of("/proc/self/uid_map")).strip().matches("0\\s+0\\s+4294967295");
    }
}
