package org.rdma4j.bench.message;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

/**
 * A client or a server of the comparison: {@code ExchangeProgram client|server ADDRESS}. Reads commands from standard
 * input, one on each line:
 *
 * <ul>
 *   <li>{@code open VARIANT PORT}: opens one end of a connection. A server prints {@code listening} when the client can
 *       connect. Both print {@code opened} when they are connected.
 *   <li>{@code exchange VARIANT BYTES COUNT}: exchanges {@code COUNT} requests of that size, then prints {@code done}.
 * </ul>
 *
 * <p>If a command fails, prints {@code failed} and the cause. The program exits at the end of its input.
 */
public final class ExchangeProgram {
    /** Exchanger that is only on the guest's class path. */
    private static final String JUCX = "org.rdma4j.bench.jucx.JucxExchanger";

    private final boolean server;
    private final String address;
    private final Map<ExchangeVariant, Exchanger> exchangers = new EnumMap<>(ExchangeVariant.class);

    private ExchangeProgram(boolean server, String address) {
        this.server = server;
        this.address = address;
    }

    public static void main(String... arguments) throws IOException {
        ExchangeProgram program = new ExchangeProgram(arguments[0].equals("server"), arguments[1]);
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            try {
                say(program.execute(line.split(" ")));
            } catch (IOException | RuntimeException | LinkageError e) {
                e.printStackTrace();
                say("failed " + e);
            }
        }
        // Terminates all connections, and threads of libraries that would keep the process alive.
        System.exit(0);
    }

    /** Executes a command and returns its answer. */
    private String execute(String[] command) throws IOException {
        ExchangeVariant variant = ExchangeVariant.named(command[1]);
        if (command[0].equals("open")) {
            exchangers.put(variant, open(variant, new InetSocketAddress(address, Integer.parseInt(command[2]))));
            return "opened";
        }
        exchangers.get(variant).exchange(Integer.parseInt(command[2]), Integer.parseInt(command[3]));
        return "done";
    }

    private Exchanger open(ExchangeVariant variant, InetSocketAddress peer) throws IOException {
        Runnable listening = () -> say("listening");
        return switch (variant) {
            case MESSAGE -> server ? MessageExchanger.server(peer, listening) : MessageExchanger.client(peer, false);
            case MESSAGE_DRIVEN ->
                server ? MessageExchanger.server(peer, listening) : MessageExchanger.client(peer, true);
            case VERBS_EVENTS -> VerbsExchanger.open(server, peer, true, listening);
            case VERBS_POLL -> VerbsExchanger.open(server, peer, false, listening);
            case TCP -> SocketExchanger.open(server, peer, listening);
            case JUCX_EVENTS -> jucx(peer, true, listening);
            case JUCX_POLL -> jucx(peer, false, listening);
            case RSOCKET -> throw new IllegalArgumentException("rsocket is measured by a separate program");
        };
    }

    private Exchanger jucx(InetSocketAddress peer, boolean events, Runnable listening) {
        try {
            return (Exchanger) Class.forName(JUCX)
                    .getMethod("open", boolean.class, InetSocketAddress.class, boolean.class, Runnable.class)
                    .invoke(null, server, peer, events, listening);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e.getCause() == null ? e : e.getCause());
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
