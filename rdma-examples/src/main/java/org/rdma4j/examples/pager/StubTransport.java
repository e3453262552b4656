package org.rdma4j.examples.pager;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;

/** Transport whose calls all throw a {@link NoRdmaException}. It does not contact the coordinator. */
final class StubTransport implements PageTransport {
    private final LatencyHistogram latencies = new LatencyHistogram();

    @Override
    public Mode mode() {
        return Mode.STUB;
    }

    @Override
    public String reason() {
        return "the mode STUB was selected";
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
    public LatencyHistogram latencies() {
        return latencies;
    }

    @Override
    public void close() {}
}
