package org.rdma4j.gen.problem;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A failure that the user can understand and fix. Its message is one line: where, what, and what to do about it;
 * or one such line for each of several.
 */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Maximum length of the description of a problem in characters; a longer one is shortened. */
    private static final int MAX_LENGTH = 10_000;

    private final ExitCode exitCode;
    private final transient @Nullable Location location;

    private ProblemException(
            ExitCode exitCode, @Nullable Location location, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
        this.location = location;
    }

    /** Wrong input at a known place. */
    public static ProblemException badInput(Location where, String what, String remedy) {
        return new ProblemException(ExitCode.BAD_INPUT, where, text(where, what, remedy), null);
    }

    /** Wrong input at a known place, found by another library's exception. */
    public static ProblemException badInput(Location where, String what, String remedy, Throwable cause) {
        return new ProblemException(ExitCode.BAD_INPUT, where, text(where, what, remedy), cause);
    }

    /** A file or folder that is there and cannot be read. */
    public static ProblemException unreadable(Location where, IOException e) {
        return badInput(where, "cannot be read: " + reason(e), "check the file", e);
    }

    /** A temporary folder that takes no file. */
    public static ProblemException temporaryFolder(Path folder, IOException e) {
        return badInput(
                Location.of(folder.toString()),
                "the temporary folder cannot be written: " + reason(e),
                "check permissions and free space, or name another with JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER",
                e);
    }

    /** Why reading or writing failed, without the path, which a message names already. */
    public static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        String reason = e instanceof FileSystemException failure ? failure.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    /** Wrong usage: nothing to point at but the command itself. */
    public static ProblemException badUsage(String what, String remedy) {
        return new ProblemException(ExitCode.BAD_INPUT, null, text(null, what, remedy), null);
    }

    /** The answer to what was asked is no, for these reasons: a line for each, with what to do about it. */
    public static ProblemException answerIsNo(List<String> lines) {
        String message = lines.stream().map(PrintableText::of).collect(Collectors.joining("\n"));
        return new ProblemException(ExitCode.NO, null, message, null);
    }

    /** Something that the machine lacks, with the way to get it. */
    public static ProblemException missing(String what, String remedy) {
        return new ProblemException(ExitCode.MISSING, null, text(null, what, remedy), null);
    }

    /** The exit code that the process ends with. */
    public ExitCode exitCode() {
        return exitCode;
    }

    /** The file and line at fault, where there is one. */
    public Optional<Location> location() {
        return Optional.ofNullable(location);
    }

    private static String text(@Nullable Location location, String what, String remedy) {
        String place = location == null ? "" : location + ": ";
        return PrintableText.of(place)
                + PrintableText.shortened(what, MAX_LENGTH)
                + PrintableText.of(remedy.isEmpty() ? "" : "; " + remedy);
    }
}
