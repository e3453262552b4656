package org.rdma4j.bench.message;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * A client or a server of the comparison: {@code ExchangeProgram WAY client|server ADDRESS PORT}.
 *
 * <p>A server prints {@code ready} when a client can connect, a client when it is connected. Then the program reads lines of
 * the form {@code BYTES COUNT}, exchanges as many requests of that size, and prints {@code done} after each line. It ends
 * at the end of its input.
 */
public final class ExchangeProgram {
    /** Implementations that are not on the class path of this module, by the prefix of their ways. */
    private static final String JUCX = "org.rdma4j.bench.jucx.JucxExchanger";

    private ExchangeProgram() {}

    public static void main(String... arguments) throws IOException {
        String way = arguments[0];
        boolean server = arguments[1].equals("server");
        InetSocketAddress address = new InetSocketAddress(arguments[2], Integer.parseInt(arguments[3]));
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        try (Exchanger exchanger = create(way, server, address)) {
            if (!server) {
                say("ready");
            }
            for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                String[] words = line.split(" ");
                exchanger.exchange(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
                say("done");
            }
        }
        // The JVM of a peer whose library has threads of its own would not end by itself.
        System.exit(0);
    }

    private static Exchanger create(String way, boolean server, InetSocketAddress address) throws IOException {
        Runnable ready = () -> say("ready");
        return switch (way) {
            case "message" -> server ? MessageExchanger.server(address, ready) : MessageExchanger.client(address, false);
            case "message-driven" -> server
                    ? MessageExchanger.server(address, ready)
                    : MessageExchanger.client(address, true);
            case "verbs-events" -> VerbsExchanger.open(server, address, true, ready);
            case "verbs-poll" -> VerbsExchanger.open(server, address, false, ready);
            case "tcp" -> SocketExchanger.open(server, address, ready);
            case "jucx-events" -> jucx(server, address, true, ready);
            case "jucx-poll" -> jucx(server, address, false, ready);
            default -> throw new IllegalArgumentException("There is no way '" + way + "'");
        };
    }

    /** Creates an exchanger of a class that only the guest's class path has. */
    private static Exchanger jucx(boolean server, InetSocketAddress address, boolean events, Runnable ready) {
        try {
            return (Exchanger) Class.forName(JUCX)
                    .getMethod("open", boolean.class, InetSocketAddress.class, boolean.class, Runnable.class)
                    .invoke(null, server, address, events, ready);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot create the JUCX peer", e);
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
