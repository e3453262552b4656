package org.rdma4j.gen.config;

import java.util.List;

/**
 * {@code [output] targets}: the targets of the metadata.
 *
 * @param triples GNU triplets; empty for the target of the compiler only
 * @param ownHeaders whether the text of the headers differs between targets, as that of libc does. The declarations for
 *     other targets than the machine's are then taken from the existing metadata
 */
public record TargetsConfig(List<String> triples, boolean ownHeaders) {

    /** The target of the compiler only. */
    public static final TargetsConfig COMPILERS = new TargetsConfig(List.of(), false);

    public TargetsConfig {
        triples = List.copyOf(triples);
    }
}
