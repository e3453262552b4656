package org.rdma4j.examples.pager;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The same over TCP. A request is a page's number in four bytes, the answer a byte, {@link #HERE} or why not, and the page
 * if it is there.
 */
final class TcpLink implements PageLink {
    static final int HERE = 1;
    static final int NO_SUCH_PAGE = 2;
    static final int WITHDRAWN = 3;

    private final PublishedNode node;
    private final Socket socket = new Socket();
    private final InputStream in;
    private final OutputStream out;
    private final Deque<Frames.Frame> frames = new ArrayDeque<>();
    private final byte[] answer = new byte[PageTransport.PAGE];

    TcpLink(PublishedNode node, long end) throws IOException {
        this.node = node;
        boolean made = false;
        try {
            socket.setTcpNoDelay(true);
            socket.connect(Names.address(node.tcp()), Deadline.leftMillis(end));
            in = socket.getInputStream();
            out = socket.getOutputStream();
            made = true;
        } finally {
            if (!made) {
                socket.close();
            }
        }
    }

    @Override
    public PublishedNode node() {
        return node;
    }

    @Override
    public void post(int page, Frames.Frame into) throws IOException {
        out.write(ByteBuffer.allocate(Integer.BYTES).putInt(page).array());
        frames.add(into);
    }

    @Override
    public void await(long end) throws IOException {
        read(1, end);
        if (answer[0] == WITHDRAWN || answer[0] == NO_SUCH_PAGE) {
            throw new Refusal();
        }
        if (answer[0] != HERE) {
            throw new IOException("what listens at " + node.tcp() + " answered " + answer[0] + " and is no pager");
        }
        read(PageTransport.PAGE, end);
        MemorySegment.copy(answer, 0, frames.remove().memory(), ValueLayout.JAVA_BYTE, 0, PageTransport.PAGE);
    }

    /** The node no longer has what it had published. */
    static final class Refusal extends IOException {
        private static final long serialVersionUID = 1L;

        Refusal() {
            super("the page is not there any more");
        }
    }

    private void read(int bytes, long end) throws IOException {
        for (int had = 0; had < bytes; ) {
            if (Deadline.hasPassed(end)) {
                throw new SocketTimeoutException("no answer in time");
            }
            socket.setSoTimeout(Deadline.leftMillis(end));
            int count = in.read(answer, had, bytes - had);
            if (count < 0) {
                throw new IOException("the node has closed the connection");
            }
            had += count;
        }
    }

    @Override
    public void release() {}

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
