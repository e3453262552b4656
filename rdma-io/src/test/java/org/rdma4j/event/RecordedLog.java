package org.rdma4j.event;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Records what is logged during a test. */
final class RecordedLog extends Handler implements BeforeEachCallback, AfterEachCallback {
    private final List<LogRecord> records = new CopyOnWriteArrayList<>();
    private final Logger logger;

    RecordedLog(String name) {
        logger = Logger.getLogger(name);
    }

    List<LogRecord> records() {
        return records;
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        logger.addHandler(this);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        logger.removeHandler(this);
    }

    @Override
    public void publish(LogRecord record) {
        records.add(record);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
