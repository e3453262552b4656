package org.rdma4j.bench.message;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** An implementation of the exchange of requests and answers. */
enum ExchangeVariant {
    VERBS_EVENTS(Program.JAVA, "verbs-events", "by hand on `org.rdma4j.verbs`, events"),
    MESSAGE_DRIVEN(Program.JAVA, "message-driven", "**`org.rdma4j.message`**, the waiting thread drives the loop"),
    MESSAGE(Program.JAVA, "message", "**`org.rdma4j.message`**, shared loop"),
    JUCX_EVENTS(Program.JUCX, "jucx-events", "JUCX, events"),
    RSOCKET(Program.RSOCKET, "rsocket", "rsocket of librdmacm, in C"),
    TCP(Program.JAVA, "tcp", "TCP, `SocketChannel`"),
    VERBS_POLL(Program.JAVA, "verbs-poll", "by hand on `org.rdma4j.verbs`, polled"),
    JUCX_POLL(Program.JUCX, "jucx-poll", "JUCX, polled");

    /**
     * Programs, of which the guest runs a client and a server each. UCX has a program of its own, because it affects
     * the whole process.
     */
    enum Program {
        JAVA,
        JUCX,
        RSOCKET;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Program program;
    private final String word;
    private final String title;

    ExchangeVariant(Program program, String word, String title) {
        this.program = program;
        this.word = word;
        this.title = title;
    }

    static List<ExchangeVariant> all() {
        return List.of(values());
    }

    static ExchangeVariant named(String word) {
        return Stream.of(values())
                .filter(variant -> variant.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Unknown variant '" + word + "'"));
    }

    /** Returns the name of this variant on command lines and in the lines of {@link ExchangeDriver}. */
    String word() {
        return word;
    }

    /** Returns the title of this variant in a table, in Markdown. */
    String title() {
        return title;
    }

    /** Returns the title of this variant without markup. */
    String plainTitle() {
        return title.replaceAll("[*`]", "");
    }

    Program program() {
        return program;
    }

    boolean isJucx() {
        return program == Program.JUCX;
    }
}
