package org.rdma4j.tests.real;

import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.rdmacm.Rdmacm;

/** Program that initializes the given classes, including nested ones, and then makes some calls. */
final class ClassesProbe {
    private ClassesProbe() {}

    public static void main(String[] classes) throws ClassNotFoundException {
        int initialised = 0;
        for (String name : classes) {
            initialised += initialise(Class.forName(name));
        }
        System.out.println("initialised " + initialised);
        call("verbs", () -> Ibverbs.ibv_wc_status_strString(0));
        call("inline", () -> String.valueOf(Ibverbs.ibv_flow_label_to_udp_sport(1)));
        call("cm", () -> Rdmacm.rdma_event_strString(0));
        call("verbs again", () -> Ibverbs.ibv_wc_status_strString(0));
    }

    private static int initialise(Class<?> type) throws ClassNotFoundException {
        int initialised = 1;
        Class.forName(type.getName(), true, type.getClassLoader());
        for (Class<?> inner : type.getDeclaredClasses()) {
            initialised += initialise(inner);
        }
        return initialised;
    }

    private interface Call {
        String run();
    }

    private static void call(String what, Call call) {
        try {
            System.out.println(what + " gave " + call.run());
        } catch (RuntimeException | Error e) {
            System.out.println(what + " threw " + e);
        }
    }
}
