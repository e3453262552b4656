package org.rdma4j.tests.guest.pair;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.rdma4j.tests.guest.support.Device;

/** Sends commands to the peer over the network that is not under test. */
final class Control implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final int RETRIES = 6;

    /** Whether the peer will be terminated when this JVM exits. */
    private static final AtomicBoolean ENDS_PEER = new AtomicBoolean();

    private final Socket socket;
    private final BufferedReader answers;
    private final PrintWriter lines;

    private Control(Socket socket) throws IOException {
        this.socket = socket;
        socket.setSoTimeout((int) PATIENCE.toMillis());
        answers = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        lines = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    /**
     * Data received by the peer.
     *
     * @param whole number of complete messages without a gap
     * @param touched number of slots that have been written to
     * @param statuses completions of the peer by status
     */
    record Received(int whole, int touched, String statuses) {
        @Override
        public String toString() {
            return whole + " whole messages" + (touched == whole ? "" : " of " + touched + " begun")
                    + (statuses.isEmpty() ? "" : ", " + statuses);
        }
    }

    /**
     * Connects to the program of the peer, which may have to be started or restarted first. The peer is terminated when
     * this JVM exits.
     */
    static Control of(Device underTest) {
        Device other = underTest == Device.RXE ? Device.SIW : Device.RXE;
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Socket socket = new Socket();
            try {
                socket.connect(new InetSocketAddress(peerAddress(other), Peer.PORT), 1000);
                Control control = new Control(socket);
                control.lines.println(underTest.name());
                if (ENDS_PEER.compareAndSet(false, true)) {
                    // Only then is it certain that no failed test will be repeated.
                    Runtime.getRuntime().addShutdownHook(new Thread(Control::endPeer));
                }
                return control;
            } catch (IOException e) {
                if (System.nanoTime() > deadline) {
                    throw new UncheckedIOException("the program of the peer does not answer", e);
                }
                pause();
            }
        }
    }

    private static void endPeer() {
        try (Control control = of(Device.SIW)) {
            control.send("end");
            control.awaitEnd();
        }
    }

    /** Returns the address of the peer on a device. */
    static String peerAddress(Device device) {
        return device.address().replaceAll("[^.]+$", "2");
    }

    /**
     * Connects to the peer after telling it to accept.
     *
     * @param receives number of receives that the peer posts
     * @param rnrRetries number of retries of the peer's sends if the receiver is not ready; 7 is unlimited
     */
    Link connect(Device device, int receives, int rnrRetries) {
        return connect(device, receives, rnrRetries, RETRIES);
    }

    /**
     * Connects to the peer with the given number of retries for unacknowledged packets. soft-RoCE treats 7 as
     * unlimited.
     */
    Link connect(Device device, int receives, int rnrRetries, int retries) {
        int port = Integer.parseInt(ask("accept " + receives + " " + rnrRetries));
        Link link = Link.connect(device, peerAddress(device), port, retries);
        expect("established", answer());
        return link;
    }

    /** Returns the memory of the peer. */
    Transfer.Peers peers() {
        String[] words = ask("rkey").split(" ");
        return new Transfer.Peers(Long.parseLong(words[0]), Integer.parseInt(words[1]));
    }

    /** Returns a transfer over a connection to the peer. */
    Transfer transfer(Link link) {
        return new Transfer(link, peers());
    }

    Received received() {
        String[] words = ask("received").split(" ", 3);
        return new Received(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2]);
    }

    /** Returns the data received by the previous process of the peer. */
    Received stored() {
        String[] words = ask("stored").split(" ");
        return new Received(Integer.parseInt(words[0]), Integer.parseInt(words[1]), "");
    }

    /** Sends a command that the peer does not answer. */
    void send(String line) {
        lines.println(line);
    }

    /** Sends a command and returns the answer. */
    String ask(String line) {
        lines.println(line);
        return answer();
    }

    /** Asserts that the peer exits. */
    void awaitEnd() {
        try {
            expect("nothing", String.valueOf(answers.readLine()).replace("null", "nothing"));
        } catch (IOException e) {
            // A connection reset means that the peer has exited.
        }
    }

    private String answer() {
        try {
            String line = answers.readLine();
            if (line == null) {
                throw new AssertionError("the program of the peer failed; see its output");
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void expect(String expected, String came) {
        if (!came.equals(expected)) {
            throw new AssertionError("the peer answered '" + came + "' instead of '" + expected + "'");
        }
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
