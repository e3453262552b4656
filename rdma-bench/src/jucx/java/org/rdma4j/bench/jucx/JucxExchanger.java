package org.rdma4j.bench.jucx;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReference;
import org.openucx.jucx.UcxCallback;
import org.openucx.jucx.UcxException;
import org.openucx.jucx.UcxUtils;
import org.openucx.jucx.ucp.UcpConnectionRequest;
import org.openucx.jucx.ucp.UcpContext;
import org.openucx.jucx.ucp.UcpEndpoint;
import org.openucx.jucx.ucp.UcpEndpointParams;
import org.openucx.jucx.ucp.UcpListener;
import org.openucx.jucx.ucp.UcpListenerParams;
import org.openucx.jucx.ucp.UcpParams;
import org.openucx.jucx.ucp.UcpRequest;
import org.openucx.jucx.ucp.UcpWorker;
import org.openucx.jucx.ucp.UcpWorkerParams;
import org.openucx.jucx.ucs.UcsConstants;
import org.rdma4j.bench.message.Exchanger;

/**
 * Requests and answers over UCX, through JUCX: tagged messages from and to direct buffers. The endpoints are connected
 * by the connection manager. The environment variables {@code UCX_NET_DEVICES} and {@code UCX_TLS} select the device
 * and the transport.
 */
public final class JucxExchanger implements Exchanger {
    private static final long REQUEST_TAG = 1;
    private static final long ANSWER_TAG = 2;
    private static final long FULL_MASK = -1;
    private static final UcxCallback NO_CALLBACK = new UcxCallback() {};

    private final boolean server;
    private boolean events;
    private final UcpContext context;
    private final UcpWorker worker;
    private final UcpEndpoint endpoint;
    private UcpListener listener;
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
        return new JucxExchanger(server, address, events, ready);
    }

    private JucxExchanger(boolean server, InetSocketAddress address, boolean events, Runnable ready)
            throws IOException {
        this.server = server;
        UcpParams parameters = new UcpParams().requestTagFeature();
        this.context = new UcpContext(events ? parameters.requestWakeupFeature() : parameters);
        // UcxUtils needs the library that UcpContext has loaded.
        this.requestAddress = UcxUtils.getAddress(request);
        this.answerAddress = UcxUtils.getAddress(answer);
        this.worker = context.newWorker(new UcpWorkerParams());
        UcpEndpointParams peer = new UcpEndpointParams().setPeerErrorHandlingMode();
        this.endpoint = worker.newEndpoint(
                server ? peer.setConnectionRequest(accept(address, ready)) : peer.setSocketAddress(address));
        // The connection is established only while both peers make progress.
        await(endpoint.flushNonBlocking(NO_CALLBACK));
        this.events = events;
    }

    private UcpConnectionRequest accept(InetSocketAddress address, Runnable ready) throws IOException {
        AtomicReference<UcpConnectionRequest> accepted = new AtomicReference<>();
        listener = worker.newListener(
                new UcpListenerParams().setSockAddr(address).setConnectionHandler(accepted::set));
        ready.run();
        while (accepted.get() == null) {
            progress();
        }
        return accepted.get();
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
        while (!operation.isCompleted()) {
            progress();
        }
    }

    /**
     * Progresses the UCX worker once. If it makes no progress, waits for the next event if events are enabled, and
     * otherwise yields the processor.
     */
    private void progress() throws IOException {
        try {
            if (worker.progress() == 0) {
                if (events) {
                    worker.waitForEvents();
                } else {
                    Thread.yield();
                }
            }
        } catch (UcxException e) {
            // Busy: the worker must make progress before it may sleep.
            if (e.getStatus() != UcsConstants.STATUS.UCS_ERR_BUSY) {
                throw e;
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
        if (listener != null) {
            listener.close();
        }
        worker.close();
        context.close();
    }
}
