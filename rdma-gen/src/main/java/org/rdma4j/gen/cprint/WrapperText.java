package org.rdma4j.gen.cprint;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The wrapper library's files.
 *
 * @param header the text of wrapper.h
 * @param source the text of wrapper.c
 * @param stubs what stands for the libraries that it is linked to, by file name
 * @param build 64 bits in hexadecimal that tell these texts from others, which the library exports a symbol of; empty where
 *     it does not
 */
public record WrapperText(String header, String source, SortedMap<String, String> stubs, String build) {
    public WrapperText {
        stubs = Collections.unmodifiableSortedMap(new TreeMap<>(stubs));
    }
}
