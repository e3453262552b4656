package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import org.rdma4j.gen.pipeline.ProgressListener;
import org.rdma4j.gen.problem.PrintableText;
import picocli.CommandLine.Help.Ansi;

/** Prints messages on standard error, coloured if it is a terminal. */
final class Console implements ProgressListener {

    private final PrintWriter writer;

    Console(PrintWriter writer) {
        this.writer = writer;
    }

    /** Prints an error. */
    void error(String message) {
        writer.println(Ansi.AUTO.string("@|bold,red error:|@ ") + PrintableText.message(message));
    }

    /** Prints a note. */
    @Override
    public void note(String message) {
        writer.println(Ansi.AUTO.string("@|bold note:|@ ") + PrintableText.message(message));
    }

    /** Prints a message about progress if standard error is a terminal. */
    @Override
    public void progress(String message) {
        if (Ansi.AUTO.enabled()) {
            writer.println(Ansi.Style.faint.on() + PrintableText.message(message) + Ansi.Style.faint.off());
        }
    }
}
