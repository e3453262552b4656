package org.rdma4j.tests.loading;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.report.RdmaReport;

/** Runs in a separate JVM: makes the calls named by the arguments, and prints the result of each. */
public final class SituationProbe {
    private static final int THREADS = 16;

    private SituationProbe() {}

    public static void main(String[] calls) throws InterruptedException {
        for (String call : calls) {
            switch (call) {
                case "verbs":
                    print(call, () -> Ibverbs.ibv_wc_status_strString(0));
                    break;
                case "cm":
                    print(call, () -> Rdmacm.rdma_event_strString(0));
                    break;
                case "inline":
                    print(call, () -> String.valueOf(Ibverbs.ibv_flow_label_to_udp_sport(1)));
                    break;
                case "newer":
                    print(call, () -> String.valueOf(Ibverbs.ibv_is_fork_initialized()));
                    break;
                case "threads":
                    threads();
                    break;
                case "advice":
                    RdmaReport.create().advice().forEach(System.out::println);
                    break;
                default:
                    throw new IllegalArgumentException(call);
            }
        }
    }

    private interface Call {
        String run();
    }

    private static void print(String name, Call call) {
        try {
            String ignored = call.run();
            System.out.println(name + ": works");
        } catch (RuntimeException | Error e) {
            System.out.println(e);
        }
    }

    /** Starts all threads at the same time; no thread may observe a partially initialized state. */
    private static void threads() throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(THREADS);
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Thread thread = new Thread(() -> {
                ready.countDown();
                try {
                    ready.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                print("verbs", () -> Ibverbs.ibv_wc_status_strString(0));
                print("cm", () -> Rdmacm.rdma_event_strString(0));
                print("inline", () -> String.valueOf(Ibverbs.ibv_flow_label_to_udp_sport(1)));
            });
            all.add(thread);
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
