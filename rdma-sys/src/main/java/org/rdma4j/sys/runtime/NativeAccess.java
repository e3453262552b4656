package org.rdma4j.sys.runtime;

/** The words for a JVM that refuses native access to this module. */
final class NativeAccess {
    private NativeAccess() {}

    /** The exact flag that grants native access to this module as it was loaded: by name, or as part of the class path. */
    static String flag() {
        Module module = NativeAccess.class.getModule();
        return "--enable-native-access=" + (module.isNamed() ? module.getName() : "ALL-UNNAMED");
    }

    static Unavailable denied(String what, IllegalCallerException refusal) {
        return new Unavailable(
                Unavailable.Kind.NATIVE_ACCESS,
                "This JVM does not let rdma4j call native code, which " + what + " needs. Start java with " + flag()
                        + " (the manifest attribute Enable-Native-Access counts only in the jar given to java -jar)."
                        + " The JVM said: " + refusal.getMessage());
    }
}
