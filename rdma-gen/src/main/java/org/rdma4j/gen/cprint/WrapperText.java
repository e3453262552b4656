package org.rdma4j.gen.cprint;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Files of the wrapper library.
 *
 * @param header text of wrapper.h
 * @param source text of wrapper.c
 * @param stubs files of the stub libraries by file name
 * @param build 64-bit hash of the texts in hexadecimal, which is part of an exported name; empty if it is not exported
 */
public record WrapperText(String header, String source, SortedMap<String, String> stubs, String build) {
    public WrapperText {
        stubs = Collections.unmodifiableSortedMap(new TreeMap<>(stubs));
    }
}
