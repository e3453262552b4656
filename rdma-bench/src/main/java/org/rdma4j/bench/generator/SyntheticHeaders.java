package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rdma4j.bench.run.ChildProcess;

/**
 * Headers that are a multiple of the size of verbs.h: copies of its text with different names, a configuration for all
 * copies, and a library with their functions.
 */
final class SyntheticHeaders {
    private static final Path INCLUDE = Path.of("/usr/include/infiniband");
    private static final Pattern WORD = Pattern.compile("\\b[A-Za-z_]\\w*\\b");
    private static final Pattern OWN = Pattern.compile("ibv|IBV|verbs|VERBS|INFINIBAND");
    private static final List<String> SHADOWED = List.of(
            "ibv_query_port = \"___ibv_query_port\"",
            "ibv_reg_mr = \"__ibv_reg_mr\"",
            "ibv_reg_mr_iova = \"__ibv_reg_mr_iova\"");

    private final Path root;
    private final String text;
    private final Set<String> names;
    private final List<String> functions;

    /**
     * Reads verbs.h of this machine.
     *
     * @param root the root directory of the project, whose posix and linux configurations are imported
     * @param dump the output of {@code rdma-gen dump} for the release on this machine
     */
    SyntheticHeaders(Path root, String dump) {
        this.root = root;
        this.text = read(INCLUDE.resolve("verbs.h"));
        Set<String> shared = new HashSet<>(words(read(INCLUDE.resolve("verbs_api.h"))));
        shared.addAll(words(read(INCLUDE.resolve("ib_user_ioctl_verbs.h"))));
        this.names = words(text);
        names.removeIf(name -> !OWN.matcher(name).find() || shared.contains(name));
        this.functions = dump.lines()
                .map(line -> line.split("\t"))
                .filter(row ->
                        row[0].equals("rdma.ibverbs") && row[1].equals("function") && row[3].startsWith("extern "))
                .map(row -> row[2])
                .filter(names::contains)
                .toList();
    }

    /** Writes headers with {@code count} copies, and returns their configuration. */
    Path write(Path directory, int count) {
        StringBuilder main =
                new StringBuilder("#include <infiniband/verbs_api.h>\n#include <infiniband/ib_user_ioctl_verbs.h>\n");
        StringBuilder library = new StringBuilder();
        StringBuilder shadow = new StringBuilder();
        for (int copy = 0; copy < count; copy++) {
            String suffix = "_" + copy;
            write(directory.resolve("growth" + suffix + ".h"), renamed(suffix));
            main.append("#include \"growth%s.h\"\n".formatted(suffix));
            functions.forEach(function -> library.append("void %s%s(void) {}\n".formatted(function, suffix)));
            SHADOWED.forEach(line -> shadow.append(renamed(line, suffix)).append('\n'));
        }
        write(directory.resolve("growth.h"), main.toString());
        write(directory.resolve("growth.c"), library.toString());
        ChildProcess.run(List.of(
                "cc",
                "-shared",
                "-fPIC",
                "-o",
                directory.resolve("libgrowth.so").toString(),
                directory.resolve("growth.c").toString()));
        Path config = directory.resolve("growth.toml");
        write(config, config(count) + shadow);
        return config;
    }

    private String config(int count) {
        String headers = IntStream.range(0, count)
                .mapToObj(copy -> "\"growth_" + copy + ".h\"")
                .collect(Collectors.joining(", "));
        return """
                include_paths = ["."]
                [output]
                name = "growth"
                package = "org.example.growth"
                metadata = "growth-{release}.json"
                java = "java"
                wrapper = "wrapper"
                wrapper_prefix = "wrap_"
                runtime = "org.rdma4j.sys.runtime"
                [[partition]]
                namespace = "growth"
                library = "growth"
                headers = ["growth.h"]
                traverse = [%1$s, "infiniband/verbs_api.h", "infiniband/ib_user_ioctl_verbs.h"]
                [[partition]]
                namespace = "growth.wrapper"
                library = "growth_wrapper"
                headers = ["wrapper/wrapper.h"]
                traverse = ["wrapper/wrapper.h"]
                [[type_import]]
                metadata = "%2$s/metadata/posix.json"
                namespace = "posix"
                config = "%2$s/posix.toml"
                [[type_import]]
                metadata = "%2$s/metadata/linux.json"
                namespace = "linux"
                config = "%2$s/linux.toml"
                [shadow]
                """.formatted(headers, root);
    }

    private String renamed(String suffix) {
        return text.lines()
                .map(line -> line.stripLeading().startsWith("#include") ? line : renamed(line, suffix))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private String renamed(String line, String suffix) {
        return WORD.matcher(line)
                .replaceAll(word ->
                        Matcher.quoteReplacement(names.contains(word.group()) ? word.group() + suffix : word.group()));
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text).results().map(word -> word.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
