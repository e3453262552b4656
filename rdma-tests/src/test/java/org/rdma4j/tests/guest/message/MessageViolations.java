package org.rdma4j.tests.guest.message;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.support.Device;

/** The violations of the message protocol that {@code message_peer --violate} implements. */
final class MessageViolations {
    private static final int UNKNOWN_VERSION = 1;
    private static final int OUT_OF_RANGE = 2;

    /** Cause of the end of a connection whose peer does not answer. */
    private static final String SILENT = "No message from";

    /**
     * A violation.
     *
     * @param cause regular expression for the cause with which the receiver ends the connection
     * @param rejection reason for which a server rejects the connection request; 0 if it does not
     */
    record Violation(String name, String cause, int rejection) {
        @Override
        public String toString() {
            return name;
        }
    }

    private MessageViolations() {}

    private static Violation wrong(String name, String cause) {
        return new Violation(name, cause, 0);
    }

    private static Violation outOfRange(String name, String cause) {
        return new Violation(name, "The peer's private data is invalid. " + cause, OUT_OF_RANGE);
    }

    /** Returns the violations in the private data. */
    private static Stream<Violation> ofPrivateData(Device device) {
        // InfiniBand and RoCE pad the private data with zeros.
        boolean padded = device == Device.RXE;
        return Stream.of(
                new Violation("magic", "begins with 0x52344a4e, not 0x52344a4d", UNKNOWN_VERSION),
                new Violation("version", "version 2 of the message protocol, not 1", UNKNOWN_VERSION),
                outOfRange("slot-small", "The slot size is 63 bytes, but must be in the range 64 to 16777216"),
                outOfRange("slot-large", "The slot size is 16777217 bytes, but must be in the range 64 to 16777216"),
                outOfRange("window-zero", "The window is 0, but must be in the range 1 to 32767"),
                outOfRange("window-large", "The window is 32768, but must be in the range 1 to 32767"),
                outOfRange("offers-large", "The number of offers is 1025, but must be in the range 0 to 1024"),
                outOfRange(
                        "max-large",
                        "The maximum message size is 2147483648 bytes, but must be in the range 0 to" + " 2147483647"),
                outOfRange("requests-large", "The number of requests is 32768, but must be in the range 0 to 32767"),
                new Violation(
                        "no-data",
                        padded ? "begins with 0x0, not" : "sent 0 bytes of private data, not 32",
                        UNKNOWN_VERSION),
                padded
                        ? outOfRange("short-data", "The window is 0, but must be in the range 1 to 32767")
                        : new Violation("short-data", "sent 12 bytes of private data, not 32", UNKNOWN_VERSION));
    }

    /**
     * Returns the violations in messages. A receiver must detect all of them, with these exceptions:
     *
     * <ul>
     *   <li>{@code ping}: the second PING is legal if the first has been answered. A connection answers each PING
     *       before it handles the next message.
     *   <li>{@code offer-many}: the last offer is legal if another one has been confirmed before it arrives.
     *   <li>{@code end-offer}: END is legal if the offer has been confirmed before it arrives.
     * </ul>
     *
     * <p>The program does not respond after its violation. Therefore, the keep-alive of a receiver that has not
     * detected it ends the connection.
     *
     * <p>Requests beyond the limit and messages without credits are detected only if the receiver retains the earlier
     * ones: otherwise it may have answered or consumed them in time. On iWARP, messages without credits may end the
     * connection before the receiver handles one of them, because they find no posted receive. The devices report a
     * message that is longer than the receive, and a read that fails, in different ways.
     *
     * <p>When a process exits, the kernel closes its memory regions before its queue pairs. A read of an offer of that
     * process may come in between.
     */
    private static Stream<Violation> ofMessages() {
        // The first six violations take some seconds each.
        return Stream.of(
                wrong("no-start", "did not send START within|has not sent START"),
                wrong("silent", SILENT),
                wrong("pong-id", "sent PONG with id 1 in answer to PING with id 0"),
                wrong("ping", "sent PING with id 1 before PING with id 0 was answered|" + SILENT),
                wrong("offer-many", "sent an offer although [0-9]+ are outstanding; the maximum is|" + SILENT),
                wrong(
                        "end-offer",
                        "sent END although 1 of its offers are outstanding|did not end the connection within"),
                wrong("first", "sent MESSAGE before the exchange of START messages"),
                wrong("starts", "sent more than 4 START messages"),
                wrong("short", "sent 15 bytes; a header has 16"),
                wrong("length", "sent 22 bytes as MESSAGE; the length in the header is 7"),
                wrong("type", "message of type 99, which is unknown"),
                wrong("flag", "sent MESSAGE with flags 0x2, not 0 or 1"),
                wrong("control-offer", "sent PING with flags 0x1, not 0"),
                wrong("control-size", "sent 17 bytes as PING; the length in the header is 0"),
                wrong("control-length", "sent PING with length 1, not 0"),
                wrong("control-id", "sent START with id 1, not 0"),
                wrong("credits", "returned 32767 credits with CREDIT; [01] of [0-9]+ are spent"),
                wrong("credit-small", "returned 0 credits with CREDIT; the minimum is"),
                wrong("done", "confirmed 4294967295 offers with DONE; 0 are outstanding"),
                wrong("done-zero", "confirmed 0 offers with DONE; 0 are outstanding"),
                wrong("pong", "sent PONG with id 3 without a PING"),
                wrong("answer", "sent ANSWER with id 18446744073709551615, which no request has had"),
                wrong("failure", "sent FAILURE with id 18446744073709551615, which no request has had"),
                wrong("answer-twice", "sent ANSWER with id 0, but that request is already answered"),
                wrong("end-one", "sent END with id 1, but this side has not sent END"),
                wrong("end-two", "sent END with id 2, not 0 or 1"),
                wrong("end-twice", "sent END with id 0 twice"),
                wrong("close-twice", "sent END with id 0 twice"),
                wrong("end-message", "sent MESSAGE after END"),
                wrong("long", "LOC_QP_OP_ERR|LOC_LEN_ERR|DISCONNECTED|QP_FATAL"),
                wrong("max", "sent MESSAGE with a payload of [0-9]+ bytes; the maximum is"),
                wrong("requests", "sent REQUEST although [0-9]+ are unanswered; the maximum is"),
                wrong("request-twice", "sent REQUEST with id 0, which is the id of an unanswered request"),
                wrong("offer-size", "sent 16 bytes as MESSAGE with an offer"),
                wrong("offer-empty", "sent an empty offer"),
                wrong("offer-large", "sent MESSAGE with a payload of [0-9]+ bytes; the maximum is"),
                wrong("offer-key", "REM_ACCESS_ERR|DISCONNECTED"),
                wrong("offer-address", "REM_ACCESS_ERR|DISCONNECTED"),
                wrong("flood", "sent MESSAGE without a credit|DISCONNECTED"),
                wrong("half", "DISCONNECTED"),
                wrong("vanish", "REM_ACCESS_ERR|DISCONNECTED"));
    }

    /** Returns the violations that a device can transmit. */
    static List<Violation> on(Device device) {
        List<Violation> all = new ArrayList<>();
        ofMessages().forEach(all::add);
        if (device == Device.RXE) {
            // iWARP has no immediate data.
            all.add(wrong("immediate", "sent immediate data"));
        }
        ofPrivateData(device).forEach(all::add);
        return all;
    }

    /** Returns the names of the violations with which a server rejects a connection request. */
    static List<String> rejections() {
        return List.of("reject", "reject-full", "reject-closing");
    }
}
