package org.rdma4j.sys.runtime.loading;

import java.lang.foreign.MemorySegment;

/**
 * The JVM's permission for this module to call native code, and messages for the case that it is refused.
 *
 * @see "docs/reference/loading.md"
 */
public final class NativeAccess {
    private NativeAccess() {}

    /**
     * Returns the option that grants native access to this module, depending on whether it is on the module path or on
     * the class path.
     */
    public static String flag() {
        Module module = NativeAccess.class.getModule();
        return "--enable-native-access=" + (module.isNamed() ? module.getName() : "ALL-UNNAMED");
    }

    /** Returns instructions for granting native access. */
    public static String remedy() {
        Module module = NativeAccess.class.getModule();
        if (module.isNamed() && module.getLayer() != ModuleLayer.boot()) {
            // The option applies only to the boot layer.
            return "The module layer was created by the program: in the program, call enableNativeAccess for module "
                    + module.getName() + " on the layer's controller";
        }
        return "Start java with " + flag()
                + " (the manifest attribute Enable-Native-Access counts only in the jar given to java -jar)";
    }

    /**
     * Calls a restricted method without effect, to check for native access.
     *
     * @throws IllegalCallerException if the JVM refuses native access
     */
    static void check() {
        MemorySegment.NULL.reinterpret(0);
    }

    /**
     * Returns the reason for a refused native access.
     *
     * @param what the library, function or callback that needs native access
     */
    public static UnavailableReason denied(String what, IllegalCallerException refusal) {
        return new UnavailableReason(
                UnavailableReason.Kind.NATIVE_ACCESS,
                "This JVM does not allow rdma4j to call native code, which " + what + " needs. " + remedy()
                        + ". The JVM said: " + refusal.getMessage());
    }
}
