package org.rdma4j.tests.guest.pair;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.Pager;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/**
 * Program of machine b, which accepts connections, receives messages, and is killed and restarted.
 *
 * <p>It executes commands that arrive as lines on a TCP connection, over the network that is not under test, and
 * answers each with one line. After such a connection has ended for whatever reason, the network of the machine is
 * restored.
 */
public final class Peer {
    /** Port for commands. */
    static final int PORT = 7470;

    private static final int SECONDS = 120;

    private final Device device;
    private final PrintWriter answers;
    private final Map<String, Integer> statuses = new TreeMap<>();
    private Optional<Link> link = Optional.empty();
    private Optional<PageTransport> pages = Optional.empty();
    private Optional<WiredNode> node = Optional.empty();
    private Optional<Process> program = Optional.empty();

    private Peer(Device device, PrintWriter answers) {
        this.device = device;
        this.answers = answers;
    }

    /** Exits with 0 when commanded to, and with 1 after two minutes without a command. */
    public static void main(String[] arguments) throws IOException {
        try (ServerSocket server = new ServerSocket(PORT)) {
            server.setSoTimeout(SECONDS * 1000);
            while (true) {
                try (Socket socket = server.accept()) {
                    socket.setSoTimeout(SECONDS * 1000);
                    serve(socket);
                }
            }
        }
    }

    private static void serve(Socket socket) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        PrintWriter answers = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
        String first = lines.readLine();
        if (first == null) {
            return;
        }
        Device device = Device.valueOf(first);
        Peer peer = new Peer(device, answers);
        try {
            String line;
            while ((line = lines.readLine()) != null) {
                answers.println(peer.obey(line.split(" ")));
            }
        } catch (IOException | RuntimeException | AssertionError e) {
            // Printed to the log of the run. The other side notices that the connection has ended.
            e.printStackTrace();
        } finally {
            Machine.repair(device);
            peer.close();
        }
    }

    private String obey(String... words) throws IOException {
        return switch (words[0]) {
            case "accept" -> accept(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            case "received" -> received();
            case "stored" -> stored();
            case "pages" -> pages(words[1]);
            case "node" -> {
                node = Optional.of(
                        new WiredNode(WiredNode.THERE, Integer.parseInt(words[1]), Integer.parseInt(words[2])));
                yield "joining";
            }
            case "run" -> run(words[1], Arrays.copyOfRange(words, 2, words.length));
            case "outcome" -> node.orElseThrow().outcome();
            case "rkey" -> link().region().address(0) + " " + link().region().rkey();
            case "link" -> {
                Machine.link(device, words[1]);
                yield words[1];
            }
            case "lose" -> {
                Machine.lose(device, Integer.parseInt(words[1]));
                yield "losing";
            }
            case "lost" -> Machine.loseNothing(device);
            case "close" -> close();
            case "die" -> die();
            case "end" -> {
                System.exit(0);
                yield "";
            }
            default -> throw new IllegalArgumentException(words[0]);
        };
    }

    private Link link() {
        return link.orElseThrow();
    }

    private String accept(int receives, int rnrRetries) {
        link = Optional.of(Link.accept(device, Control.peerAddress(device), receives, rnrRetries, answers::println));
        return "established";
    }

    /** Returns the completions of this side and the complete messages. */
    private String received() {
        for (Completion completion : Completions.present(link().cq())) {
            statuses.merge(completion.statusName(), 1, Integer::sum);
        }
        return counts(link().slots()) + " " + statuses;
    }

    /** Returns the numbers of complete and of touched messages. Counts again if a message was completed meanwhile. */
    private static String counts(Slots slots) {
        int whole;
        int touched;
        do {
            whole = slots.whole();
            touched = slots.touched();
        } while (slots.whole() != whole);
        return whole + " " + touched;
    }

    /** Returns the messages received by the process that was killed. */
    private String stored() {
        try (Arena arena = Arena.ofConfined()) {
            return counts(Slots.stored(device.verbsName(), arena));
        }
    }

    /** Serves pages as node b. */
    private String pages(String coordinator) throws IOException {
        PageTransport node = PageTransport.builder("b", URI.create(coordinator))
                .mode(PageTransport.Mode.RDMA)
                .address(InetAddress.getByName(Control.peerAddress(device)))
                .incarnation("b")
                .timeout(Duration.ofSeconds(60))
                .open();
        pages = Optional.of(node);
        Pager.fill(node.registerPages(PagesInPair.PAGES));
        return "registered";
    }

    /** Starts a C program and returns the first line of its output. */
    private String run(String name, String... arguments) throws IOException {
        program.ifPresent(Process::destroy);
        Process started = new ProcessBuilder(CPrograms.command(name, arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        program = Optional.of(started);
        return started.inputReader(StandardCharsets.UTF_8).readLine();
    }

    private String close() throws IOException {
        program.ifPresent(Process::destroy);
        program = Optional.empty();

        link.ifPresent(Link::close);
        link = Optional.empty();
        if (pages.isPresent()) {
            pages.get().close();
        }
        pages = Optional.empty();
        node.ifPresent(WiredNode::close);
        node = Optional.empty();
        statuses.clear();
        return "closed";
    }

    /** Kills this process as kill -9 does, without destroying objects or notifying the peer. */
    private static String die() {
        Run.ok(List.of("kill", "-9", Long.toString(ProcessHandle.current().pid())));
        return "";
    }
}
