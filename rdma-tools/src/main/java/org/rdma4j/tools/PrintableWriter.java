package org.rdma4j.tools;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Writes what commands print. Characters that cannot be printed are replaced by escapes such as {@code \\u001b}, so that
 * the names of devices and files and the answers of peers cannot control a terminal. Line feeds remain.
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
