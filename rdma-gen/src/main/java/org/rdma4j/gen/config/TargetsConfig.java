package org.rdma4j.gen.config;

import java.util.List;

/**
 * {@code [output] targets}: the machines that the metadata is to have numbers for.
 *
 * @param triples their GNU names; empty for the compiler's own alone
 * @param ownHeaders whether each has headers of another text, as libc's: then a machine of one target cannot know what
 *     another's say, and takes it from what is checked in
 */
public record TargetsConfig(List<String> triples, boolean ownHeaders) {

    /** The compiler's own target alone. */
    public static final TargetsConfig COMPILERS = new TargetsConfig(List.of(), false);

    public TargetsConfig {
        triples = List.copyOf(triples);
    }
}
