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
 * Reads pages over TCP. A connection begins with the {@link #identity} of the node, in the format of {@link
 * DataOutputStream#writeUTF}, because another node may now listen at the address. A request is the number of a page in
 * four bytes. The answer is a status byte, followed by the page if the status is {@link #PRESENT}.
 */
final class TcpLink implements PageLink {
    static final int PRESENT = 1;
    static final int NO_SUCH_PAGE = 2;
    static final int WITHDRAWN = 3;
    static final int ANOTHER_NODE = 4;

    private final PublishedNode node;
    private final Socket socket = new Socket();
    private final InputStream in;
    private final DataOutputStream out;
    private final Deque<Page> inFlight = new ArrayDeque<>();
    private final byte[] answer = new byte[PageTransport.PAGE];

    /** Returns the identity of a node. The incarnation is not unique, because users can choose it. */
    static String identity(String name, String incarnation) {
        return name + "/" + incarnation;
    }

    TcpLink(String name, PublishedNode node, Deadline deadline) throws IOException {
        this.node = node;
        boolean made = false;
        try {
            socket.setTcpNoDelay(true);
            socket.connect(NodeNames.address(node.tcp()), deadline.remainingMillis());
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
        inFlight.add(page);
    }

    @Override
    public void post() throws IOException {
        out.flush();
    }

    @Override
    public void await(Deadline deadline) throws IOException {
        read(1, deadline);
        if (answer[0] == WITHDRAWN || answer[0] == NO_SUCH_PAGE) {
            throw new RefusedException();
        }
        if (answer[0] == ANOTHER_NODE) {
            throw new IOException("another node listens at " + node.tcp());
        }
        if (answer[0] != PRESENT) {
            throw new IOException(
                    "the program that listens at " + node.tcp() + " is not a pager: it answered " + answer[0]);
        }
        read(PageTransport.PAGE, deadline);
        MemorySegment into = inFlight.remove().frame().memory();
        MemorySegment.copy(answer, 0, into, ValueLayout.JAVA_BYTE, 0, PageTransport.PAGE);
    }

    /** Thrown if the node no longer has the pages that it had published. */
    static final class RefusedException extends IOException {
        private static final long serialVersionUID = 1L;

        RefusedException() {
            super("the node has withdrawn the page");
        }
    }

    private void read(int bytes, Deadline deadline) throws IOException {
        for (int received = 0; received < bytes; ) {
            if (deadline.hasExpired()) {
                throw new SocketTimeoutException("no answer in time");
            }
            socket.setSoTimeout(deadline.answerTimeoutMillis());
            int count = in.read(answer, received, bytes - received);
            if (count < 0) {
                throw new IOException("the peer has closed the connection");
            }
            received += count;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
