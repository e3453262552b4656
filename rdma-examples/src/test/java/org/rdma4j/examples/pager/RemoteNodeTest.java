package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Links that fail at will: none stays open, no frame is lost. */
@Timeout(60)
class RemoteNodeTest {
    private static final int FRAMES = 8;
    private static final Duration LIMIT = Duration.ofSeconds(30);

    /** What waiting for a page does. */
    private interface Arrival {
        void happen() throws IOException;
    }

    private Frames frames;
    private RemoteNode node;
    private int made;
    private int open;
    private Arrival arrival = () -> {};

    @BeforeEach
    void start() throws IOException {
        frames = new Frames(FRAMES, null);
        node = new RemoteNode("b", new Connector(), frames, 0);
    }

    private final class Connector implements RemoteNode.Connector {
        @Override
        public PublishedNode published(Deadline end) {
            return new PublishedNode("first", 10, "127.0.0.1:1", PublishedNode.NONE, 0, 0);
        }

        @Override
        public PageLink connect(PublishedNode to, Deadline end) {
            made++;
            open++;
            return new Link(to);
        }

        @Override
        public void shortage(Deadline end) {
            node.forgetAhead(end);
        }
    }

    private final class Link implements PageLink {
        private final PublishedNode to;

        Link(PublishedNode to) {
            this.to = to;
        }

        @Override
        public PublishedNode node() {
            return to;
        }

        @Override
        public void post(int page, Frames.Frame into) {}

        @Override
        public void await(Deadline end) throws IOException {
            arrival.happen();
        }

        @Override
        public void release() {}

        @Override
        public void close() {
            open--;
        }
    }

    private List<Page> fetch() throws PagerException {
        return node.fetch(new int[] {1, 2, 3}, Deadline.in(LIMIT));
    }

    @Test
    void nothingIsAskedOfANodeThatIsClosed() throws PagerException {
        fetch().forEach(Page::close);
        node.close();
        assertThatIllegalStateException().isThrownBy(this::fetch).withMessageContaining("closed");
        assertThat(made).isEqualTo(1);
        assertThat(open).isZero();
    }

    @Test
    void aLinkThatFailsUncheckedIsDropped() throws PagerException {
        arrival = () -> {
            throw new IllegalStateException("no more of this");
        };
        assertThatIllegalStateException().isThrownBy(this::fetch).withMessage("no more of this");
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
        arrival = () -> {};
        assertThat(fetch()).hasSize(3);
        assertThat(made).isEqualTo(2);
    }

    @Test
    void aThreadThatIsInterruptedTriesNoMore() {
        arrival = () -> {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        };
        assertThatExceptionOfType(PagerException.class).isThrownBy(this::fetch).withMessageContaining("node 'b'");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(made).isEqualTo(1);
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
    }
}
