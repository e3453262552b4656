package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.InetAddress;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.verbs.RdmaException;

class AppTest {
    /** Runs on every machine with rdma-core. A failure says which library or flag is missing. */
    @Test
    void librariesLoad() {
        for (NativeLibrary library : NativeLibrary.values()) {
            assertTrue(library.isAvailable(), () -> library.problem().orElseThrow());
        }
    }

    /** Skipped on a machine without an RDMA device, with a message that says what is missing. */
    @Test
    void clientIsGreeted() throws IOException {
        InetAddress address;
        try {
            address = App.rdmaAddress();
        } catch (RdmaException | NoSuchElementException e) {
            System.out.println("SKIPPED, no RDMA device: " + e.getMessage());
            abort(e.getMessage());
            return;
        }
        assertEquals("Hello, test", App.greet(address, "test"));
    }
}
