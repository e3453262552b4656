package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * {@code [output]}: the output files. Each entry is optional; a command that requires an entry fails with an error if
 * it is not set.
 *
 * @param name name of the project in the metadata, such as {@code rdma-core}
 * @param releasesOf project that the releases belong to, such as {@code rdma-core} for one of its libraries
 * @param pkgConfig pkg-config file with the release, such as {@code libibverbs}; empty if the headers have no release
 * @param javaPackage parent package of the namespaces, such as {@code org.rdma4j.sys}
 * @param metadata metadata file; its name may contain <code>{release}</code>
 * @param java source directory of the emitted Java, which belongs to the generator
 * @param wrapper directory of wrapper.h and wrapper.c
 * @param wrapperPrefix prefix of the functions of the wrapper, such as {@code rdma_wrap_}
 * @param nativeImage directory of the configuration for GraalVM's native-image
 * @param releaseMacro macro that contains the release of the headers when the wrapper is compiled, such as
 *     {@code RDMA_CORE_RELEASE}; empty if the wrapper is for one release
 * @param wrapperLinks libraries of the partitions that the wrapper is linked to
 * @param runtimePackage Java package of the hand-written runtime that emitted code calls
 * @param targets targets of the metadata
 * @param regenerate command that regenerates all output, if it is not a command of the generator
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

    /** Creates output whose wrapper is for one release. */
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
