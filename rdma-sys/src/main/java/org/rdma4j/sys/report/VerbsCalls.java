package org.rdma4j.sys.report;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.CStrings;
import org.rdma4j.sys.runtime.ErrnoCapture;
import org.rdma4j.sys.runtime.Library;
import org.rdma4j.sys.runtime.Linking;

/**
 * The few functions of libibverbs that tell about devices. The emitted bindings have them too; but what is written by
 * hand compiles without anything emitted, so that the generator can be built and tested from nothing.
 */
final class VerbsCalls {
    private static final MethodHandle LIST =
            link("ibv_get_device_list", Linking.Call.ERRNO, FunctionDescriptor.of(ADDRESS, ADDRESS));
    private static final MethodHandle FREE =
            link("ibv_free_device_list", Linking.Call.PLAIN, FunctionDescriptor.ofVoid(ADDRESS));
    private static final MethodHandle NAME =
            link("ibv_get_device_name", Linking.Call.PLAIN, FunctionDescriptor.of(ADDRESS, ADDRESS));
    private static final MethodHandle OPEN =
            link("ibv_open_device", Linking.Call.ERRNO, FunctionDescriptor.of(ADDRESS, ADDRESS));
    private static final MethodHandle CLOSE =
            link("ibv_close_device", Linking.Call.ERRNO, FunctionDescriptor.of(JAVA_INT, ADDRESS));

    private VerbsCalls() {}

    private static MethodHandle link(String symbol, Linking.Call kind, FunctionDescriptor descriptor) {
        return Linking.downcall(Library.ibverbs(), symbol, "IBVERBS_1.1", descriptor, kind);
    }

    /** {@code ibv_get_device_list}: NULL where it fails, with errno captured. */
    static MemorySegment list(MemorySegment count) {
        try {
            return (MemorySegment) LIST.invokeExact(ErrnoCapture.segment(), count);
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** {@code ibv_free_device_list}. */
    static void free(MemorySegment list) {
        try {
            FREE.invokeExact(list);
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** {@code ibv_get_device_name}. */
    static String name(MemorySegment device) {
        try {
            return String.valueOf(CStrings.string((MemorySegment) NAME.invokeExact(device)));
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** {@code ibv_open_device}: NULL where it fails, with errno captured. */
    static MemorySegment open(MemorySegment device) {
        try {
            return (MemorySegment) OPEN.invokeExact(ErrnoCapture.segment(), device);
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** {@code ibv_close_device}. What it returns says nothing about the device. */
    static void close(MemorySegment context) {
        try {
            int ignored = (int) CLOSE.invokeExact(ErrnoCapture.segment(), context);
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** The elements of a list. */
    static MemorySegment elements(MemorySegment list, int count) {
        return list.reinterpret(MemoryLayout.sequenceLayout(count, ADDRESS).byteSize());
    }
}
