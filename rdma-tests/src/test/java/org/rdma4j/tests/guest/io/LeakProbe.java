package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordingStream;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;

/** A program that forgets to close one of two regions. */
final class LeakProbe {
    private LeakProbe() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        RecordingStream recording = new RecordingStream();
        recording.enable("org.rdma4j.Leak");
        CountDownLatch recorded = new CountDownLatch(1);
        recording.onEvent("org.rdma4j.Leak", event -> {
            System.out.println("recorded: " + event.getString("object"));
            recorded.countDown();
        });
        recording.startAsync();
        Context context = Device.named("rxe0").open();
        ProtectionDomain domain = ProtectionDomain.allocate(context);
        MemoryRegion closed = MemoryRegion.allocate(domain, 256);
        WeakReference<Object> memory = forget(domain);
        closed.close();
        for (int i = 0; i < 60 && !recorded.await(50, TimeUnit.MILLISECONDS); i++) {
            System.gc();
        }
        recording.stop();
        // A peer that knows its key may still write to it.
        System.out.println("its memory is still there: " + (memory.get() != null));
        System.out.println("still open: " + domain.isOpen());
    }

    private static WeakReference<Object> forget(ProtectionDomain domain) throws IOException {
        MemorySegment memory = Arena.ofAuto().allocate(128);
        MemoryRegion.register(domain, memory, Access.REMOTE_WRITE);
        return new WeakReference<>(memory.scope());
    }
}
