package org.rdma4j.tests.guest.io;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;
import org.rdma4j.verbs.VerbsException;

/** An event channel with a thread that takes its events, as a program with an event loop would do. */
final class ServedChannel implements Closeable {
    private static ServedChannel shared;

    private final EventChannel channel;
    private final Thread thread = new Thread(this::run, "events of a test");

    private ServedChannel(EventChannel channel) {
        this.channel = channel;
    }

    static ServedChannel open() throws VerbsException {
        ServedChannel served = new ServedChannel(EventChannel.open());
        served.thread.setDaemon(true);
        served.thread.start();
        return served;
    }

    /** Returns a channel that stays open until the JVM ends. */
    static synchronized ServedChannel shared() throws VerbsException {
        if (shared == null) {
            shared = open();
        }
        return shared;
    }

    EventChannel channel() {
        return channel;
    }

    CommunicationIdentifier identifier() throws VerbsException {
        return channel.identifier();
    }

    CommunicationIdentifier identifier(PortSpace space) throws VerbsException {
        return channel.identifier(space);
    }

    private void run() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment descriptor = pollfd.allocate(arena);
            while (true) {
                pollfd.fd(descriptor, channel.descriptor());
                pollfd.events(descriptor, (short) Posix.POLLIN);
                // Calls take only if an event is available, because the tests count the calls.
                if (Posix.poll(descriptor, 1, 20) > 0) {
                    take();
                }
            }
        } catch (IllegalStateException closed) {
            // The thread ends with its channel.
        }
    }

    private void take() {
        try {
            channel.takeEvents();
        } catch (VerbsException e) {
            // The identifiers have been notified.
        }
    }

    /** Closes the channel, and waits until its thread has ended. */
    @Override
    public void close() throws IOException {
        channel.close();
        boolean interrupted = false;
        while (thread.isAlive() && thread != Thread.currentThread()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
