package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * {@code [output]}: what is written, and where. Each part is optional; a command that needs an absent one says so.
 *
 * @param name of the project, as in {@code rdma-core}; written into the metadata
 * @param releasesOf the project whose releases are counted, as in {@code rdma-core} for one of its libraries
 * @param pkgConfig the pkg-config file that tells the release, as in {@code libibverbs}; empty where headers have none
 * @param javaPackage the Java package above the namespaces', as in {@code org.rdma4j.sys}
 * @param metadata the metadata file; its name may hold <code>{release}</code>
 * @param java the source folder of the emitted Java; owned by the generator
 * @param wrapper the folder of wrapper.h and wrapper.c
 * @param wrapperPrefix what the wrapped functions' names begin with, as in {@code rdma_wrap_}
 * @param nativeImage the folder of what GraalVM's native-image must know of the emitted Java
 * @param releaseMacro the macro that the wrapper's build gives the headers' release in, as in {@code RDMA_CORE_RELEASE};
 *     empty where the wrapper is for one release
 * @param wrapperLinks the partitions' libraries that the wrapper is linked to
 * @param runtimePackage the Java package of the hand-written runtime that emitted code calls
 * @param targets the machines that the metadata is to have numbers for
 * @param regenerate the command that makes everything anew, where that is not the generator's own
 */
public record OutputConfig(
        String name,
        String releasesOf,
        Optional<String> pkgConfig,
        Optional<String> javaPackage,
        Optional<Path> metadata,
        Optional<Path> java,
        Optional<Path> wrapper,
        String wrapperPrefix,
        Optional<Path> nativeImage,
        Optional<String> releaseMacro,
        Set<String> wrapperLinks,
        Optional<String> runtimePackage,
        TargetsConfig targets,
        Optional<String> regenerate) {

    public OutputConfig {
        wrapperLinks = Set.copyOf(wrapperLinks);
    }

    /** Output whose wrapper, if there is one, is for one release. */
    public OutputConfig(
            String name,
            Optional<String> pkgConfig,
            Optional<String> javaPackage,
            Optional<Path> metadata,
            Optional<Path> java,
            Optional<Path> wrapper,
            String wrapperPrefix,
            Optional<Path> nativeImage,
            Optional<String> runtimePackage,
            TargetsConfig targets) {
        this(
                name,
                name,
                pkgConfig,
                javaPackage,
                metadata,
                java,
                wrapper,
                wrapperPrefix,
                nativeImage,
                Optional.empty(),
                Set.of(),
                runtimePackage,
                targets,
                Optional.empty());
    }
}
