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
import org.rdma4j.tests.guest.support.Device;

/** Tells the peer what to do, over the network that is not under test. */
final class Control implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final int RETRIES = 6;

    private final Socket socket;
    private final BufferedReader answers;
    private final PrintWriter lines;

    private Control(Socket socket) throws IOException {
        this.socket = socket;
        socket.setSoTimeout((int) PATIENCE.toMillis());
        answers = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        lines = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    /** What the peer has received: whole messages from the first on; slots written to; its own completions. */
    record Received(int whole, int touched, String statuses) {
        @Override
        public String toString() {
            return whole + " whole messages" + (touched == whole ? "" : " of " + touched + " begun")
                    + (statuses.isEmpty() ? "" : ", " + statuses);
        }
    }

    /** Waits until the peer's program is there, be it for the first time or again. */
    static Control of(Device underTest) {
        Device other = underTest == Device.RXE ? Device.SIW : Device.RXE;
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Socket socket = new Socket();
            try {
                socket.connect(new InetSocketAddress(peerAddress(other), Peer.PORT), 1000);
                Control control = new Control(socket);
                control.lines.println(underTest.name());
                return control;
            } catch (IOException e) {
                if (System.nanoTime() > deadline) {
                    throw new UncheckedIOException("the peer's program does not answer", e);
                }
                pause();
            }
        }
    }

    /** The peer's address on a device. */
    static String peerAddress(Device device) {
        return device.address().replaceAll("[^.]+$", "2");
    }

    /**
     * Has the peer accept a connection, and makes it.
     *
     * @param receives how many messages the peer is ready for
     * @param rnrRetries how often it may be asked again when it is ready for none; 7 is for ever
     */
    Link connect(Device device, int receives, int rnrRetries) {
        return connect(device, receives, rnrRetries, RETRIES);
    }

    /** The same with another number of times to send again what is not answered; soft-RoCE takes 7 for ever. */
    Link connect(Device device, int receives, int rnrRetries, int retries) {
        int port = Integer.parseInt(ask("accept " + receives + " " + rnrRetries));
        Link link = Link.connect(device, peerAddress(device), port, retries);
        expect("established", answer());
        return link;
    }

    /** The peer's memory. */
    Transfer.Peers peers() {
        String[] words = ask("rkey").split(" ");
        return new Transfer.Peers(Long.parseLong(words[0]), Integer.parseInt(words[1]));
    }

    /** A transfer over a connection to the peer. */
    Transfer transfer(Link link) {
        return new Transfer(link, peers());
    }

    Received received() {
        String[] words = ask("received").split(" ", 3);
        return new Received(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2]);
    }

    /** What the peer's last process had received. */
    Received stored() {
        String[] words = ask("stored").split(" ");
        return new Received(Integer.parseInt(words[0]), Integer.parseInt(words[1]), "");
    }

    /** Tells the peer something that it does without a word. */
    void tell(String line) {
        lines.println(line);
    }

    /** Tells the peer something, and gives its answer. */
    String ask(String line) {
        lines.println(line);
        return answer();
    }

    /** The peer must be gone. */
    void awaitEnd() {
        try {
            expect("nothing", String.valueOf(answers.readLine()).replace("null", "nothing"));
        } catch (IOException e) {
            // Reset: gone as well.
        }
    }

    private String answer() {
        try {
            String line = answers.readLine();
            if (line == null) {
                throw new AssertionError("the peer's program has failed; see what it printed");
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void expect(String expected, String came) {
        if (!came.equals(expected)) {
            throw new AssertionError("the peer said '" + came + "' and not '" + expected + "'");
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
