package org.rdma4j.examples.pager;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;

/** Nothing but the interface. It is opened and closed, and asks nothing of a coordinator. */
final class StubTransport implements PageTransport {
    private final Latencies latencies = new Latencies();

    @Override
    public Mode mode() {
        return Mode.STUB;
    }

    @Override
    public String reason() {
        return "the mode STUB was asked for";
    }

    @Override
    public MemorySegment registerPages(int count, Consumer<MemorySegment> fill) throws NoRdmaException {
        throw new NoRdmaException("registerPages");
    }

    @Override
    public void withdrawPages() throws NoRdmaException {
        throw new NoRdmaException("withdrawPages");
    }

    @Override
    public Page fetchRemotePage(String node, int page) throws NoRdmaException {
        throw new NoRdmaException("fetchRemotePage");
    }

    @Override
    public List<Page> fetchRemotePages(String node, int... pages) throws NoRdmaException {
        throw new NoRdmaException("fetchRemotePages");
    }

    @Override
    public Latencies latencies() {
        return latencies;
    }

    @Override
    public void close() {}
}
