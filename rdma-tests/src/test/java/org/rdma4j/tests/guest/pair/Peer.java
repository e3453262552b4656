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
 * Machine b's program: the side that is connected to and receives, and that is killed.
 *
 * <p>It does what the lines of a TCP connection tell it, over the network that is not under test, one answer a line. A
 * connection that ends, however it does, leaves the machine as it was.
 */
public final class Peer {
    /** Where it is told. */
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

    /** Ends with 0 when it is told to, and with 1 when nobody has told it anything for two minutes. */
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
            // For the run's log; the other side sees that this connection has ended.
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

    /** What was completed here, and what is there in full. */
    private String received() {
        for (Completion completion : Completions.present(link().cq())) {
            statuses.merge(completion.statusName(), 1, Integer::sum);
        }
        return link().slots().whole() + " " + link().slots().touched() + " " + statuses;
    }

    /** What was there for the process that was killed. */
    private String stored() {
        try (Arena arena = Arena.ofConfined()) {
            Slots slots = Slots.stored(device.verbsName(), arena);
            return slots.whole() + " " + slots.touched();
        }
    }

    /** Has pages, as node b. */
    private String pages(String coordinator) throws IOException {
        PageTransport node = PageTransport.builder("b", URI.create(coordinator))
                .mode(PageTransport.Mode.RDMA)
                .address(InetAddress.getByName(Control.peerAddress(device)))
                .incarnation("b")
                .limit(Duration.ofSeconds(60))
                .open();
        pages = Optional.of(node);
        Pager.fill(node.registerPages(PagesInPair.PAGES));
        return "registered";
    }

    /** Starts a C program; gives its first line. */
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

    /** As kill -9 does it: nothing is destroyed, nobody is told. */
    private static String die() {
        Run.ok(List.of("kill", "-9", Long.toString(ProcessHandle.current().pid())));
        return "";
    }
}
