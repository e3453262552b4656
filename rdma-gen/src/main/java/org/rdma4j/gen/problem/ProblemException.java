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
 * A failure that the user can fix. Its message has one line for each problem: the location, the problem and the remedy.
 */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Maximum length of the description of a problem in characters; a longer one is shortened. */
    private static final int MAX_LENGTH = 10_000;

    private static final String UNWRITABLE_DIRECTORY = "cannot write to the temporary directory: ";

    private final ExitCode exitCode;
    private final transient @Nullable Location location;

    private ProblemException(
            ExitCode exitCode, @Nullable Location location, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
        this.location = location;
    }

    /** Returns an exception for invalid input. */
    public static ProblemException badInput(Location where, String what, String remedy) {
        return new ProblemException(ExitCode.BAD_INPUT, where, text(where, what, remedy), null);
    }

    /** Returns an exception for invalid input that a library has rejected. */
    public static ProblemException badInput(Location where, String what, String remedy, Throwable cause) {
        return new ProblemException(ExitCode.BAD_INPUT, where, text(where, what, remedy), cause);
    }

    /** Returns an exception for a file or directory that exists but cannot be read. */
    public static ProblemException unreadable(Location where, IOException e) {
        return badInput(where, "cannot be read: " + reason(e), "check the file", e);
    }

    /** Returns an exception for a temporary directory in which files cannot be created. */
    public static ProblemException temporaryDirectory(Path directory, IOException e) {
        Location where = Location.of(directory.toString());
        return new ProblemException(
                ExitCode.MISSING,
                where,
                text(
                        where,
                        UNWRITABLE_DIRECTORY + reason(e),
                        "free some space, or name another directory with TMPDIR; for a JVM outside ./dev, also with"
                                + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY"),
                e);
    }

    /** Returns {@code true} if the temporary directory cannot be written, which is not a problem of the input. */
    public boolean isOfTemporaryDirectory() {
        return exitCode == ExitCode.MISSING && getMessage().contains(UNWRITABLE_DIRECTORY);
    }

    /** Returns the reason for a failure to read or write, without the path. */
    public static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        String reason = e instanceof FileSystemException failure ? failure.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    /** Returns an exception for invalid usage of a command. */
    public static ProblemException badUsage(String what, String remedy) {
        return new ProblemException(ExitCode.BAD_INPUT, null, text(null, what, remedy), null);
    }

    /** Returns an exception for the negative result of a check, with one line for each reason. */
    public static ProblemException answerIsNo(List<String> lines) {
        String message = lines.stream().map(PrintableText::of).collect(Collectors.joining("\n"));
        return new ProblemException(ExitCode.NO, null, message, null);
    }

    /** Returns an exception for a missing prerequisite. */
    public static ProblemException missing(String what, String remedy) {
        return new ProblemException(ExitCode.MISSING, null, text(null, what, remedy), null);
    }

    /** Returns the exit code of the process. */
    public ExitCode exitCode() {
        return exitCode;
    }

    /** Returns the location of the problem, if it has one. */
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
