package org.rdma4j.bench.message;

import java.util.List;
import java.util.stream.Stream;

/** A way to exchange requests and answers. */
enum ExchangeWay {
    VERBS_EVENTS("verbs-events", "by hand on `org.rdma4j.verbs`, events"),
    VERBS_POLL("verbs-poll", "by hand on `org.rdma4j.verbs`, polled"),
    MESSAGE("message", "**`org.rdma4j.message`**, shared loop"),
    MESSAGE_DRIVEN("message-driven", "**`org.rdma4j.message`**, the waiting thread drives the loop"),
    JUCX_EVENTS("jucx-events", "JUCX, events"),
    JUCX_POLL("jucx-poll", "JUCX, polled"),
    RSOCKET("rsocket", "rsocket of librdmacm, in C"),
    TCP("tcp", "TCP, `SocketChannel`");

    private final String word;
    private final String title;

    ExchangeWay(String word, String title) {
        this.word = word;
        this.title = title;
    }

    static List<ExchangeWay> all() {
        return List.of(values());
    }

    static ExchangeWay named(String word) {
        return Stream.of(values())
                .filter(way -> way.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no way '" + word + "'"));
    }

    /** Returns the name of this way on command lines and in the lines of {@link ExchangeDriver}. */
    String word() {
        return word;
    }

    /** Returns the title of this way in a table, in Markdown. */
    String title() {
        return title;
    }

    /** Returns the title of this way without markup. */
    String plainTitle() {
        return title.replaceAll("[*`]", "");
    }

    boolean isJucx() {
        return this == JUCX_EVENTS || this == JUCX_POLL;
    }
}
