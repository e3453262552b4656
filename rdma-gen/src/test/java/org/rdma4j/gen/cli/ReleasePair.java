package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.pipeline.ImportedMetadata;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/**
 * The two releases that a table of {@link ReleaseCase cases} describes. Each case is one header of a single partition.
 * {@link #build} compiles the library, and compares the headers with the compiler.
 */
public final class ReleasePair {

    private static final List<String> SIDES = List.of("before", "after");
    private static final Compiler COMPILER = FixtureFolder.silentCompiler();

    private static final Map<String, ReleasePair> READ = new ConcurrentHashMap<>();

    private final Path folder;
    private final List<ReleaseCase> cases;
    private final Map<String, Config> configs = new HashMap<>();
    private final Map<String, Metadata> metadata = new LinkedHashMap<>();

    /** Returns the releases of a table. They are read once and shared between tests. */
    public static ReleasePair of(String table) {
        return READ.computeIfAbsent(table, file -> {
            try {
                Path folder = Files.createTempDirectory("releases").toRealPath();
                ReleasePair releases = new ReleasePair(folder, ReleaseCase.table(file));
                try (Stream<Path> files = Files.walk(folder)) {
                    files.sorted(Comparator.reverseOrder())
                            .forEach(path -> path.toFile().delete());
                }
                return releases;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Reads both releases, using an empty folder. */
    public ReleasePair(Path folder, List<ReleaseCase> cases) {
        this.folder = folder;
        this.cases = cases;
        for (String side : SIDES) {
            writeHeaders(side);
            configs.put(side, ConfigReader.read(folder.resolve(side).resolve("shop.toml")));
            metadata.put(side, read(side));
        }
    }

    /** Returns the case that declares or skips a name. */
    public ReleaseCase caseOf(String name) {
        List<ReleaseCase> found =
                cases.stream().filter(one -> one.names().contains(name)).toList();
        if (found.size() != 1) {
            throw new AssertionError("one case is to name '" + name + "', not these: " + found);
        }
        return found.get(0);
    }

    /** Returns the metadata of the older release, 1.0. */
    public Metadata before() {
        return metadata.get("before");
    }

    /** Returns the metadata of the newer release, 2.0. */
    public Metadata after() {
        return metadata.get("after");
    }

    /** Returns both releases reduced to the declarations of one case, the older first. */
    public List<Metadata> alone(ReleaseCase one) {
        return metadata.values().stream()
                .map(m -> m.withPartitions(List.of(alone(m.partitions().get(0), one))))
                .toList();
    }

    private Partition alone(Partition all, ReleaseCase one) {
        String header = header(one);
        return new Partition(
                all.namespace(),
                all.library(),
                all.soname(),
                List.of(header),
                of(header, all.records()),
                of(header, all.enums()),
                of(header, all.functions()),
                of(header, all.typedefs()),
                of(header, all.constants()),
                of(header, all.aliases()),
                of(header, all.opaques()),
                all.skipped().stream().filter(s -> caseOf(s.name()).equals(one)).toList());
    }

    private static <D extends Declaration> List<D> of(String header, List<D> all) {
        return all.stream().filter(d -> d.header().equals(header)).toList();
    }

    /** Returns the configuration of the newer release. */
    public Config config() {
        return configs.get("after");
    }

    /** Returns the folder of both releases, which messages may contain. */
    public Path folder() {
        return folder;
    }

    /** Returns the cases of the table. */
    public List<ReleaseCase> cases() {
        return cases;
    }

    private void writeHeaders(String side) {
        StringBuilder config = new StringBuilder("include_paths = [\".\"]\n[output]\nname = \"shop\"\n"
                + "package = \"org.example\"\n[[type_import]]\nmetadata = \""
                + Path.of("..", "metadata", "linux.json").toAbsolutePath().normalize() + "\"\nnamespace = \"linux\"\n");
        config.append("[[partition]]\nnamespace = \"shop\"\nlibrary = \"shop\"\nheaders = [");
        for (ReleaseCase one : cases) {
            // For {@code #pragma once}, gcc regards two files with the same content and time as one.
            write(side, header(one), "#pragma once // " + header(one) + "\n" + one.part(side));
            config.append("\n    \"" + header(one) + "\",");
        }
        config.append("\n]\n");
        for (ReleaseCase one : cases) {
            one.lines("skip " + side)
                    .forEach(name ->
                            config.append("[[skip]]\nname = \"" + name + "\"\nreason = \"left out in a later run\"\n"));
        }
        cases.forEach(one -> config.append(one.part("config " + side)));
        write(side, "shop.toml", config.toString());
    }

    /** Reads the headers of a release, and adds the symbol versions of the cases. */
    private Metadata read(String side) {
        Config config = configs.get(side);
        Metadata read = FixtureFolder.read(
                config, COMPILER, ImportedMetadata.readAll(config), side.equals("before") ? "1.0" : "2.0");
        Map<String, String> versions = new HashMap<>();
        nodes(side).forEach((node, names) -> names.forEach(name -> versions.put(name, node)));
        Partition p = read.partitions().get(0);
        List<FunctionDecl> functions = p.functions().stream()
                .map(f -> new FunctionDecl(
                        f.name(), f.type(), f.linkage(), Optional.ofNullable(versions.get(f.name())), f.header()))
                .toList();
        return read.withPartitions(List.of(new Partition(
                p.namespace(),
                p.library(),
                "libshop.so.1",
                p.headers(),
                p.records(),
                p.enums(),
                functions,
                p.typedefs(),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped())));
    }

    private Map<String, List<String>> nodes(String side) {
        Map<String, List<String>> nodes = new TreeMap<>();
        for (ReleaseCase one : cases) {
            for (String line : one.lines("map " + side)) {
                String[] words = line.split(" ");
                nodes.computeIfAbsent(words[0], n -> new ArrayList<>()).add(words[1]);
            }
        }
        return nodes;
    }

    /**
     * Compiles the libraries of both releases, and checks that {@code extract} reads the same facts from libraries and
     * headers.
     */
    public void build() {
        SIDES.forEach(this::build);
    }

    private void build(String side) {
        StringBuilder library = new StringBuilder("#include <string.h>\n");
        for (ReleaseCase one : cases) {
            library.append("#include \"" + header(one) + "\"\n" + one.part("library " + side) + one.part("library"));
        }
        write(side, "shop.c", library.toString());
        StringBuilder map = new StringBuilder();
        Map<String, List<String>> nodes = nodes(side);
        nodes.forEach((node, names) -> map.append(node + " { " + String.join("; ", names) + "; };\n"));
        write(side, "shop.map", map.toString());
        List<String> build = new ArrayList<>(List.of("-w", "-shared", "-fPIC", "-Wl,-soname,libshop.so.1"));
        if (!nodes.isEmpty()) {
            build.add("-Wl,--version-script=" + folder.resolve(side + "/shop.map"));
        }
        build.addAll(List.of("-o", folder.resolve(side + "/libshop.so").toString()));
        CommandResult built = compile(side, "shop.c", build);
        if (!built.succeeded()) {
            throw new AssertionError("the library of the release " + side + " does not compile:\n" + built.err());
        }
        link(side);
        Path file = folder.resolve(side + ".json");
        CommandOutcome outcome = CommandOutcome.of(
                "extract",
                "--config",
                folder.resolve(side + "/shop.toml").toString(),
                "-L",
                folder.resolve(side).toString(),
                "--release",
                metadata.get(side).release(),
                "-o",
                file.toString());
        if (outcome.exit() != 0) {
            throw new AssertionError("the headers of the release " + side + ": " + outcome.err());
        }
        assertThat(Dump.lines(MetadataReader.read(file))).isEqualTo(Dump.lines(metadata.get(side)));
    }

    private String header(ReleaseCase one) {
        return "case" + cases.indexOf(one) + ".h";
    }

    /** Links the library under the name with which it is loaded. */
    private void link(String side) {
        try {
            Files.createLink(folder.resolve(side + "/libshop.so.1"), folder.resolve(side + "/libshop.so"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String side, String name, String text) {
        try {
            Files.createDirectories(folder.resolve(side));
            Files.writeString(folder.resolve(side).resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CommandResult compile(String side, String source, List<String> options) {
        List<String> words = new ArrayList<>(
                List.of("cc", "-std=gnu11", "-pedantic-errors", "-Wno-pedantic", "-Werror=pointer-sign", "-isystem"));
        words.add(folder.resolve(side).toString());
        words.add(folder.resolve(side).resolve(source).toString());
        words.addAll(options);
        return Command.of(words.toArray(String[]::new)).run();
    }

    /**
     * Determines the effect of a change on a program by compiling and running it. Code for which C requires a
     * diagnostic does not compile; a program that works exits with 0.
     *
     * @param source the body of {@code main}, or an entire program
     * @return {@code neither}, {@code source}, {@code binary} or {@code both}
     */
    public String observedVerdict(ReleaseCase one, String source) {
        String text = "#include <stddef.h>\n#include <string.h>\n#include \"" + header(one) + "\"\n"
                + (source.contains("int main(void)") ? source : "int main(void)\n{\n" + source + "return 0;\n}\n");
        List<CommandResult> compiled = new ArrayList<>();
        for (String side : SIDES) {
            String file = "main" + cases.indexOf(one) + ".c";
            write(side, file, text);
            compiled.add(compile(side, file, List.of("-o", program(one, side), "-L" + folder.resolve(side), "-lshop")));
        }
        if (!compiled.get(0).succeeded() || !runs(one, "before", "before")) {
            throw new AssertionError(one + ": the program does not work with the release it was written for: "
                    + compiled.get(0).err());
        }
        boolean breaksSource = !compiled.get(1).succeeded() || !runs(one, "after", "after");
        boolean breaksBinary = !runs(one, "before", "after");
        return breaksSource ? breaksBinary ? "both" : "source" : breaksBinary ? "binary" : "neither";
    }

    private String program(ReleaseCase one, String side) {
        return folder.resolve(side).resolve("main" + cases.indexOf(one)).toString();
    }

    private boolean runs(ReleaseCase one, String compiledFor, String library) {
        return Command.of(
                        "env", "LD_BIND_NOW=1", "LD_LIBRARY_PATH=" + folder.resolve(library), program(one, compiledFor))
                .run()
                .succeeded();
    }
}
