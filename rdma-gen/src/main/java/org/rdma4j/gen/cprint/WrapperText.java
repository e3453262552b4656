package org.rdma4j.gen.cprint;

/**
 * The wrapper library's two files.
 *
 * @param header the text of wrapper.h
 * @param source the text of wrapper.c
 */
public record WrapperText(String header, String source) {}
