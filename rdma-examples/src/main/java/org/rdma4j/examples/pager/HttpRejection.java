package org.rdma4j.examples.pager;

/** Rejects a request with a status of HTTP. The connection is closed after the answer. */
final class HttpRejection extends Exception {
    private static final long serialVersionUID = 1L;

    static final int BAD_REQUEST = 400;
    static final int TIMEOUT = 408;
    static final int LENGTH_REQUIRED = 411;
    static final int TOO_LARGE = 413;
    static final int HEAD_TOO_LARGE = 431;
    static final int NO_SUCH_VERSION = 505;

    final int status;

    HttpRejection(int status, String reason) {
        super(reason);
        this.status = status;
    }
}
