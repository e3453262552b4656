package org.rdma4j.examples.pager;

/** What every call answers in the mode {@link PageTransport.Mode#STUB}. */
public final class NoRdmaException extends PagerException {
    private static final long serialVersionUID = 1L;

    NoRdmaException(String call) {
        super("no RDMA here: " + call + " was called in the mode STUB; open the transport with RDMA, TCP or AUTO");
    }
}
