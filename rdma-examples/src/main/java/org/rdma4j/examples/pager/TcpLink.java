package org.rdma4j.examples.pager;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The same over TCP. It begins with the node's {@link #identity}, as {@link DataOutputStream#writeUTF} writes it: what
 * listens there may be another node by now. A request is a page's number in four bytes, the answer a byte, {@link #HERE} or
 * why not, and the page if it is there.
 */
final class TcpLink implements PageLink {
    static final int HERE = 1;
    static final int NO_SUCH_PAGE = 2;
    static final int WITHDRAWN = 3;
    static final int ANOTHER_NODE = 4;

    private final PublishedNode node;
    private final Socket socket = new Socket();
    private final InputStream in;
    private final DataOutputStream out;
    private final Deque<Page> onTheirWay = new ArrayDeque<>();
    private final byte[] answer = new byte[PageTransport.PAGE];

    /** Of all nodes; an incarnation that a person chose may be that of several. */
    static String identity(String name, String incarnation) {
        return name + "/" + incarnation;
    }

    TcpLink(String name, PublishedNode node, Deadline end) throws IOException {
        this.node = node;
        boolean made = false;
        try {
            socket.setTcpNoDelay(true);
            socket.connect(Names.address(node.tcp()), end.leftMillis());
            in = socket.getInputStream();
            out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
            out.writeUTF(identity(name, node.incarnation()));
            out.flush();
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
    public void add(Page page) throws IOException {
        out.writeInt(page.number());
        onTheirWay.add(page);
    }

    @Override
    public void post() throws IOException {
        out.flush();
    }

    @Override
    public void await(Deadline end) throws IOException {
        read(1, end);
        if (answer[0] == WITHDRAWN || answer[0] == NO_SUCH_PAGE) {
            throw new Refusal();
        }
        if (answer[0] == ANOTHER_NODE) {
            throw new IOException("another node listens at " + node.tcp());
        }
        if (answer[0] != HERE) {
            throw new IOException("what listens at " + node.tcp() + " answered " + answer[0] + " and is no pager");
        }
        read(PageTransport.PAGE, end);
        MemorySegment into = onTheirWay.remove().frame().memory();
        MemorySegment.copy(answer, 0, into, ValueLayout.JAVA_BYTE, 0, PageTransport.PAGE);
    }

    /** The node no longer has what it had published. */
    static final class Refusal extends IOException {
        private static final long serialVersionUID = 1L;

        Refusal() {
            super("the page is not there any more");
        }
    }

    private void read(int bytes, Deadline end) throws IOException {
        for (int had = 0; had < bytes; ) {
            if (end.hasPassed()) {
                throw new SocketTimeoutException("no answer in time");
            }
            socket.setSoTimeout(end.leftMillisOfAnswer());
            int count = in.read(answer, had, bytes - had);
            if (count < 0) {
                throw new IOException("the node has closed the connection");
            }
            had += count;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
