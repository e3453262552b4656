package org.rdma4j.tests.capability;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Another RDMA library with an interface above the verbs. Each has a letter, its initial. */
public enum ComparedLibrary {
    IBVERBS_RS(
            'I',
            "[ibverbs-rs](https://github.com/Tikitikitikidesuka/ibverbs-rs)",
            "Rust",
            "0.4.1 (62356bb, June 2026)",
            "channels to one or several peers, scopes, ranks and barriers"),
    SIDEWAY('S', "[sideway](https://github.com/RDMA-Rust/sideway)", "Rust", "9b7dcb4, May 2026", "none"),
    RUST_RDMA_IO(
            'R',
            "[rust-rdma-io](https://github.com/youyuanwu/rust-rdma-io), safe layer",
            "Rust",
            "f7331ca, August 2026",
            "`async` identifiers and queue pairs; byte streams, gRPC and QUIC on top of them"),
    ASYNC_RDMA(
            'A',
            "[async-rdma](https://github.com/datenlord/async-rdma)",
            "Rust",
            "9480131, September 2023",
            "`async` operations, allocation of remote memory, exchange of endpoints over TCP"),
    DISNI(
            'D',
            "[DiSNI](https://github.com/zrlio/disni)",
            "Java",
            "92b5233, October 2019",
            "endpoint groups whose callback threads are bound to processors");

    private final char letter;
    private final String link;
    private final String language;
    private final String version;
    private final String above;

    ComparedLibrary(char letter, String link, String language, String version, String above) {
        this.letter = letter;
        this.link = link;
        this.language = language;
        this.version = version;
        this.above = above;
    }

    /** Returns the letter, which stands for the library in the table of capabilities. */
    public char letter() {
        return letter;
    }

    /** Returns the name as a Markdown link. */
    public String link() {
        return link;
    }

    /** Returns the programming language. */
    public String language() {
        return language;
    }

    /** Returns the version that was compared. */
    public String version() {
        return version;
    }

    /** Returns the features above the level of the comparison, in Markdown. */
    public String above() {
        return above;
    }

    /**
     * Returns the libraries with the given letters.
     *
     * @throws IllegalArgumentException if a letter stands for no library, or the letters are not in order
     */
    static Set<ComparedLibrary> ofLetters(String letters) {
        Set<ComparedLibrary> libraries = Stream.of(values())
                .filter(library -> letters.indexOf(library.letter) >= 0)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(ComparedLibrary.class)));
        String found = libraries.stream()
                .map(library -> String.valueOf(library.letter))
                .collect(Collectors.joining());
        if (!found.equals(letters)) {
            throw new IllegalArgumentException("The libraries are \"" + letters + "\" instead of \"" + found + "\".");
        }
        return libraries;
    }
}
