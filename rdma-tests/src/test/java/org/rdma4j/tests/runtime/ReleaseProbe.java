package org.rdma4j.tests.runtime;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.loading.Library;

/** Program that calls a wrapper function of a given release, and asks whether the function can be called. */
public final class ReleaseProbe {
    private ReleaseProbe() {}

    public static void main(String[] arguments) {
        String symbol = arguments[0];
        int release = Integer.parseInt(arguments[1]);
        MethodHandle handle = Linking.downcall(
                Library.wrapper(),
                symbol,
                "",
                release,
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.JAVA_INT),
                Linking.Call.PLAIN);
        try {
            System.out.println("call returned " + Short.toUnsignedInt((short) handle.invokeExact(0)));
        } catch (Throwable t) {
            System.out.println("call threw " + t);
        }
        FunctionTable table = new FunctionTable().with(Library.wrapper(), "", symbol + " " + release);
        System.out.println(table.problem(symbol).map(why -> "problem " + why).orElse("no problem"));
    }
}
