package org.rdma4j.bench.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.rdma4j.bench.report.Result;

class ExchangeRecordsTest {
    private static final String PRINTED = """
            a line of a library
            started verbs-events
            failed jucx-events The jucx-events client has ended: Destination is unreachable
            exchange 0 verbs-events 64 100 1 900000 1 900000 1
            exchange 1 verbs-events 64 100 9000000 800000 8000000 800000 8000000
            exchange 2 verbs-events 64 100 9000000 400000 4000000 400000 4000000
            exchange 3 verbs-events 64 100 9000000 8000000 8000000 8000000 8000000
            exchange 1 verbs-events 1048576 2 9000000 16000 160000 16000 160000
            exchange 1 message 64 100 9000000 1600000 8000000 1600000 8000000
            exchange 1 message 1048576 2 9000000 64000 160000 64000 160000
            """;

    @Test
    void theMedianOfTheRoundsInMicroseconds() {
        assertThat(ExchangeRecords.parse(PRINTED).results())
                .extracting(Result::name, Result::value)
                .contains(
                        tuple("by hand on org.rdma4j.verbs, events", 16.0),
                        tuple("org.rdma4j.message, shared loop", 32.0),
                        tuple("org.rdma4j.message, shared loop", 64.0));
        assertThat(ExchangeRecords.parse(PRINTED).results())
                .filteredOn(result -> result.name().startsWith("org.rdma4j.message"))
                .first()
                .satisfies(result -> assertThat(result.ratio()).hasValue(2));
    }

    @Test
    void theTable() {
        assertThat(ExchangeRecords.parse(PRINTED).markdown())
                .contains("| by hand on `org.rdma4j.verbs`, events | 16.0 | 1.00 | 8.00 | 1.00 | 160 | 16.0 | 1.00 |")
                .contains("| **`org.rdma4j.message`**, shared loop | 32.0 | 2.00 | 32.0 | 4.00 |")
                .contains("Not measured: JUCX, events. The jucx-events client has ended: Destination is unreachable\n");
    }
}
