package org.rdma4j.bench.jni;

import org.rdma4j.bench.device.NullProvider;

/** The native methods of src/main/c/jni.c, with addresses instead of pointers. */
public final class Jni {
    static {
        System.load(NullProvider.library().toString());
    }

    private Jni() {}

    public static native int pollCq(long cq, int maxCompletions, long wc);

    public static native int postSend(long qp, long wr, long badWr);

    public static native int postRecv(long qp, long wr, long badWr);

    public static native void wrStart(long qp);

    public static native void wrRdmaWrite(long qp, int rkey, long remoteAddress);

    public static native void wrSetSge(long qp, int lkey, long address, int length);

    public static native int wrComplete(long qp);

    public static native int startPoll(long cq, long attr);

    public static native int nextPoll(long cq);

    public static native void endPoll(long cq);

    public static native int readOpcode(long cq);

    public static native int readByteLen(long cq);

    public static native int readImmData(long cq);

    public static native int readQpNum(long cq);

    public static native int readWcFlags(long cq);
}
