package org.rdma4j.tests.capability;

/** Section of the table of capabilities. */
public enum Area {
    DEVICES("Devices"),
    MEMORY("Memory"),
    QUEUE_PAIRS("Queue pairs"),
    WORK("Work"),
    COMPLETIONS("Completions"),
    CONNECTION_MANAGER("Connection manager"),
    ERRORS("Errors"),
    CHANNEL("Channels, and the module `channel` of ibverbs-rs"),
    MULTI_CHANNEL("Channels to several peers, and the module `multi_channel` of ibverbs-rs"),
    NETWORK("Networks of nodes, and the module `network` of ibverbs-rs");

    private final String title;

    Area(String title) {
        this.title = title;
    }

    /** Returns the title of the section, in Markdown. */
    public String title() {
        return title;
    }
}
