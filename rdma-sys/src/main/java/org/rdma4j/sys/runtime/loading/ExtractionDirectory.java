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
 * A private directory for an extracted library. Only this user can access it, and its name is new, so that no other
 * process opens a partly written file. The directory is deleted by {@link #close}; a directory that a killed process
 * left behind is deleted by the next process that extracts a library to the same parent directory.
 *
 * <p>A file lock in the directory marks it as in use. A process ID could not: containers that share a directory may
 * have the same process IDs.
 */
final class ExtractionDirectory implements AutoCloseable {
    private static final String PREFIX = "rdma4j-";
    private static final String LOCK = "lock";
    /** Age in milliseconds below which a directory is never deleted: its owner may not have locked it yet. */
    private static final long MIN_LEFTOVER_AGE = 10_000;

    private static final int MAX_ATTEMPTS = 100;

    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(EnumSet.of(
                    PosixFilePermission.OWNER_READ,
                    PosixFilePermission.OWNER_WRITE,
                    PosixFilePermission.OWNER_EXECUTE));

    private final Path directory;
    private final @Nullable FileChannel lock;

    private ExtractionDirectory(Path directory, @Nullable FileChannel lock) {
        this.directory = directory;
        this.lock = lock;
    }

    /**
     * Creates a new directory, and deletes directories that killed processes left behind.
     *
     * @param parent the parent directory
     * @throws IOException if the directory cannot be created, or if another user could replace it
     * @throws UnsupportedOperationException if the file system does not support POSIX permissions
     */
    static ExtractionDirectory in(Path parent) throws IOException {
        Path checked = DirectoryPermissions.check(parent);
        Path directory = create(checked);
        // Lock the new directory first: the cleanup may take longer than MIN_LEFTOVER_AGE.
        FileChannel lock = lock(directory.resolve(LOCK));
        deleteLeftovers(checked, directory);
        return new ExtractionDirectory(directory, lock);
    }

    /**
     * Creates a directory whose name is unique. {@link Files#createTempDirectory} would initialize a secure random
     * generator, which takes 10 ms in a new JVM. The name need not be secret: an existing directory is never used.
     */
    private static Path create(Path parent) throws IOException {
        for (int i = 1; ; i++) {
            try {
                long number = System.nanoTime() & Long.MAX_VALUE;
                return Files.createDirectory(parent.resolve(PREFIX + number), PRIVATE);
            } catch (FileAlreadyExistsException e) {
                if (i == MAX_ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    /** Writes a file into the directory. */
    Path write(String name, InputStream content) throws IOException {
        Path file = directory.resolve(name);
        Files.copy(content, file);
        return file;
    }

    /** Deletes the directory. If this fails, a later process deletes it. */
    @Override
    public void close() {
        deleteDirectory(directory);
        closeQuietly(lock);
    }

    /**
     * Returns the locked file, or {@code null} if the file system does not support locks or is full. The lock only
     * protects the directory from the cleanup of other processes.
     */
    private static @Nullable FileChannel lock(Path file) {
        FileChannel channel = null;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (IOException e) {
            // Continue without a lock.
        }
        closeQuietly(channel);
        return null;
    }

    private static void deleteLeftovers(Path parent, Path own) {
        String[] names = parent.toFile().list();
        String ownName = own.getFileName().toString();
        try {
            for (int i = 0; names != null && i < names.length; i++) {
                if (isExtractionName(names[i]) && !names[i].equals(ownName)) {
                    Path directory = parent.resolve(names[i]);
                    if (isLeftover(directory, Files.getOwner(own, LinkOption.NOFOLLOW_LINKS))) {
                        deleteDirectory(directory);
                    }
                }
            }
        } catch (IOException | UnsupportedOperationException e) {
            // The cleanup is best-effort.
        }
    }

    /** Returns {@code true} if this class may have created a directory of that name. */
    private static boolean isExtractionName(String name) {
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

    /**
     * Returns {@code true} if the directory contains only files that this class creates. Other directories are not
     * deleted.
     */
    private static boolean hasOnlyOwnFiles(Path directory) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                boolean isOwn = name.equals(LOCK) || name.startsWith("librdma_") && name.endsWith("wrapper.so");
                if (!isOwn || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    return false;
                }
            }
            return true;
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    /**
     * Returns {@code true} if the directory belongs to this user, is private, is not new, and is not locked by a
     * process.
     */
    private static boolean isLeftover(Path directory, UserPrincipal user) {
        try {
            PosixFileAttributes attributes =
                    Files.readAttributes(directory, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return attributes.isDirectory()
                    && attributes.owner().equals(user)
                    && attributes.permissions().equals(PRIVATE.value())
                    && attributes.lastModifiedTime().toMillis() < System.currentTimeMillis() - MIN_LEFTOVER_AGE
                    && hasOnlyOwnFiles(directory)
                    && !isLocked(directory.resolve(LOCK));
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
            return true; // locked by another class loader of this process
        }
    }

    /** Deletes a directory and the files in it. */
    private static void deleteDirectory(Path directory) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(directory);
        } catch (IOException | DirectoryIteratorException e) {
            // A later process deletes it.
        }
    }

    private static void closeQuietly(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // No data can be lost: the lock file is empty.
        }
    }
}
