package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import org.rdma4j.gen.pipeline.ProgressListener;
import org.rdma4j.gen.problem.PrintableText;
import picocli.CommandLine.Help.Ansi;

/** Messages for a person; coloured only where picocli finds a terminal. */
final class Console implements ProgressListener {

    private final PrintWriter writer;

    Console(PrintWriter writer) {
        this.writer = writer;
    }

    /** One line that says what is wrong, where, and what to do. */
    void error(String message) {
        writer.println(Ansi.AUTO.string("@|bold,red error:|@ ") + PrintableText.of(message));
    }

    /** One line that says something worth knowing. */
    @Override
    public void note(String message) {
        writer.println(Ansi.AUTO.string("@|bold note:|@ ") + PrintableText.of(message));
    }

    /** What is being done; only a person at a terminal wants to know. */
    @Override
    public void progress(String message) {
        if (Ansi.AUTO.enabled()) {
            writer.println(Ansi.Style.faint.on() + PrintableText.of(message) + Ansi.Style.faint.off());
        }
    }
}
