package org.rdma4j.tests.pager;

import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;

class TcpPagesTest extends RemotePagesSuite {
    @Override
    protected PageTransport.Builder in(PageTransport.Builder builder) {
        return builder.mode(Mode.TCP);
    }
}
