package org.rdma4j.bench.jucx;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import org.openucx.jucx.UcxCallback;
import org.openucx.jucx.UcxUtils;
import org.openucx.jucx.ucp.UcpContext;
import org.openucx.jucx.ucp.UcpEndpoint;
import org.openucx.jucx.ucp.UcpEndpointParams;
import org.openucx.jucx.ucp.UcpParams;
import org.openucx.jucx.ucp.UcpRequest;
import org.openucx.jucx.ucp.UcpWorker;
import org.openucx.jucx.ucp.UcpWorkerParams;
import org.rdma4j.bench.message.Exchanger;

/**
 * Requests and answers over UCX, through JUCX: tagged messages from and to direct buffers. The peers exchange the addresses
 * of their workers over TCP. The environment selects device and transport: {@code UCX_NET_DEVICES}, {@code UCX_TLS}.
 */
public final class JucxExchanger implements Exchanger {
    private static final long REQUEST_TAG = 1;
    private static final long ANSWER_TAG = 2;
    private static final long FULL_MASK = -1;
    private static final UcxCallback NO_CALLBACK = new UcxCallback() {};

    private final boolean server;
    private final boolean events;
    private final UcpContext context;
    private final UcpWorker worker;
    private final UcpEndpoint endpoint;
    private final ByteBuffer request = ByteBuffer.allocateDirect(MAX_REQUEST_BYTES);
    private final ByteBuffer answer = ByteBuffer.allocateDirect(ANSWER_BYTES);
    private final long requestAddress;
    private final long answerAddress;

    /**
     * Opens one end.
     *
     * @param events {@code true} to sleep until an event, {@code false} to poll and yield
     * @param ready called when a client can connect
     */
    public static Exchanger open(boolean server, InetSocketAddress address, boolean events, Runnable ready)
            throws IOException {
        if (!server) {
            try (Socket peer = new Socket(address.getAddress(), address.getPort())) {
                return new JucxExchanger(false, events, peer);
            }
        }
        try (ServerSocket listener = new ServerSocket(address.getPort(), 1, address.getAddress())) {
            ready.run();
            try (Socket peer = listener.accept()) {
                return new JucxExchanger(true, events, peer);
            }
        }
    }

    private JucxExchanger(boolean server, boolean events, Socket peer) throws IOException {
        this.server = server;
        this.events = events;
        UcpParams parameters = new UcpParams().requestTagFeature();
        this.context = new UcpContext(events ? parameters.requestWakeupFeature() : parameters);
        // UcpContext has loaded the library that UcxUtils needs.
        this.requestAddress = UcxUtils.getAddress(request);
        this.answerAddress = UcxUtils.getAddress(answer);
        this.worker = context.newWorker(new UcpWorkerParams());
        ByteBuffer own = worker.getAddress();
        byte[] bytes = new byte[own.remaining()];
        own.get(bytes);
        DataOutputStream out = new DataOutputStream(peer.getOutputStream());
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
        DataInputStream in = new DataInputStream(peer.getInputStream());
        byte[] remote = in.readNBytes(in.readInt());
        ByteBuffer direct = ByteBuffer.allocateDirect(remote.length);
        direct.put(remote).flip();
        this.endpoint = worker.newEndpoint(new UcpEndpointParams().setUcpAddress(direct));
    }

    @Override
    public void exchange(int bytes, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            if (server) {
                await(worker.recvTaggedNonBlocking(requestAddress, bytes, REQUEST_TAG, FULL_MASK, NO_CALLBACK));
                await(endpoint.sendTaggedNonBlocking(answerAddress, ANSWER_BYTES, ANSWER_TAG, NO_CALLBACK));
            } else {
                UcpRequest answered =
                        worker.recvTaggedNonBlocking(answerAddress, ANSWER_BYTES, ANSWER_TAG, FULL_MASK, NO_CALLBACK);
                await(endpoint.sendTaggedNonBlocking(requestAddress, bytes, REQUEST_TAG, NO_CALLBACK));
                await(answered);
            }
        }
    }

    private void await(UcpRequest operation) throws IOException {
        try {
            while (!operation.isCompleted()) {
                if (worker.progress() == 0) {
                    if (events) {
                        worker.waitForEvents();
                    } else {
                        Thread.yield();
                    }
                }
            }
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() {
        endpoint.close();
        worker.close();
        context.close();
    }
}
