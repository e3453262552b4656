package org.rdma4j.examples.pager;

/** Thrown by all calls in the mode {@link PageTransport.Mode#STUB}. */
public final class NoRdmaException extends PagerException {
    private static final long serialVersionUID = 1L;

    NoRdmaException(String call) {
        super("no RDMA here: " + call
                + " was called in the mode STUB; open the transport in the mode RDMA, TCP or AUTO");
    }
}
