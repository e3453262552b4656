package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.LoadAttempt;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.report.RdmaReport;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LoadResult;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Control characters in names of devices, files and users do not reach the report or messages about libraries. */
class ControlCharactersTest {
    private static final String HOSTILE = "x\u001b[2J\u0007\u009b31m\r\u202e\ny";
    private static final String PRINTED = "x\\u001b[2J\\u0007\\u009b31m\\r\\u202e\\ny";

    private static void isPrintable(String text) {
        assertThat(text)
                .contains(PRINTED)
                .isEqualTo(PrintableText.lines(text))
                .doesNotContain("\u001b", "\u0007", "\u009b", "\r", "\u202e");
    }

    @Test
    void missingLibraries() {
        Library library = Library.of("any", "/nowhere/" + HOSTILE + ".so");
        isPrintable(library.problem().orElseThrow());
        isPrintable(((LoadResult.Failed) library.load()).reason().newThrowable().getMessage());
        isPrintable(library.attempts().get(0).toString());
    }

    @Test
    void longNamesOfLibraries() {
        String path = "/nowhere/" + "x".repeat(1_000_000) + ".so";
        Library library = Library.of("any", path);
        assertThat(library.problem().orElseThrow()).hasSizeLessThan(10_000).contains("too long");
        assertThat(((LoadResult.Failed) library.load()).reason().newThrowable())
                .message()
                .hasSizeLessThan(10_000);
        assertThat(library.attempts().get(0).toString()).hasSizeLessThan(5000).contains("too long");
    }

    /** The loader would copy the name to the stack and terminate the process. */
    @Test
    void nameLargerThanTheStack() {
        Library library = Library.of("any", "x".repeat(20_000_000));
        assertThat(library.problem().orElseThrow()).hasSizeLessThan(10_000).contains("too long");
    }

    @Test
    void nameWithNulCharacter() {
        assertThat(Library.of("any", "a\0b").problem().orElseThrow()).contains("NUL", "a\\u0000b");
    }

    @Test
    void reportsOfHostsWithControlCharacters() {
        RdmaReport.DeviceFile file = new RdmaReport.DeviceFile("/dev/" + HOSTILE, false, HOSTILE);
        RdmaReport report = new RdmaReport(
                HOSTILE,
                new RdmaReport.Jvm(HOSTILE, HOSTILE, HOSTILE, HOSTILE, RdmaReport.NativeAccess.GRANTED),
                new RdmaReport.Host(HOSTILE, HOSTILE, HOSTILE, HOSTILE, OptionalLong.empty(), false),
                List.of(new RdmaReport.LibraryState(
                        NativeLibrary.IBVERBS,
                        Optional.of(HOSTILE),
                        Optional.of(HOSTILE),
                        List.of(new LoadAttempt(HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE)),
                        Optional.of(HOSTILE))),
                1,
                List.of(new RdmaReport.MissingFunction(HOSTILE, HOSTILE, Optional.of(HOSTILE))),
                new RdmaReport.Devices(
                        List.of(new RdmaReport.Device(HOSTILE, file, Optional.of(false), HOSTILE)),
                        file,
                        OptionalInt.empty(),
                        HOSTILE),
                List.of(HOSTILE));
        isPrintable(report.toString());
        assertThat(report.toString().lines()).allMatch(line -> !line.startsWith("y"));
    }
}
