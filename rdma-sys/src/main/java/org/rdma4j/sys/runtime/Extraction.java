package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.regex.Pattern;
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
    /** As {@link Files#createTempDirectory} goes on. */
    private static final Pattern NAME = Pattern.compile(PREFIX + "\\d+");

    private static final String LOCK = "lock";
    /** So long a folder is left alone whatever its lock says: it may not have it yet. */
    private static final Duration SETTLED = Duration.ofSeconds(10);

    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

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
     * @throws IOException if it cannot be made
     * @throws UnsupportedOperationException if the file system has no permissions to make the folder private with
     */
    static Extraction in(Path parent) throws IOException {
        Path directory = Files.createTempDirectory(parent, PREFIX, PRIVATE);
        removeLeftovers(parent, directory);
        return new Extraction(directory, lock(directory.resolve(LOCK)));
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
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PREFIX + "*")) {
            UserPrincipal user = Files.getOwner(own, LinkOption.NOFOLLOW_LINKS);
            Instant before = Instant.now().minus(SETTLED);
            for (Path folder : folders) {
                if (isLeftover(folder, user, before)) {
                    empty(folder);
                }
            }
        } catch (IOException | UnsupportedOperationException | DirectoryIteratorException e) {
            // Tidying up is a courtesy.
        }
    }

    /** Whether it is called as this calls its folders, and has only what this writes: anything else is somebody's. */
    private static boolean hasNothingElse(Path folder) throws IOException {
        if (!NAME.matcher(folder.getFileName().toString()).matches()) {
            return false;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                boolean ours = name.equals(LOCK) || name.equals(LibraryFacts.sonameOf(LibraryFacts.WRAPPER));
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
    private static boolean isLeftover(Path folder, UserPrincipal user, Instant before) {
        try {
            PosixFileAttributes attributes =
                    Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return attributes.isDirectory()
                    && attributes.owner().equals(user)
                    && attributes.permissions().equals(PRIVATE.value())
                    && attributes.lastModifiedTime().toInstant().isBefore(before)
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
