package org.rdma4j.sys.runtime.loading;

import java.lang.foreign.MemorySegment;

/** Whether the JVM lets this module call native code, and the words where it does not. */
public final class NativeAccess {
    private NativeAccess() {}

    /** The exact flag that grants native access to this module as it was loaded: by name, or as part of the class path. */
    public static String flag() {
        Module module = NativeAccess.class.getModule();
        return "--enable-native-access=" + (module.isNamed() ? module.getName() : "ALL-UNNAMED");
    }

    /** What to do to grant it: the flag, and where else it can be given. */
    public static String remedy() {
        Module module = NativeAccess.class.getModule();
        if (module.isNamed() && module.getLayer() != ModuleLayer.boot()) {
            // The flag is for the modules that the JVM itself resolves.
            return "Its module layer was made by the program: let that call enableNativeAccess for module "
                    + module.getName() + " on the layer's controller";
        }
        return "Start java with " + flag()
                + " (the manifest attribute Enable-Native-Access counts only in the jar given to java -jar)";
    }

    /**
     * Makes a call that the JVM lets those make who may call native code.
     *
     * @throws IllegalCallerException if it refuses
     */
    static void demand() {
        MemorySegment.NULL.reinterpret(0);
    }

    /** What to throw where the JVM refused. */
    public static Unavailable denied(String what, IllegalCallerException refusal) {
        return new Unavailable(
                Unavailable.Kind.NATIVE_ACCESS,
                "This JVM does not let rdma4j call native code, which " + what + " needs. " + remedy()
                        + ". The JVM said: " + refusal.getMessage());
    }
}
