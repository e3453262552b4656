package org.rdma4j.gen.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.rdma4j.gen.problem.PrintableText;

/** Escapes characters that cannot be printed, except line feeds and tabs, in the output of commands. */
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
