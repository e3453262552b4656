package org.rdma4j.attack;

import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.SendRequest;

/** A mapped file that is truncated before its bytes are posted as inline data. */
final class TruncatedFile {
    private TruncatedFile() {}

    static void send(Attacker attacker) throws Exception {
        Path file = Files.createTempFile("rdma4j-attack", null);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                // Peers have no access to it: a real device pins the pages, which the loop devices do not.
                MemoryRegion region = MemoryRegion.map(attacker.domain(), channel, 0, 8192)) {
            SendRequest send = attacker.queuePair()
                    .prepareWrite(attacker.remote(), region.slice(4096, 32))
                    .inline(true);
            channel.truncate(attacker.random.nextInt(2) * 4096L);
            send.post();
        } finally {
            Files.delete(file);
        }
    }
}
