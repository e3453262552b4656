package org.rdma4j.sys.runtime.loading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder for one file, which only this user may enter and nobody else knows of, so that nobody sees the file before
 * it is whole. It is removed when it is closed; one that a process left behind because it was killed is removed by the
 * next.
 *
 * <p>While its process lives, a lock on a file in it says so. A process number would not: containers that share a
 * folder have the same ones.
 */
final class Extraction implements AutoCloseable {
    private static final String PREFIX = "rdma4j-";
    private static final String LOCK = "lock";
    /** So many milliseconds a folder is left alone whatever its lock says: it may not have it yet. */
    private static final long SETTLED = 10_000;

    private static final int TRIES = 100;

    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(EnumSet.of(
                    PosixFilePermission.OWNER_READ,
                    PosixFilePermission.OWNER_WRITE,
                    PosixFilePermission.OWNER_EXECUTE));

    private final Path directory;
    private final @Nullable FileChannel lock;

    private Extraction(Path directory, @Nullable FileChannel lock) {
        this.directory = directory;
        this.lock = lock;
    }

    /**
     * Makes a fresh folder.
     *
     * @param parent where; leftovers of processes that are gone are removed from it
     * @throws IOException if it cannot be made, or if another user can replace it
     * @throws UnsupportedOperationException if the file system has no permissions to make the folder private with
     */
    static Extraction in(Path parent) throws IOException {
        Path checked = FolderOwners.check(parent);
        Path directory = create(checked);
        // First: tidying up may take longer than a folder without a lock is left alone.
        FileChannel lock = lock(directory.resolve(LOCK));
        removeLeftovers(checked, directory);
        return new Extraction(directory, lock);
    }

    /**
     * Not by {@link Files#createTempDirectory}, whose random numbers cost a JVM that just started ten milliseconds. The name
     * need not be a secret: what is there already, whoever made it, is not taken.
     */
    private static Path create(Path parent) throws IOException {
        for (int i = 1; ; i++) {
            try {
                long number = System.nanoTime() & Long.MAX_VALUE;
                return Files.createDirectory(parent.resolve(PREFIX + number), PRIVATE);
            } catch (FileAlreadyExistsException e) {
                if (i == TRIES) {
                    throw e;
                }
            }
        }
    }

    /** Writes a file into the folder. */
    Path write(String name, InputStream content) throws IOException {
        Path file = directory.resolve(name);
        Files.copy(content, file);
        return file;
    }

    /** Removes the folder, as far as that is possible; the next process tries again. */
    @Override
    public void close() {
        empty(directory);
        closeQuietly(lock);
    }

    /** Null where the file system has no locks, or no room: the folder is as private without. */
    private static @Nullable FileChannel lock(Path file) {
        FileChannel channel = null;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (IOException e) {
            // Falls through.
        }
        closeQuietly(channel);
        return null;
    }

    private static void removeLeftovers(Path parent, Path own) {
        String[] names = parent.toFile().list();
        String ownName = own.getFileName().toString();
        try {
            for (int i = 0; names != null && i < names.length; i++) {
                if (isName(names[i]) && !names[i].equals(ownName)) {
                    Path folder = parent.resolve(names[i]);
                    if (isLeftover(folder, Files.getOwner(own, LinkOption.NOFOLLOW_LINKS))) {
                        empty(folder);
                    }
                }
            }
        } catch (IOException | UnsupportedOperationException e) {
            // Tidying up is a courtesy.
        }
    }

    /** Whether this calls its folders so: anything else is somebody's. */
    private static boolean isName(String name) {
        if (!name.startsWith(PREFIX) || name.length() == PREFIX.length()) {
            return false;
        }
        for (int i = PREFIX.length(); i < name.length(); i++) {
            if (name.charAt(i) < '0' || name.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Whether it has only what this writes: anything else is somebody's. */
    private static boolean hasNothingElse(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                boolean ours = name.equals(LOCK) || name.startsWith("librdma_") && name.endsWith("wrapper.so");
                if (!ours || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    return false;
                }
            }
            return true;
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    /** Whether it is this user's, private, not new, and no living process has its lock. */
    private static boolean isLeftover(Path folder, UserPrincipal user) {
        try {
            PosixFileAttributes attributes =
                    Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return attributes.isDirectory()
                    && attributes.owner().equals(user)
                    && attributes.permissions().equals(PRIVATE.value())
                    && attributes.lastModifiedTime().toMillis() < System.currentTimeMillis() - SETTLED
                    && hasNothingElse(folder)
                    && !isLocked(folder.resolve(LOCK));
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isLocked(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock mine = channel.tryLock()) {
            return mine == null;
        } catch (OverlappingFileLockException e) {
            return true; // another class loader of this process
        }
    }

    /** Removes a folder and the files in it. */
    private static void empty(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException | DirectoryIteratorException e) {
            // The next process tries again.
        }
    }

    private static void closeQuietly(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // Nothing was written.
        }
    }
}
