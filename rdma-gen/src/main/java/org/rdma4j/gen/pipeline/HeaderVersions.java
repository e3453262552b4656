package org.rdma4j.gen.pipeline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Versions of the headers, the compiler, libc and the kernel headers, without patch levels: an update of a distribution
 * leaves metadata as it is.
 */
final class HeaderVersions {

    private static final Pattern PKG_CONFIG_VERSION = Pattern.compile("(?m)^Version:\\s*(\\S+)\\s*$");
    private static final Pattern LINUX_VERSION = Pattern.compile("LINUX_VERSION_CODE\\s+(\\d+)");
    /** Libraries of rdma-core put their own version first: 1.14.44.0 is libibverbs 1.14 of rdma-core 44.0. */
    private static final Pattern RELEASE_IN_VERSION = Pattern.compile("(?:\\d+\\.\\d+\\.)?(\\d+\\.\\d+)");

    private final Compiler compiler;
    private final Map<String, String> macros;

    HeaderVersions(Compiler compiler, Map<String, String> macros) {
        this.compiler = compiler;
        this.macros = macros;
    }

    /**
     * Returns the release of the headers, or the empty string if the configuration names no pkg-config file.
     *
     * @throws ProblemException if there is no such file next to the headers
     */
    static String release(Compiler compiler, Config config) {
        Optional<String> module = config.output().pkgConfig();
        if (module.isEmpty()) {
            return "";
        }
        for (Path include : compiler.includePaths()) {
            for (Path file : pkgConfigFiles(compiler, include, module.get())) {
                if (Files.isRegularFile(file)) {
                    return releaseIn(file);
                }
            }
        }
        throw ProblemException.missing(
                "the release of the headers is unknown: there is no " + module.get() + ".pc next to them",
                "specify it with --release, or install the development package that contains the file");
    }

    private static List<Path> pkgConfigFiles(Compiler compiler, Path include, String module) {
        Path prefix = include.resolveSibling("lib");
        String name = module + ".pc";
        return List.of(
                prefix.resolve(compiler.target().triple()).resolve("pkgconfig").resolve(name),
                prefix.resolve("pkgconfig").resolve(name),
                include.resolveSibling("lib64").resolve("pkgconfig").resolve(name));
    }

    private static String releaseIn(Path file) {
        Matcher version = PKG_CONFIG_VERSION.matcher(read(file));
        if (version.find()) {
            Matcher release = RELEASE_IN_VERSION.matcher(version.group(1));
            return release.matches() ? release.group(1) : version.group(1);
        }
        throw ProblemException.badInput(
                Location.of(file.toString()),
                "the file has no Version line",
                "specify the" + " release with --release");
    }

    /** Returns the known versions by component. */
    SortedMap<String, String> all(Config config, String release) {
        SortedMap<String, String> versions = new TreeMap<>();
        if (!release.isEmpty()) {
            versions.put(config.output().name(), release);
        }
        versions.put("compiler", compiler.version());
        if (macros.containsKey("__GLIBC__") && macros.containsKey("__GLIBC_MINOR__")) {
            versions.put("glibc", macros.get("__GLIBC__") + "." + macros.get("__GLIBC_MINOR__"));
        }
        linux().ifPresent(v -> versions.put("linux", v));
        return versions;
    }

    private Optional<String> linux() {
        for (Path include : compiler.includePaths()) {
            Path header = include.resolve("linux/version.h");
            if (Files.isRegularFile(header)) {
                Matcher code = LINUX_VERSION.matcher(read(header));
                if (code.find()) {
                    int value = Integer.parseInt(code.group(1));
                    return Optional.of((value >> 16) + "." + (value >> 8 & 0xff));
                }
            }
        }
        return Optional.empty();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(file.toString()), e);
        }
    }
}
