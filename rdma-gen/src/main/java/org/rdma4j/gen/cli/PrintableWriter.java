package org.rdma4j.gen.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.rdma4j.gen.problem.PrintableText;

/**
 * Writes the output of commands. Characters that cannot be printed, except line feeds and tabs, are replaced by
 * escapes.
 */
final class PrintableWriter extends FilterWriter {
    PrintableWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int character) throws IOException {
        out.write(PrintableText.lines(String.valueOf((char) character)));
    }

    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
        out.write(PrintableText.lines(new String(characters, offset, length)));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        out.write(PrintableText.lines(text.substring(offset, offset + length)));
    }
}
