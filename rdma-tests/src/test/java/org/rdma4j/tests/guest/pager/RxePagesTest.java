package org.rdma4j.tests.guest.pager;

import java.io.IOException;
import java.net.InetAddress;
import org.junit.jupiter.api.DisplayName;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.pager.RemotePagesSuite;

/** Pages on soft-RoCE, where endpoints are exchanged through the coordinator. */
@InGuest
@DisplayName("pages over rxe0")
class RxePagesTest extends RemotePagesSuite {
    @Override
    protected PageTransport.Builder in(PageTransport.Builder builder) throws IOException {
        return builder.mode(Mode.RDMA).address(InetAddress.getByName(Device.RXE.address()));
    }
}
